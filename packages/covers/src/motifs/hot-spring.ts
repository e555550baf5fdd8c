import { boulder } from '../land/plants';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lantern, shine } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import { verticalFill } from '../print/fills';
import { d, disc, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const hotSpring: Motif = {
  words: 'people in a steaming hot spring',
  draw(sheet) {
    const yAt = ground(sheet, { y: 570, roll: 14, grass: 8 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 92, height: [110, 190], depth: 0.07 });
    const x = sheet.focus;
    pool(sheet, x);
    for (const [dx, y, s] of [
      [-120, 620, 1],
      [-40, 610, 0.9],
      [70, 626, 1.05],
      [150, 612, 0.9],
    ] as const)
      bather(sheet, x + dx, y, s);
    steam(sheet, x);
    lantern(sheet, { x: x - 262, y: 530, r: 14 }, 'mustard');
    sheet.add(stroke(d`M${x - 262} 548V606`, sheet.paint('wood', 0, 'shade'), 5));
    figures(sheet, [{ x: x + 262, foot: 626, height: 92, pose: 'stride', way: -1 }], 'cream');
  },
};

function pool(sheet: Sheet, x: number): void {
  const shape = d`M${x - 240} 628Q${x - 220} 588 ${x - 60} 590T${x + 220} 596Q${x + 290} 640 ${x + 130} 658T${x - 180} 660Q${x - 244} 652 ${x - 240} 628z`;
  shine(sheet, { x, y: 610, r: 250 }, 0.4);
  const fill = verticalFill(sheet, 590, 660, [
    [0, sheet.skyTone(0.85)],
    [1, sheet.paint('teal', 0.05)],
  ]);
  sheet.add(path(shape, fill), stroke(shape, sheet.paint('cream', 0.1), 3, { opacity: 0.4 }));
  const rng = sheet.rng('stones');
  let stones = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI;
    stones += boulder(rng, {
      x: x + 14 + Math.cos(a) * rng.range(244, 276),
      foot: 634 + Math.sin(a) * 40,
      height: rng.range(18, 36),
    });
  }
  sheet.add(path(stones, sheet.paint('rock', 0.02)));
}

/** Head and shoulders above the water. */
function bather(sheet: Sheet, x: number, y: number, s: number): void {
  const skin = sheet.paint('ink', 0.02);
  sheet.add(
    path(
      d`M${x - 20 * s} ${y + 6}q0 ${-22 * s} ${20 * s} ${-22 * s}t${20 * s} ${22 * s}z` + disc(x, y - 26 * s, 11 * s),
      skin,
    ),
    path(lens(x, y + 6, 32 * s, 3), sheet.paint('cream', 0.1, 'lit'), { opacity: 0.7 }),
    path(d`M${x - 10 * s} ${y - 33 * s}h${20 * s}l-3-7h${-14 * s}z`, sheet.paint('cream', 0, 'lit')),
  );
}

function steam(sheet: Sheet, x: number): void {
  const rng = sheet.rng('steam');
  let wisps = '';
  for (let i = 0; i < 11; i++) {
    const [wx, h] = [x + rng.range(-220, 220), rng.range(70, 150)];
    wisps += d`M${wx} 606q-26 ${-h * 0.3} 0 ${-h * 0.5}t4 ${-h * 0.5}`;
  }
  sheet.add(stroke(wisps, sheet.paint('cream', 0.2, 'lit'), 13, { 'stroke-linecap': 'round', opacity: 0.3 }));
}
