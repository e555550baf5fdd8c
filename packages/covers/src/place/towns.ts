/** Towns are kept to a fiftieth of a degree. */
const steps = 50;
const stepColumns = 360 * steps + 1;
/** Whole degrees from pole to pole, and from the date line to itself. */
const rows = 181;
const columns = 361;

export interface Town {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Towns of 10,000 people or more, by whole degree. */
export interface Towns {
  /** The number of each degree's first town, and one more. */
  readonly firstTowns: Uint32Array;
  /** Where each is: fiftieths of a degree, row after row from the south pole. */
  readonly places: Int32Array;
  /** Four times the binary logarithm of its people. */
  readonly sizes: Uint8Array;
}

/** @param next reads the next number of the file */
export function readTowns(next: () => number): Towns {
  const listed: { readonly degree: number; readonly place: number; readonly size: number }[] = [];
  let place = 0;
  for (let left = next(); left > 0; left--) {
    place += next();
    const { latitude, longitude } = pointOf(place);
    listed.push({ degree: degreeOf(latitude, longitude), place, size: next() });
  }
  listed.sort((one, other) => one.degree - other.degree);
  const firstTowns = new Uint32Array(rows * columns + 1);
  for (const { degree } of listed) firstTowns[degree + 1] = (firstTowns[degree + 1] ?? 0) + 1;
  for (let degree = 1; degree < firstTowns.length; degree++)
    firstTowns[degree] = (firstTowns[degree] ?? 0) + (firstTowns[degree - 1] ?? 0);
  return {
    firstTowns,
    places: Int32Array.from(listed, (town) => town.place),
    sizes: Uint8Array.from(listed, ({ size }) => size),
  };
}

/** The towns in a point's degree and the eight around it. */
export function* townsAround(
  { firstTowns, places, sizes }: Towns,
  latitude: number,
  longitude: number,
): Generator<Town> {
  const west = Math.max(-180, Math.floor(longitude) - 1);
  const east = Math.min(180, Math.floor(longitude) + 1);
  for (let south = Math.floor(latitude) - 1; south <= Math.floor(latitude) + 1; south++) {
    if (south < -90 || south > 90) continue;
    const after = firstTowns[degreeOf(south, east) + 1] ?? 0;
    for (let town = firstTowns[degreeOf(south, west)] ?? 0; town < after; town++)
      yield { ...pointOf(places[town] ?? 0), population: 2 ** ((sizes[town] ?? 0) / 4) };
  }
}

function pointOf(place: number): Pick<Town, 'latitude' | 'longitude'> {
  return { latitude: Math.floor(place / stepColumns) / steps - 90, longitude: (place % stepColumns) / steps - 180 };
}

function degreeOf(latitude: number, longitude: number): number {
  return (Math.floor(latitude) + 90) * columns + Math.floor(longitude) + 180;
}
