import { sql } from 'drizzle-orm';
import { boolean, char, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Towns of the world, and parks. City data from GeoNames (geonames.org), CC BY 4.0. Source: docs/rules/sky.md, "Places". */
export const places = pgTable(
  'places',
  {
    /** GeoNames id, or that of `parks.ts`: the same in every edition. */
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** State or province; null if it has no name. */
    region: text('region'),
    regionCode: text('region_code'),
    countryCode: char('country_code', { length: 2 }).notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    population: integer('population').notNull(),
    /** IANA name. */
    zone: text('zone').notNull(),
  },
  (place) => [index('places_country_zone').on(place.countryCode, place.zone)],
);

/**
 * Every spelling of a place as a normalized key. Population is repeated here so that a key's most populous place is found in the index
 * alone. No foreign key: both tables are filled and replaced together, in one transaction.
 */
export const placeNames = pgTable(
  'place_names',
  {
    placeId: integer('place_id').notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    key: text('key').notNull(),
    population: integer('population').notNull(),
    /** True for the place's own name; false for an old, foreign or short one. */
    own: boolean('own').notNull().default(false),
  },
  (name) => [
    primaryKey({ columns: [name.placeId, name.key] }),
    index('place_names_country_key').on(name.countryCode, name.key.op('text_pattern_ops')),
    index('place_names_key').on(name.key.op('text_pattern_ops'), name.population.desc()),
    index('place_names_populous')
      .on(name.key.op('text_pattern_ops'))
      .where(sql`${name.population} >= 300000`),
    index('place_names_trigram').using('gin', name.key.op('gin_trgm_ops')),
  ],
);

/** One row: which edition of the gazetteer is loaded. No row until one is. */
export const gazetteer = pgTable('gazetteer', {
  /** The edition of the data and of the code that reads it. When it changes, everything is loaded again. */
  edition: text('edition').primaryKey(),
  placeCount: integer('place_count').notNull(),
  nameCount: integer('name_count').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});

/** Empty: 1.0.0 used it while loading the gazetteer, and could run on this database again. */
export const loadedCountries = pgTable('loaded_countries', {
  countryCode: char('country_code', { length: 2 }).primaryKey(),
});

export type PlaceRow = typeof places.$inferSelect;
