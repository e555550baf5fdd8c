import { figures } from '../parts/figures';
import { floatShadow, nearWater, wake } from '../parts/near-water';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const rowers: Motif = {
  words: 'a rowing eight',
  draw(sheet) {
    nearWater(sheet, 512);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    shell(sheet, { x: sheet.focus - way * 110, y: 548, size: 0.55, seats: 4, way });
    shell(sheet, { x: sheet.focus, y: 612, size: 0.92, seats: 6, way });
  },
};

interface Shell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seats: number;
  /** Where it goes; rowers look the other way. */
  readonly way: 1 | -1;
}

function shell(sheet: Sheet, { x, y, size: s, seats, way }: Shell): void {
  const half = (seats * 27 + 60) * s;
  const back = way === 1 ? -1 : 1;
  const places = Array.from({ length: seats }, (_, i) => x + (i - (seats - 1) / 2) * 50 * s);
  sheet.add(path(floatShadow(x, y + 10 * s, half), sheet.paint('navy'), { opacity: 0.35 }));
  const oars = places.map((px) => d`M${px + back * 14 * s} ${y - 20 * s}L${px + back * 46 * s} ${y + 24 * s}`).join('');
  const blades = places.map((px) => lens(px + back * 52 * s, y + 28 * s, 17 * s, 4 * s)).join('');
  figures(
    sheet,
    places.map((px) => ({ x: px, foot: y + 8 * s, height: 72 * s, pose: 'row' as const, way: back })),
    'cream',
    0.01,
  );
  figures(sheet, [{ x: x + back * (half - 46 * s), foot: y + 8 * s, height: 58 * s, pose: 'row', way }], 'poppy', 0.01);
  sheet.add(
    path(
      d`M${x - half} ${y - 4 * s}Q${x} ${y + 6 * s} ${x + half} ${y - 4 * s}Q${x + half * 0.8} ${y + 14 * s} ${x} ${y + 15 * s}T${x - half} ${y - 4 * s}z`,
      sheet.paint('poppy', 0, 'lit'),
    ),
    stroke(oars, sheet.paint('wood', 0, 'lit'), 3.5 * s),
    path(blades, sheet.paint('teal', 0, 'lit')),
    stroke(wake(x - way * half, y + 12 * s, 80 * s, way), sheet.paint('cream', 0.1), 2.5 * s, { opacity: 0.5 }),
  );
}
