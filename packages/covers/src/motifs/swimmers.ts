import { figures } from '../parts/figures';
import { circle, path, stroke } from '../print/elements';
import { d, disc, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const caps = ['poppy', 'mustard', 'cream', 'rose'] as const;

export const swimmers: Motif = {
  words: 'swimmers',
  draw(sheet) {
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    for (const [x, y, r] of [
      [-250, 500, 14],
      [40, 478, 9],
      [290, 520, 18],
    ] as const)
      buoy(sheet, sheet.focus + x, y, r);
    for (const [i, [dx, y, s]] of (
      [
        [-150, 540, 0.7],
        [60, 556, 0.8],
        [-60, 590, 1],
        [180, 606, 1.1],
      ] as const
    ).entries())
      swimmer(sheet, { x: sheet.focus + way * dx, y, size: s, cap: caps[i % 4] ?? 'poppy', way });
    shore(sheet);
  },
};

function buoy(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.add(
    circle(x, y - r * 0.6, r, sheet.paint('poppy', 0.1, 'lit')),
    path(lens(x, y + r * 0.4, r * 2, 4), sheet.paint('cream', 0.1), { opacity: 0.6 }),
  );
}

interface Swimmer {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cap: (typeof caps)[number];
  readonly way: 1 | -1;
}

/** A head with a cap, an arm coming over, and splashes behind. */
function swimmer(sheet: Sheet, { x, y, size: s, cap, way }: Swimmer): void {
  const at = (u: number) => x + way * u * s;
  const arm = d`M${at(6)} ${y - 4 * s}Q${at(22)} ${y - 44 * s} ${at(56)} ${y - 10 * s}`;
  let splash = lens(at(-10), y + 4 * s, 70 * s, 6 * s) + lens(at(52), y - 2 * s, 18 * s, 4 * s);
  for (const [u, v] of [
    [-58, 12],
    [-70, 4],
    [-64, 22],
    [-80, 14],
  ] as const)
    splash += disc(at(u), y - v * s, 4 * s);
  sheet.add(
    stroke(d`M${at(-50)} ${y}L${at(10)} ${y - 4 * s}`, sheet.paint('ink', 0.02), 15 * s, { 'stroke-linecap': 'round' }),
    stroke(arm, sheet.paint('ink', 0.02), 9 * s, { 'stroke-linecap': 'round' }),
    circle(at(30), y - 9 * s, 11 * s, sheet.paint('ink', 0.02)),
    path(d`M${at(30) - 11 * s} ${y - 10 * s}a${11 * s} ${11 * s} 0 0 1 ${22 * s} 0z`, sheet.paint(cap, 0, 'lit')),
    path(splash, sheet.paint('cream', 0.04, 'lit'), { opacity: 0.85 }),
  );
}

/** The edge of the shore, and people about to go in. */
function shore(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  const edge = d`M${left - 10} 652Q${sheet.focus} 622 ${right + 10} 660`;
  sheet.add(
    path(edge + d`V${bottom + 15}H${left - 10}z`, sheet.paint('sand', 0.02)),
    stroke(edge, sheet.paint('cream', 0, 'lit'), 6, { opacity: 0.8 }),
  );
  figures(
    sheet,
    [-96, 96].map((dx) => ({
      x: sheet.focus + dx,
      foot: 656,
      height: 62,
      pose: dx < 0 ? ('wave' as const) : ('stand' as const),
      way: dx < 0 ? (1 as const) : (-1 as const),
    })),
  );
}
