import { water } from '../land/water';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, disc, lens, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const raft: Motif = {
  words: 'a raft in rapids',
  draw(sheet) {
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    ground(sheet, { y: 520, roll: 8, material: 'rock', depth: 0.18, seed: 'bank' });
    water(sheet, { top: 530, calm: 0 });
    rapids(sheet);
    for (const [dx, y, r] of [
      [-330, 560, 46],
      [350, 572, 56],
      [-250, 650, 60],
    ] as const)
      rock(sheet, sheet.focus + dx, y, r);
    boat(sheet, sheet.focus, 606, way);
  },
};

function rapids(sheet: Sheet): void {
  const rng = sheet.rng('rapids');
  let foam = '';
  for (let i = 0; i < 46 * sheet.span; i++) {
    const y = rng.range(540, 668);
    foam += lens(rng.range(sheet.paper.left, sheet.paper.right), y, rng.range(14, 60) * (y / 600), rng.range(2, 6));
  }
  sheet.add(path(foam, sheet.paint('cream', 0.08, 'lit'), { opacity: 0.75 }));
}

function rock(sheet: Sheet, x: number, y: number, r: number): void {
  const shape: readonly Point[] = [
    [x - r, y + 8],
    [x - r * 0.7, y - r * 0.4],
    [x, y - r * 0.62],
    [x + r * 0.6, y - r * 0.34],
    [x + r * 1.1, y + 8],
  ];
  sheet.add(
    path(polygon(shape), sheet.paint('rock', 0.04)),
    path(lens(x, y + 8, r * 1.3, 6), sheet.paint('cream', 0.02, 'lit'), { opacity: 0.85 }),
  );
}

function boat(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const tilt = way * 7;
  const at = (u: number, v: number): Point => [x + way * u, y + v - (u * tilt * way) / 90];
  const paddlers = [-84, -40, 4, 48];
  figures(
    sheet,
    paddlers.map((u, i) => ({
      x: at(u, 0)[0],
      foot: at(u, -4)[1],
      height: 84,
      pose: i % 2 ? ('row' as const) : ('sit' as const),
      way,
    })),
    'poppy',
  );
  const helmets = paddlers.map((u, i) => disc(at(u + (i % 2 ? -6 : 3), 0)[0], at(u, i % 2 ? -58 : -68)[1], 8)).join('');
  const paddles = paddlers.map((u) => d`M${at(u + 10, -40)}L${at(u + 44, 22)}`).join('');
  const tube = d`M${at(-128, -22)}Q${at(-10, 12)} ${at(120, -34)}Q${at(136, 10)} ${at(96, 26)}Q${at(0, 40)} ${at(-104, 26)}Q${at(-142, 6)} ${at(-128, -22)}z`;
  sheet.add(
    path(helmets, sheet.paint('mustard', 0, 'lit')),
    path(tube, sheet.paint('mustard', 0, 'lit')),
    stroke(d`M${at(-126, 2)}Q${at(0, 26)} ${at(126, -4)}`, sheet.paint('ink'), 4),
    stroke(paddles, sheet.paint('ink'), 5, { 'stroke-linecap': 'round' }),
    path(
      [
        [-120, 30],
        [-60, 40],
        [20, 38],
        [90, 30],
        [126, 8],
      ]
        .map(([u = 0, v = 0]) => lens(at(u, v)[0], at(u, v)[1], 46, 9))
        .join(''),
      sheet.paint('cream', 0, 'lit'),
      { opacity: 0.9 },
    ),
  );
  let spray = '';
  for (const [u, v, r] of [
    [132, -34, 7],
    [148, -16, 5],
    [124, -52, 4],
    [150, -44, 3],
    [-136, -18, 5],
  ] as const)
    spray += disc(at(u, v)[0], at(u, v)[1], r);
  sheet.add(path(spray, sheet.paint('cream', 0, 'lit'), { opacity: 0.85 }));
}
