/** Climates as far as a picture tells them apart. */
export type Climate =
  | 'rainforest'
  | 'savanna'
  | 'tropics'
  | 'desert'
  | 'steppe'
  | 'mediterranean'
  | 'subtropical'
  | 'oceanic'
  | 'continental'
  | 'boreal'
  | 'tundra'
  | 'ice';

/** A region of one climate: south, north, west, east. The first region that holds a place decides. */
type Zone = readonly [climate: Climate, south: number, north: number, west: number, east: number];

/** Our own table, after the maps of Köppen's climates; what no zone holds goes by its latitude. */
const zones: readonly Zone[] = [
  ['ice', -90, -62, -180, 180],
  // North America
  ['tundra', 58, 84, -95.5, -60],
  ['tundra', 66.5, 84, -141, -60],
  ['tundra', 67.5, 72, -168, -141],
  ['tundra', 52, 61, -170, -158],
  ['tundra', 49.5, 61, -56.5, -53.9],
  ['boreal', 45.15, 51.5, -96, -76.2],
  ['oceanic', 40.5, 59, -138, -121.3],
  ['mediterranean', 32, 40.5, -125, -120.4],
  ['mediterranean', 32, 35, -121, -116.8],
  ['desert', 31, 37.3, -118, -109.5],
  ['desert', 36.6, 40, -113, -108.4],
  ['steppe', 38, 43, -120, -111],
  ['steppe', 33, 37.2, -109.5, -103],
  ['desert', 23, 33, -115, -100.6],
  ['savanna', 28.4, 31.5, -106, -101.5],
  ['steppe', 37, 51.5, -113, -101.5],
  // Middle and South America
  ['rainforest', 7, 18.5, -92, -77],
  ['rainforest', 18, 20.2, -156, -154.8],
  ['tropics', 14, 22.7, -115, -59],
  ['rainforest', 0, 8.5, -79, -76.4],
  ['rainforest', -12, 5, -75.5, -48],
  ['desert', -19, -5, -82, -75.8],
  ['desert', -28, -17, -71.5, -67.4],
  ['steppe', -23, -12, -75.8, -65],
  ['mediterranean', -37, -29, -73, -69.6],
  ['oceanic', -56, -37, -76, -68],
  ['steppe', -52, -37, -71, -62],
  ['savanna', -24, -12, -60, -41],
  ['rainforest', -24, -5, -46, -34],
  ['savanna', -2, 2, -92, -89],
  // Europe
  ['tundra', 62, 84, -74, -10],
  ['boreal', 60.5, 69.6, 10, 45],
  ['tundra', 69.6, 84, 10, 180],
  ['mediterranean', 35, 44.4, -9.6, -0.5],
  ['oceanic', 43, 44.4, -9.6, -0.5],
  ['mediterranean', 34, 44.2, -0.5, 30],
  ['oceanic', 44.2, 46.4, 6.4, 13.9],
  ['oceanic', 43, 60, -11, 10.4],
  ['oceanic', 57.5, 63.5, 4, 6.4],
  ['mediterranean', 30.5, 37, 30, 36.5],
  ['subtropical', 40, 43, 41, 50],
  // Africa
  ['mediterranean', 32.8, 37.5, -9.5, 11.5],
  ['desert', 28, 31.6, -13, -9.3],
  ['steppe', 29.8, 33.2, -10, -5.2],
  ['desert', 16.2, 33, -17.5, 40],
  ['savanna', 8.5, 16.2, -18, 35],
  ['rainforest', -5, 8.5, -14, 30],
  ['tropics', -11, 4.5, 38.8, 52],
  ['desert', -1, 12.5, 41, 52],
  ['savanna', -11, 12, 28, 42],
  ['desert', -30, -14, 11, 17.5],
  ['mediterranean', -35, -32, 17, 21],
  ['savanna', -27, -8, 17.5, 36],
  ['rainforest', -26, -11, 46, 51],
  // Asia
  ['desert', 12, 33, 34, 60],
  ['desert', 33, 39.5, 49, 62],
  ['desert', 24, 31, 60, 74],
  ['desert', 36, 46, 54, 66],
  ['desert', 36.5, 45, 75.5, 106],
  ['desert', 33.3, 36.5, 76, 80],
  ['steppe', 28, 50, 60, 118],
  ['rainforest', -10.5, 9, 94, 160],
  ['rainforest', 8, 15, 73, 77.2],
  ['tropics', 8, 24, 68, 126],
  ['subtropical', 24, 31, 74, 96],
  ['subtropical', 21, 36.4, 96, 142],
  ['rainforest', -19, -10, 142, 146.5],
  // Oceania
  ['tropics', -19.5, -10, 120, 180],
  ['rainforest', -23, -10, 160, 180],
  ['mediterranean', -35.5, -31, 114, 118],
  ['desert', -31.5, -19.5, 113, 143],
  ['subtropical', -36, -23, 143, 155],
  ['oceanic', -48, -33.5, 140, 179],
];

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
    ([, south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  if (zone) return zone[0];
  // Eastern Europe has leaf woods farther north than America has.
  if (latitude < 57.5 && latitude > 51 && longitude > 10 && longitude < 45) return 'continental';
  if (latitude > 57.5 && latitude < 60.5 && longitude > 10 && longitude < 26) return 'continental';
  return byLatitude(latitude);
}
