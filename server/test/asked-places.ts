import type { Database } from '../src/database/database';
import { resolveEventLocation } from '../src/modules/places/event-location.service';
import { placesNamed } from '../src/modules/places/places-named.service';
import { findPlace, nearestTown, resolvePlace, searchPlaces } from '../src/modules/places/places.service';

const spot = { latitude: 49.15, longitude: -125.9 };
/** One of everything that places are asked, which the table and the file answer alike. */
export const askedPlaces = (db: Database) =>
  Promise.all([
    ...[
      'Banff, AB',
      'Tofino, British Columbia',
      'Hallstatt, Austria',
      'Mt Vernon, WA',
      'Zion NP, Utah',
      'Hut, Ontario',
    ].map((text) => resolveEventLocation(db, text)),
    ...['par', 'york', 'bomba', 'springfield, ill'].map((text) => searchPlaces(db, text)),
    searchPlaces(db, 'saint jo', { country: 'Canada' }),
    searchPlaces(db, 'peterborough', { home: 'Canada' }),
    resolvePlace(db, 'Uppsala', 'Sweden'),
    findPlace(db, 2_000_000_001),
    placesNamed(db, ['London', 'Sydney']),
    nearestTown(db, spot, { countryCode: 'CA', regionCode: 'BC' }),
  ]);
