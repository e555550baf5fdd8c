import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { circle, path, rect, stroke } from '../print/elements';
import { d, marks, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const paints = ['mustard', 'teal', 'cream', 'rose'] as const;

export const beehives: Motif = {
  words: 'a beekeeper and hives',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 16, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 92, height: [110, 190], depth: 0.06 });
    const x = sheet.focus;
    for (const [i, dx] of [-160, -60, 40].entries()) hive(sheet, x + dx, yAt(x + dx) + 48, i);
    keeper(sheet, x + 136, yAt(x + 136) + 52);
    const rng = sheet.rng('bees');
    const bees = Array.from({ length: 40 }, (): Point => [x + rng.range(-230, 190), yAt(x) + rng.range(-120, 20)]);
    sheet.add(stroke(marks(bees), sheet.paint('ink', 0), 4.5, { 'stroke-linecap': 'round' }));
  },
};

/** A box hive of three storeys on legs. */
function hive(sheet: Sheet, x: number, foot: number, i: number): void {
  sheet.add(stroke(d`M${x - 30} ${foot}v-14M${x + 30} ${foot}v-14`, sheet.paint('wood'), 6));
  for (let k = 0; k < 3; k++)
    sheet.add(
      rect(
        { x: x - 38, y: foot - 40 - k * 27, width: 76, height: 26 },
        sheet.paint(paints[(i + k) % 4] ?? 'cream', 0.02, k % 2 ? 'plain' : 'lit'),
      ),
    );
  const side = sheet.lightX > x ? -1 : 1;
  sheet.add(
    path(d`M${x - 44} ${foot - 94}h88v-9h-88z`, sheet.paint('steel', 0.02)),
    rect({ x: x - 14, y: foot - 20, width: 28, height: 6 }, sheet.paint('ink')),
    rect({ x: side > 0 ? x + 20 : x - 38, y: foot - 94, width: 18, height: 80 }, sheet.paint('ink', 0.05), {
      opacity: 0.16,
    }),
  );
}

function keeper(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, [{ x, foot, height: 106, pose: 'reach', way: -1 }], 'cream');
  sheet.add(
    rect({ x: x - 56, y: foot - 92, width: 38, height: 26 }, sheet.paint('wood', 0, 'lit')),
    circle(x - 2, foot - 98, 15, sheet.paint('ink', 0.1), { opacity: 0.5 }),
    path(d`M${x - 28} ${foot - 106}q26-22 52 0z`, sheet.paint('straw', 0, 'lit')),
  );
}
