-- What cars cost.

ALTER TABLE car ADD COLUMN price INTEGER CHECK (price BETWEEN 1 AND 99999999);  -- whole euros

-- Wishes are compared with prices too. The table is derived, and made anew when a store is brought up to date.
DROP TABLE car_facet;

CREATE TABLE car_facet (
  model_id INTEGER NOT NULL REFERENCES model (id) ON DELETE CASCADE,
  facets   INTEGER NOT NULL,
  year     INTEGER NOT NULL,  -- 0 where it is not known
  price    INTEGER NOT NULL,  -- whole euros, 0 where it is not known
  car_id   INTEGER NOT NULL,
  PRIMARY KEY (model_id, facets, year, price)
) STRICT, WITHOUT ROWID;

CREATE INDEX car_facet_by_facets ON car_facet (facets, year DESC, price, car_id);
CREATE INDEX car_facet_priced ON car_facet (price) WHERE price > 0;

DROP VIEW journal_car;

CREATE VIEW journal_car (id, customer_id, line) AS
  SELECT id, NULL,
    coalesce('model=' || model_id || char(31), '')
    || coalesce('year=' || year || char(31), '')
    || coalesce('trim=' || replace(trim, char(31), '') || char(31), '')
    || coalesce('body=' || replace(body, char(31), '') || char(31), '')
    || coalesce('fuel=' || replace(fuel, char(31), '') || char(31), '')
    || coalesce('transmission=' || replace(transmission, char(31), '') || char(31), '')
    || coalesce('colour=' || replace(colour, char(31), '') || char(31), '')
    || coalesce('doors=' || doors || char(31), '')
    || coalesce('seats=' || seats || char(31), '')
    || coalesce('power=' || replace(power, char(31), '') || char(31), '')
    || coalesce('engine=' || replace(engine, char(31), '') || char(31), '')
    || coalesce('drive=' || replace(drive, char(31), '') || char(31), '')
    || coalesce('price=' || price || char(31), '')
  FROM car;
