import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { round } from '../print/elements';
import { around, d, disc, lens, pairs, polygon, type Point } from '../print/pen';
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
    figures(sheet, 'teal', [
      { x: x + way * 190, foot: yAt(x) + 44, height: 76, pose: 'reach', way: way === 1 ? -1 : 1 },
    ]);
    figures(sheet, 'mustard', [
      { x: x + way * 232, foot: yAt(x) + 46, height: 66, pose: 'stand', way: way === 1 ? -1 : 1 },
    ]);
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
  sheet.line(far, sheet.paint('ink', 0.22), 3.4, round);
  for (const [dx, dy, s] of [
    [-110, 96, 1],
    [70, 130, 1.25],
    [190, 84, 0.85],
  ] as const) {
    const [bx, by] = [x + way * dx, y + dy];
    const at = (u: number) => bx + way * u * s;
    const wings = around(bx, by, 'M-12 0Q-26-50-64-62Q-34-16 16 4zM0 0Q20-44 52-48Q38-10 20 5z', s, way);
    sheet.fill(wings + lens(at(4), by + 3 * s, 34 * s, 5 * s), ink);
    sheet.line(around(bx, by, 'M34 2L78-4M-28 4L-72 12', s, way), ink, 3.4 * s, round);
  }
}

/** A standing crane. */
function wader(sheet: Sheet, x: number, foot: number, s: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u * s;
  sheet.line(around(x, foot, 'M-4-44L-8 0M6-44L8 0', s, way), sheet.paint('ink'), 3 * s);
  sheet.fill(around(x, foot, 'M-40-40Q-10-74 24-58Q20-36-40-40z', s, way), sheet.paint('stone', 0.02));
  sheet.line(around(x, foot, 'M20-58Q40-80 26-104L48-102', s, way), sheet.paint('stone', 0.02), 5 * s, {
    ...round,
    'stroke-linejoin': 'round',
  });
  sheet.fill(lens(at(28), foot - 107 * s, 9 * s, 2 * s), sheet.paint('poppy', 0, 'lit'));
}

export const puffins: Motif = {
  words: 'puffins on a cliff',
  draw(sheet) {
    const isLeft = sheet.subject.x > 600;
    const toX = (x: number) => (isLeft ? x : 1200 - x);
    cliff(sheet, toX, isLeft);
    const way = isLeft ? 1 : -1;
    for (const [x, y, s, turn] of [
      [150, 474, 0.8, 1],
      [250, 490, 1, 1],
      [372, 520, 1.25, 1],
      [480, 552, 1.05, -1],
    ] as const)
      bird(sheet, { x: toX(x), foot: y, size: s * 1.1, way: turn === 1 ? way : way === 1 ? -1 : 1 });
    for (const [x, y, s] of [
      [700, 300, 0.8],
      [800, 350, 0.55],
      [640, 380, 0.5],
    ] as const)
      flying(sheet, toX(x), y, s);
  },
};

function cliff(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const edge: readonly Point[] = pairs([
    outside,
    452,
    120,
    470,
    240,
    486,
    360,
    514,
    470,
    548,
    556,
    572,
    590,
    610,
    570,
    640,
    610,
    690,
    outside,
    690,
  ]);
  const shape = edge.map(([x, y]): Point => [toX(x), y]);
  const turf = [...edge.slice(0, 6), [540, 590], [440, 574], [340, 544], [220, 512], [outside, 486]].map(
    ([x = 0, y = 0]): Point => [toX(x), y],
  );
  sheet.fill(polygon(shape), sheet.paint('rock', 0.04));
  sheet.fill(polygon(turf), sheet.paint('grass', 0.02));
  const cracks = [
    [180, 540, 40],
    [300, 570, 60],
    [420, 610, 50],
    [500, 640, 30],
  ]
    .map(([x = 0, y = 0, h = 0]) => d`M${toX(x)} ${y}l${isLeft ? 14 : -14} ${h}`)
    .join('');
  sheet.line(cracks, sheet.paint('rock', 0, 'shade'), 5, { opacity: 0.7 });
}

interface Bird {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly way: 1 | -1;
}

function bird(sheet: Sheet, { x, foot, size: s, way }: Bird): void {
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const body = around(x, foot, 'M-30-10Q-40-60-12-86Q22-90 24-56Q26-20 2-8z', s, way);
  const belly = around(x, foot, 'M-4-9Q-10-50 6-72Q26-66 24-48Q22-18-4-9z', s, way);
  const beak = around(x, foot, 'M22-104Q44-104 50-88Q36-82 23-84z', s, way);
  sheet.line(around(x, foot, 'M-6-10V0M8-10V0', s, way), sheet.paint('poppy'), 5 * s, round);
  sheet.fill(body, sheet.paint('ink'));
  sheet.fill(belly, sheet.paint('cream', 0, 'lit'));
  sheet.fill(disc(at(6), y(96), 23 * s), sheet.paint('ink'));
  sheet.fill(disc(at(12), y(95), 15 * s), sheet.paint('cream', 0, 'lit'));
  sheet.fill(beak, sheet.paint('poppy', 0, 'lit'));
  sheet.line(around(x, foot, 'M30-103L31-84', s, way), sheet.paint('mustard', 0, 'lit'), 4 * s);
  sheet.fill(disc(at(13), y(98), 3.6 * s), sheet.paint('ink'));
}

/** One in the air: short wings, a bright beak. */
function flying(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.fill(around(x, y, 'M-46-26Q-16-16 0 0Q14-20 48-30Q22 8 0 16Q-22 8-46-26z', s), sheet.paint('ink', 0.1));
  sheet.fill(disc(x + 2, y + 4 * s, 7 * s), sheet.paint('cream', 0.08));
  sheet.fill(disc(x + 3, y + 12 * s, 4 * s), sheet.paint('poppy', 0.05, 'lit'));
}

export const penguins: Motif = {
  words: 'penguins',
  draw(sheet) {
    beach(sheet, 560);
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    boulders(sheet, x - way * 300);
    for (const [dx, y, s, turn] of [
      [-150, 612, 0.78, 1],
      [-90, 620, 0.84, -1],
      [190, 618, 0.86, -1],
      [20, 650, 1.15, 1],
      [108, 648, 1.05, 1],
    ] as const)
      penguin(sheet, { x: x + way * dx, foot: y, size: s, way: turn === 1 ? way : way === 1 ? -1 : 1 });
  },
};

interface Penguin {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly way: 1 | -1;
}

function penguin(sheet: Sheet, { x, foot, size: s, way }: Penguin): void {
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const body = around(x, foot, 'M-24-4Q-38-56-12-92Q16-98 24-60Q30-20 16-3z', s, way);
  const belly = around(x, foot, 'M-8-4Q-12-52 6-84Q22-76 22-52Q24-18 13-4z', s, way);
  sheet.fill(around(x, foot, 'M-14-6h20l8 6h-30z', s, way), sheet.paint('mustard'));
  sheet.fill(body, sheet.paint('ink'));
  sheet.fill(belly, sheet.paint('cream', 0, 'lit'));
  sheet.fill(around(x, foot, 'M-16-78Q-46-56-44-28Q-30-40-20-50z', s, way), sheet.paint('navy'));
  sheet.fill(disc(at(6), y(104), 18 * s), sheet.paint('ink'));
  sheet.fill(around(x, foot, 'M20-110L44-102L21-98z', s, way), sheet.paint('mustard', 0, 'lit'));
  sheet.fill(disc(at(2), y(100), 7 * s), sheet.paint('cream', 0, 'lit'));
  sheet.fill(disc(at(12), y(108), 2.6 * s), sheet.paint('cream', 0, 'lit'));
}

/** Round granite boulders at one side. */
function boulders(sheet: Sheet, x: number): void {
  const side = sheet.lightX > x ? -1 : 1;
  for (const [dx, r] of [
    [0, 110],
    [110, 74],
  ] as const) {
    const stone = around(x + dx, 640, 'M-1 0C-1-1.2 1-1.2 1 0z', r);
    const shade = polygon(pairs([1, 0, 0.8, -0.62, 0.3, -0.5, 0.2, 0], x + dx, 640, r, side));
    sheet.fill(stone, sheet.paint('stone', 0.05));
    sheet.fill(shade, sheet.paint('stone', 0, 'shade'), { opacity: 0.6 });
  }
}
