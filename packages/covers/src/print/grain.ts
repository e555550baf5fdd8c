import { element, rect } from './elements';
import { marks, type Point } from './pen';
import type { Sheet } from './sheet';

interface Tile {
  readonly name: string;
  readonly size: number;
  readonly specks: number;
  readonly colour: string;
  readonly speckSize: number;
  readonly turnDeg: number;
  readonly opacity: number;
}

/** Rotated tiles whose sizes share no factor, so that you don't notice the repeat. */
const tiles: readonly Tile[] = [
  { name: 'kd', size: 131, specks: 190, colour: '#000', speckSize: 1.5, turnDeg: 19, opacity: 0.11 },
  { name: 'kp', size: 173, specks: 210, colour: '#fff', speckSize: 1.3, turnDeg: -31, opacity: 0.13 },
];

/** Paper grain over the whole picture. */
export function grain(sheet: Sheet): void {
  const { left, top, right, bottom } = sheet.paper;
  for (const tile of tiles) {
    const fill = `url(#${sheet.define(tile.name, (id) => pattern(sheet, tile, id))})`;
    sheet.add(rect({ x: left, y: top, width: right - left, height: bottom - top }, fill, { opacity: tile.opacity }));
  }
}

function pattern(sheet: Sheet, { name, size, specks, colour, speckSize, turnDeg }: Tile, id: string): string {
  const rng = sheet.rng(name);
  const places = Array.from({ length: specks }, (): Point => [rng.int(0, size), rng.int(0, size)]);
  return element(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turnDeg})` },
    element('path', { d: marks(places), stroke: colour, 'stroke-width': speckSize, 'stroke-linecap': 'round' }),
  );
}
