import ShowroomCore

/// People's data when it is no longer wanted.
extension Phrasebook {
  public func willForget(_ customer: Customer, drives: Int) -> String {
    let count = count(drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    return say(
      "\(customer.name) would be erased: name, contact, licence, phrases. \(count) would stay, without a name. "
        + "This can not be taken back.",
      "\(customer.name) würde gelöscht: Name, Kontakt, Führerschein, Sätze. \(count) blieben ohne Namen. "
        + "Das lässt sich nicht zurücknehmen.")
  }

  public func forgotten(_ gone: Forgotten, number: Customer.ID) -> String {
    let drives = count(gone.drives, one: say("drive", "Fahrt"), many: say("drives", "Fahrten"))
    let phrases = count(gone.shortcuts, one: say("phrase", "Satz"), many: say("phrases", "Sätze"))
    return say(
      "Customer \(number) is erased, with \(phrases). Kept: \(drives), without a name. Backups made before still hold it all.",
      "Kunde \(number) ist gelöscht, dazu \(phrases). Geblieben: \(drives), ohne Namen. Ältere Sicherungen enthalten noch alles."
    )
  }

  public func driveIsOpen(_ drive: TestDrive, of customer: Customer) -> String {
    say(
      "\(customer.name) still has drive \(drive.id), \(slot(drive.slot)), \(driveState(drive.state)).",
      "\(customer.name) hat noch die Fahrt \(drive.id), \(slot(drive.slot)), \(driveState(drive.state)).")
  }

  public var endDriveFirst: String {
    say("Cancel it or bring it to its end first.", "Bitte zuerst stornieren oder abschließen.")
  }

  public var nothingIsTooOld: String {
    say("No drive is older than retention-days says.", "Keine Fahrt ist älter, als retention-days sagt.")
  }

  public func willTidy(_ drives: Int, before limit: Instant) -> String {
    let day = plainDay(calendar.date(at: limit))
    return say(
      "\(count(drives, one: "drive", many: "drives")) before \(day) would no longer say who drove. "
        + "This can not be taken back.",
      "Bei \(count(drives, one: "Fahrt", many: "Fahrten")) vor dem \(day) stünde nicht mehr, wer fuhr. "
        + "Das lässt sich nicht zurücknehmen.")
  }

  public func tidied(_ drives: Int) -> String {
    say(
      "\(count(drives, one: "drive no longer says", many: "drives no longer say")) who drove.",
      "Bei \(count(drives, one: "Fahrt", many: "Fahrten")) steht nicht mehr, wer fuhr.")
  }
}
