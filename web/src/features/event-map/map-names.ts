import type { NamedPlace } from '@ascendant/domain/map/map-labels';

/** A country or a sea. */
export interface MapName extends NamedPlace {
  readonly isSea: boolean;
}

/** Names to find one's way by: latitude and longitude of their middle, and from how many pixels of world width on they fit. */
const countries: readonly (readonly [string, number, number, number])[] = [
  ['Canada', 57, -106, 900],
  ['United States', 40, -99, 900],
  ['Mexico', 24, -102.5, 1400],
  ['Greenland', 73, -41, 1400],
  ['Brazil', -10, -53, 900],
  ['Argentina', -35, -66, 1400],
  ['Chile', -24, -69.5, 3200],
  ['Peru', -9.5, -75, 1800],
  ['Colombia', 3.5, -73, 2000],
  ['Cuba', 21.8, -79, 3600],
  ['Costa Rica', 10, -84.2, 7000],
  ['Iceland', 64.9, -18.6, 2600],
  ['Ireland', 53.2, -8, 4600],
  ['United Kingdom', 53.4, -1.8, 4200],
  ['Norway', 61.2, 9, 3200],
  ['Sweden', 63, 16, 3200],
  ['Finland', 63.5, 26.5, 3200],
  ['France', 46.6, 2.4, 3000],
  ['Spain', 39.9, -3.6, 3000],
  ['Portugal', 39.6, -8.1, 6000],
  ['Germany', 51, 10.3, 3400],
  ['Switzerland', 46.8, 8.2, 8000],
  ['Italy', 43.2, 12.4, 4200],
  ['Poland', 52, 19.4, 3600],
  ['Ukraine', 49, 31.5, 2800],
  ['Greece', 39.3, 21.9, 5200],
  ['Turkey', 39, 35, 2600],
  ['Russia', 62, 95, 900],
  ['Morocco', 31.6, -6.6, 3200],
  ['Algeria', 28, 2.7, 1500],
  ['Egypt', 26.8, 29.5, 2200],
  ['Nigeria', 9.5, 8, 2600],
  ['Ethiopia', 8.6, 39.6, 2400],
  ['Kenya', 0.5, 37.8, 3000],
  ['Tanzania', -6.3, 34.8, 2800],
  ['Namibia', -22, 17, 2800],
  ['Botswana', -22.2, 23.8, 3400],
  ['South Africa', -30.6, 24, 1800],
  ['Madagascar', -19.4, 46.7, 2800],
  ['Saudi Arabia', 24, 44.5, 1700],
  ['Iran', 32.5, 54.3, 1900],
  ['Kazakhstan', 48.2, 67, 1500],
  ['India', 22.5, 79, 1100],
  ['Nepal', 28.3, 84, 5200],
  ['China', 35.5, 103, 900],
  ['Mongolia', 46.6, 103.5, 1700],
  ['Japan', 36.4, 138.6, 2800],
  ['Thailand', 16, 101.6, 3000],
  ['Vietnam', 21.4, 105.2, 4600],
  ['Philippines', 12.6, 122.9, 3200],
  ['Indonesia', -1, 113.6, 1800],
  ['Australia', -25, 134, 900],
  ['New Zealand', -41.4, 173, 3000],
];

const seas: readonly (readonly [string, number, number, number])[] = [
  ['Atlantic', 34, -42, 700],
  ['Pacific', 12, -150, 700],
  ['Indian Ocean', -24, 78, 900],
  ['South Atlantic', -28, -16, 1200],
  ['South Pacific', -30, -122, 1200],
  ['Arctic Ocean', 80.5, -150, 1200],
  ['Mediterranean', 34.2, 18.5, 3400],
  ['Caribbean Sea', 15, -74.5, 2600],
  ['Hudson Bay', 59.8, -85.5, 2200],
  ['Gulf of Mexico', 25.2, -90.2, 2400],
  ['North Sea', 56.4, 3.2, 5200],
  ['Baltic Sea', 57.6, 19.6, 7000],
  ['Tasman Sea', -38.5, 161.5, 2400],
  ['Bay of Bengal', 14.5, 88.4, 2400],
];

const named = (list: typeof countries, isSea: boolean) =>
  list.map(([name, latitude, longitude, fromPx]) => ({ name, latitude, longitude, fromPx, isSea }));
const all = [...named(countries, false), ...named(seas, true)];

/** Those that have room in their own area when the world is this wide. */
export function namesAt(worldPx: number): readonly MapName[] {
  return all.filter(({ fromPx }) => worldPx >= fromPx);
}
