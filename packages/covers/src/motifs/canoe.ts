import { figures } from '../parts/figures';
import { floatShadow, nearWater, wake } from '../parts/near-water';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const canoe: Motif = {
  words: 'canoes',
  draw(sheet) {
    nearWater(sheet, 516);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    boat(sheet, { x: sheet.focus - way * 190, y: 560, size: 0.62, hull: 'leaf', way });
    boat(sheet, { x: sheet.focus + way * 20, y: 612, size: 1, hull: 'poppy', way });
  },
};

interface Canoe {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hull: Material;
  readonly way: 1 | -1;
}

/** A canoe with high ends and two people with single blades. */
function boat(sheet: Sheet, { x, y, size: s, hull, way }: Canoe): void {
  const at = (u: number) => x + way * u * s;
  const side = d`M${at(-146)} ${y - 30 * s}Q${at(-130)} ${y - 8 * s} ${at(-90)} ${y - 6 * s}H${at(90)}Q${at(130)} ${y - 8 * s} ${at(146)} ${y - 30 * s}Q${at(136)} ${y + 20 * s} ${at(92)} ${y + 22 * s}H${at(-92)}Q${at(-136)} ${y + 20 * s} ${at(-146)} ${y - 30 * s}z`;
  sheet.add(path(floatShadow(x, y + 20 * s, 140 * s), sheet.paint('navy'), { opacity: 0.35 }));
  const height = 84 * s;
  figures(
    sheet,
    [-74, 66].map((u) => ({ x: at(u), foot: y + 12 * s, height, pose: 'row' as const, way })),
    'mustard',
    0.02,
  );
  const paddles = [-74, 66].map((u) => d`M${at(u + 4)} ${y - 44 * s}L${at(u + 42)} ${y + 16 * s}`).join('');
  const blades = [-74, 66].map((u) => d`M${at(u + 36)} ${y + 6 * s}L${at(u + 50)} ${y + 28 * s}`).join('');
  const round = { 'stroke-linecap': 'round' };
  sheet.add(
    path(side, sheet.paint(hull, 0.02, 'lit')),
    stroke(
      d`M${at(-140)} ${y - 22 * s}Q${at(-120)} ${y - 6 * s} ${at(-88)} ${y - 4 * s}H${at(88)}Q${at(120)} ${y - 6 * s} ${at(140)} ${y - 22 * s}`,
      sheet.paint('wood', 0, 'shade'),
      4 * s,
    ),
    stroke(paddles, sheet.paint('wood', 0, 'lit'), 4 * s, round),
    stroke(blades, sheet.paint('wood', 0, 'lit'), 11 * s, round),
    stroke(wake(at(-140), y + 16 * s, 90 * s, way), sheet.paint('cream', 0.1), 2.5 * s, { opacity: 0.55 }),
  );
}
