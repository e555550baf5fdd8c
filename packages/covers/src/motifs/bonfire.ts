import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const light = hex(lch(0.8, 0.16, 58));
const flame = hex(lch(0.72, 0.19, 46));
const middle = hex(lch(0.83, 0.16, 72));
const heart = hex(lch(0.95, 0.1, 96));

export const bonfire: Motif = {
  words: 'a tall bonfire',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 12, material: sheet.isOnWater ? 'sand' : 'grass', grass: 10 });
    if (!sheet.isOnWater) framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 104, height: [110, 180], depth: 0.07 });
    const x = sheet.focus;
    fire(sheet, x, yAt(x) + 50);
    for (const [i, dx] of [-230, -165, -108, 112, 168, 236].entries())
      figures(sheet, [
        {
          x: x + dx,
          foot: yAt(x) + 56 + (i % 3) * 10,
          height: i === 2 || i === 4 ? 62 : 92,
          pose: (['up', 'dance', 'wave', 'spin', 'stand', 'up'] as const)[i] ?? 'stand',
          way: dx < 0 ? 1 : -1,
        },
      ]);
  },
};

function fire(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y - 90, r: 360 }, 0.8, light);
  const tongues = (s: number) =>
    d`M${x - 62 * s} ${y}Q${x - 92 * s} ${y - 70 * s} ${x - 44 * s} ${y - 118 * s}Q${x - 40 * s} ${y - 90 * s} ${x - 24 * s} ${y - 92 * s}Q${x - 30 * s} ${y - 160 * s} ${x + 8 * s} ${y - 204 * s}Q${x + 6 * s} ${y - 150 * s} ${x + 30 * s} ${y - 118 * s}Q${x + 38 * s} ${y - 128 * s} ${x + 38 * s} ${y - 146 * s}Q${x + 88 * s} ${y - 70 * s} ${x + 62 * s} ${y}z`;
  const logs = d`M${x - 96} ${y + 6}L${x + 40} ${y - 60}M${x + 96} ${y + 6}L${x - 40} ${y - 60}M${x - 60} ${y + 10}L${x + 10} ${y - 96}M${x + 60} ${y + 10}L${x - 10} ${y - 96}`;
  const rng = sheet.rng('sparks');
  let sparks = '';
  for (let i = 0; i < 26; i++) sparks += disc(x + rng.range(-90, 90), y - rng.range(130, 300), rng.range(1.5, 3.4));
  sheet.add(
    path(tongues(1), flame),
    stroke(logs, sheet.paint('wood', 0, 'shade'), 13, { 'stroke-linecap': 'round' }),
    path(tongues(0.66), middle),
    path(tongues(0.38), heart),
    path(sparks, middle, { opacity: 0.8 }),
  );
}
