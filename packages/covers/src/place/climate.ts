import { dataFile, oneOf, tableRows } from '../table-rows';

const climates = [
  'rainforest',
  'savanna',
  'tropics',
  'desert',
  'steppe',
  'mediterranean',
  'subtropical',
  'oceanic',
  'continental',
  'boreal',
  'tundra',
  'ice',
] as const;

/** Climates as far as a picture tells them apart. */
export type Climate = (typeof climates)[number];

/** Regions of one climate each. The first that holds a place decides. */
const zones = tableRows(dataFile('climates.tsv')).map(([climate, ...edges]) => {
  const [south = 0, north = 0, west = 0, east = 0] = edges.map(Number);
  return { climate: oneOf(climates, climate), south, north, west, east };
});

function byLatitude(latitude: number): Climate {
  const distance = Math.abs(latitude);
  if (distance < 10) return 'rainforest';
  if (distance < 23.5) return 'tropics';
  if (distance < 35.5) return 'subtropical';
  if (distance < 51.5) return 'continental';
  return distance < 68 ? 'boreal' : 'tundra';
}

/** The climate of a place near sea level. Source: docs/archive/design/covers.md, "Land" */
export function climateAt(latitude: number, longitude: number): Climate {
  const zone = zones.find(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  if (zone) return zone.climate;
  // Eastern Europe has leaf woods farther north than America has.
  if (latitude < 57.5 && latitude > 51 && longitude > 10 && longitude < 45) return 'continental';
  if (latitude > 57.5 && latitude < 60.5 && longitude > 10 && longitude < 26) return 'continental';
  return byLatitude(latitude);
}
