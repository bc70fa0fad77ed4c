// Reads an iCalendar file from standard input with libical and says what is in it: a line for the method, lines for each
// event, and a line for each error and each rule of RFC 5546 that the file breaks.

#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

static char *read_all(void) {
  size_t used = 0, size = 1 << 16;
  char *text = malloc(size);
  size_t count;
  while (text && (count = fread(text + used, 1, size - used - 1, stdin)) > 0) {
    used += count;
    if (size - used < 2) text = realloc(text, size *= 2);
  }
  if (text) text[used] = 0;
  return text;
}

/// Prints each property that libical put in to say what is wrong, in the component and below it.
static int print_errors(icalcomponent *component) {
  int errors = 0;
  for (icalproperty *property = icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY); property;
       property = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)) {
    printf("ERROR %s\n", icalproperty_get_xlicerror(property));
    errors++;
  }
  for (icalcomponent *child = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT); child;
       child = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)) {
    errors += print_errors(child);
  }
  return errors;
}

static void print_event(icalcomponent *event) {
  printf("UID %s\n", icalcomponent_get_uid(event));
  printf("SEQUENCE %d\n", icalcomponent_get_sequence(event));
  printf("DTSTART %s\n", icaltime_as_ical_string(icalcomponent_get_dtstart(event)));
  printf("DTEND %s\n", icaltime_as_ical_string(icalcomponent_get_dtend(event)));
  const char *description = icalcomponent_get_description(event);
  printf("DESCRIPTION ");
  for (const char *place = description ? description : ""; *place; place++) {
    if (*place == '\n') fputs("\\n", stdout);
    else putchar(*place);
  }
  putchar('\n');
}

int main(void) {
  char *text = read_all();
  icalcomponent *calendar = text ? icalparser_parse_string(text) : NULL;
  if (!calendar) {
    puts("ERROR not read");
    return 1;
  }
  icalproperty *method = icalcomponent_get_first_property(calendar, ICAL_METHOD_PROPERTY);
  printf("METHOD %s\n", method ? icalproperty_method_to_string(icalproperty_get_method(method)) : "");
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    print_event(event);
  }
  if (!icalrestriction_check(calendar)) puts("RESTRICTION broken");
  return print_errors(calendar) == 0 ? 0 : 1;
}
