import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const tops: readonly Material[] = ['poppy', 'mustard', 'teal', 'rose', 'cream'];

export const drumCircle: Motif = {
  words: 'a circle of drummers',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 8, material: sheet.isOnWater ? 'sand' : 'grass', depth: 0.06 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 110, height: [130, 220], depth: 0.06 });
    const x = sheet.focus;
    shine(sheet, { x, y: 600, r: 260 }, 0.5);
    stringLights(sheet, hang(x - 320, 410, x, 440, 20) + hang(x, 440, x + 320, 410, 20), { size: 6, gap: 25 });
    for (const [i, dx] of [-120, 0, 120].entries())
      drummer(sheet, { x: x + dx, foot: 606, s: 0.82, way: dx > 0 ? -1 : 1, top: tops[i] ?? 'poppy' });
    figures(sheet, [{ x: x - 30, foot: 640, height: 92, pose: 'spin' }], 'rose');
    figures(sheet, [{ x: x + 46, foot: 642, height: 90, pose: 'dance', way: -1 }], 'teal');
    for (const [i, dx] of [-210, 210].entries())
      drummer(sheet, { x: x + dx, foot: 654, s: 1.12, way: dx > 0 ? -1 : 1, top: tops[i + 3] ?? 'cream' });
  },
};

interface Drummer {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly top: Material;
}

/** Someone seated behind a tall drum. */
function drummer(sheet: Sheet, { x, foot, s, way, top }: Drummer): void {
  figures(sheet, [{ x, foot, height: 104 * s, pose: 'sit', way }], top);
  const [cx, cy] = [x + way * 30 * s, foot - 40 * s];
  const drum = d`M${cx - 22 * s} ${cy}Q${cx - 20 * s} ${cy + 24 * s} ${cx - 8 * s} ${cy + 28 * s}L${cx - 15 * s} ${foot + 4}H${cx + 15 * s}L${cx + 8 * s} ${cy + 28 * s}Q${cx + 20 * s} ${cy + 24 * s} ${cx + 22 * s} ${cy}z`;
  const skin = d`M${cx - 22 * s} ${cy}a${22 * s} ${7 * s} 0 1 1 ${44 * s} 0a${22 * s} ${7 * s} 0 1 1 ${-44 * s} 0z`;
  const cords = d`M${cx - 18 * s} ${cy + 4 * s}l${9 * s} ${20 * s}l${9 * s} ${-20 * s}l${9 * s} ${20 * s}l${9 * s} ${-20 * s}`;
  sheet.add(
    path(drum, sheet.paint('red', 0)),
    path(skin, sheet.paint('cream', 0, 'lit')),
    stroke(cords, sheet.paint('mustard', 0, 'lit'), 2),
  );
}
