import { crowd } from '../parts/crowd';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const scene = hex(lch(0.86, 0.11, 76));

export const theatre: Motif = {
  words: 'a theatre stage with red curtains',
  draw(sheet) {
    ground(sheet, { y: 600, roll: 4, material: 'stone', depth: 0.07 });
    const x = sheet.focus;
    shine(sheet, { x, y: 470, r: 330 }, 0.55);
    frame(sheet, x);
    figures(sheet, [{ x: x - 46, foot: 560, height: 96, pose: 'up' }], 'navy');
    figures(sheet, [{ x: x + 50, foot: 560, height: 92, pose: 'reach', way: -1 }], 'rose');
    crowd(sheet, { y: 626, size: 30, rows: 2 });
  },
};

/** The arch, the lit scene and the curtains drawn to the sides. */
function frame(sheet: Sheet, x: number): void {
  const [w, top, foot] = [220, 378, 572];
  const curtain = (s: 1 | -1) =>
    d`M${x + s * (w - 6)} ${top}H${x + s * 96}Q${x + s * 112} ${top + 90} ${x + s * 168} ${top + 112}Q${x + s * 150} ${top + 124} ${x + s * 140} ${foot - 8}H${x + s * (w - 6)}z`;
  const folds = [-1, 1]
    .map((s) =>
      [124, 152, 182]
        .map((u) => d`M${x + s * u} ${top + 4}Q${x + s * (u + 6)} ${top + 70} ${x + s * (u + 26)} ${top + 110}`)
        .join(''),
    )
    .join('');
  const pelmet = Array.from({ length: 7 }, (_, i) => d`M${x - w + 8 + i * 60.5} ${top - 4}h60q-30 62-60 0z`).join('');
  sheet.skyline.raise([
    [x - w, top - 44],
    [x, top - 80],
    [x + w, top - 44],
  ]);
  sheet.add(
    path(
      d`M${x - w - 26} ${foot}V${top - 30}H${x - w}Q${x} ${top - 104} ${x + w} ${top - 30}H${x + w + 26}V${foot}z`,
      sheet.paint('mustard', 0.03),
    ),
    rect({ x: x - w, y: top - 14, width: 2 * w, height: foot - top }, glowOr(sheet, scene, 'plaster', 0.03)),
    path(d`M${x - 120} ${foot - 14}q60-74 120-60t120 60z`, sheet.paint('teal', 0.05), { opacity: 0.6 }),
    path(curtain(1) + curtain(-1), sheet.paint('poppy', 0.01)),
    stroke(folds, sheet.paint('poppy', 0, 'shade'), 5, { opacity: 0.7, 'stroke-linecap': 'round' }),
    path(pelmet, sheet.paint('poppy', 0, 'shade')),
    stroke(d`M${x - w} ${top - 8}H${x + w}`, sheet.paint('mustard', 0, 'lit'), 7),
    rect({ x: x - w - 40, y: foot - 14, width: 2 * w + 80, height: 26 }, sheet.paint('wood', 0)),
    stroke(d`M${x - w - 10} ${foot - 12}H${x + w + 10}`, glowOr(sheet, scene, 'cream'), 7, {
      'stroke-dasharray': '9 26',
      'stroke-linecap': 'round',
    }),
  );
}
