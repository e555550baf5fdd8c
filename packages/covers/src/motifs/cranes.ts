import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const cranes: Motif = {
  words: 'a flock of birds',
  draw(sheet) {
    const yAt = ground(sheet, { y: 596, roll: 14, grass: 30 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    flock(sheet, way);
    for (const [dx, dy, s] of [
      [150, 22, 0.8],
      [208, 30, 1],
      [262, 20, 0.75],
    ] as const)
      wader(sheet, x - way * dx + way * 40, yAt(x) + dy, s, way);
    figures(
      sheet,
      [{ x: x + way * 190, foot: yAt(x) + 44, height: 76, pose: 'reach', way: way === 1 ? -1 : 1 }],
      'teal',
    );
    figures(
      sheet,
      [{ x: x + way * 232, foot: yAt(x) + 46, height: 66, pose: 'stand', way: way === 1 ? -1 : 1 }],
      'mustard',
    );
  },
};

/** A skein of large birds across the sky, the nearest with necks and legs. */
function flock(sheet: Sheet, way: 1 | -1): void {
  const rng = sheet.rng('flock');
  const ink = sheet.paint('ink', 0.1);
  const [x, y] = [600 + way * 60, 270];
  let far = '';
  for (let i = 0; i < 15; i++) {
    const [bx, by, s] = [
      x + way * (i - 7) * rng.range(44, 60),
      y + Math.abs(i - 7) * 15 + rng.range(-14, 14),
      rng.range(0.5, 0.9),
    ];
    const lift = rng.range(-16, 10) * s;
    far += d`M${bx - 24 * s} ${by + lift}q${14 * s} ${-12 * s} ${24 * s} ${-lift}q${10 * s} ${-14 * s} ${26 * s} ${lift - 2}`;
  }
  sheet.add(stroke(far, sheet.paint('ink', 0.22), 3.4, { 'stroke-linecap': 'round' }));
  for (const [dx, dy, s] of [
    [-110, 96, 1],
    [70, 130, 1.25],
    [190, 84, 0.85],
  ] as const) {
    const [bx, by] = [x + way * dx, y + dy];
    const at = (u: number) => bx + way * u * s;
    const wings = d`M${at(-12)} ${by}Q${at(-26)} ${by - 50 * s} ${at(-64)} ${by - 62 * s}Q${at(-34)} ${by - 16 * s} ${at(16)} ${by + 4 * s}zM${at(0)} ${by}Q${at(20)} ${by - 44 * s} ${at(52)} ${by - 48 * s}Q${at(38)} ${by - 10 * s} ${at(20)} ${by + 5 * s}z`;
    sheet.add(
      path(wings + lens(at(4), by + 3 * s, 34 * s, 5 * s), ink),
      stroke(
        d`M${at(34)} ${by + 2 * s}L${at(78)} ${by - 4 * s}M${at(-28)} ${by + 4 * s}L${at(-72)} ${by + 12 * s}`,
        ink,
        3.4 * s,
        { 'stroke-linecap': 'round' },
      ),
    );
  }
}

/** A standing crane. */
function wader(sheet: Sheet, x: number, foot: number, s: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u * s;
  sheet.add(
    stroke(
      d`M${at(-4)} ${foot - 44 * s}L${at(-8)} ${foot}M${at(6)} ${foot - 44 * s}L${at(8)} ${foot}`,
      sheet.paint('ink'),
      3 * s,
    ),
    path(
      d`M${at(-40)} ${foot - 40 * s}Q${at(-10)} ${foot - 74 * s} ${at(24)} ${foot - 58 * s}Q${at(20)} ${foot - 36 * s} ${at(-40)} ${foot - 40 * s}z`,
      sheet.paint('stone', 0.02),
    ),
    stroke(
      d`M${at(20)} ${foot - 58 * s}Q${at(40)} ${foot - 80 * s} ${at(26)} ${foot - 104 * s}L${at(48)} ${foot - 102 * s}`,
      sheet.paint('stone', 0.02),
      5 * s,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ),
    path(lens(at(28), foot - 107 * s, 9 * s, 2 * s), sheet.paint('poppy', 0, 'lit')),
  );
}
