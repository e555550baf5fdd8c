import { water } from '../land/water';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { circle, round } from '../print/elements';
import { around, d, disc, lens, pairs, polygon, type Point } from '../print/pen';
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
      rapidsRock(sheet, sheet.focus + dx, y, r);
    raftBoat(sheet, sheet.focus, 606, way);
  },
};

function rapids(sheet: Sheet): void {
  const rng = sheet.rng('rapids');
  let foam = '';
  for (let i = 0; i < 46 * sheet.span; i++) {
    const y = rng.range(540, 668);
    foam += lens(rng.range(sheet.paper.left, sheet.paper.right), y, rng.range(14, 60) * (y / 600), rng.range(2, 6));
  }
  sheet.fill(foam, sheet.paint('cream', 0.08, 'lit'), { opacity: 0.75 });
}

function rapidsRock(sheet: Sheet, x: number, y: number, r: number): void {
  const shape: readonly Point[] = [
    [x - r, y + 8],
    [x - r * 0.7, y - r * 0.4],
    [x, y - r * 0.62],
    [x + r * 0.6, y - r * 0.34],
    [x + r * 1.1, y + 8],
  ];
  sheet.fill(polygon(shape), sheet.paint('rock', 0.04));
  sheet.fill(lens(x, y + 8, r * 1.3, 6), sheet.paint('cream', 0.02, 'lit'), { opacity: 0.85 });
}

function raftBoat(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const tilt = way * 7;
  const at = (u: number, v: number): Point => [x + way * u, y + v - (u * tilt * way) / 90];
  const paddlers = [-84, -40, 4, 48];
  figures(
    sheet,
    'poppy',
    paddlers.map((u, i) => ({
      x: at(u, 0)[0],
      foot: at(u, -4)[1],
      height: 84,
      pose: i % 2 ? ('row' as const) : ('sit' as const),
      way,
    })),
  );
  const helmets = paddlers.map((u, i) => disc(at(u + (i % 2 ? -6 : 3), 0)[0], at(u, i % 2 ? -58 : -68)[1], 8)).join('');
  const paddles = paddlers.map((u) => d`M${at(u + 10, -40)}L${at(u + 44, 22)}`).join('');
  const tube = d`M${at(-128, -22)}Q${at(-10, 12)} ${at(120, -34)}Q${at(136, 10)} ${at(96, 26)}Q${at(0, 40)} ${at(-104, 26)}Q${at(-142, 6)} ${at(-128, -22)}z`;
  sheet.fill(helmets, sheet.paint('mustard', 0, 'lit'));
  sheet.fill(tube, sheet.paint('mustard', 0, 'lit'));
  sheet.line(d`M${at(-126, 2)}Q${at(0, 26)} ${at(126, -4)}`, sheet.paint('ink'), 4);
  sheet.line(paddles, sheet.paint('ink'), 5, round);
  sheet.fill(
    pairs([-120, 30, -60, 40, 20, 38, 90, 30, 126, 8])
      .map(([u, v]) => lens(at(u, v)[0], at(u, v)[1], 46, 9))
      .join(''),
    sheet.paint('cream', 0, 'lit'),
    { opacity: 0.9 },
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
  sheet.fill(spray, sheet.paint('cream', 0, 'lit'), { opacity: 0.85 });
}

export const surfers: Motif = {
  words: 'surfers on a wave',
  draw(sheet) {
    const way = sheet.focus > 600 ? -1 : 1;
    const x = sheet.focus;
    surfBreaker(sheet, x, way);
    rider(sheet, { x: x + way * 34, y: 566, height: 88, way });
    paddlers(sheet);
  },
};

/** One long wave: its face, its lip of foam, and the foam running out before it. */
function surfBreaker(sheet: Sheet, x: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const crest = around(x, 0, 'M-430 600Q-250 500-120 492Q0 486 120 524Q250 566 430 596', 1, way);
  const face = crest + d`Q${at(180)} 640 ${at(-60)} 640T${at(-430)} 600z`;
  const curl = around(x, 0, 'M-250 522Q-120 462-20 494Q-70 500-84 540Q-150 512-250 522z', 1, way);
  sheet.fill(face, sheet.paint('sea', 0.08));
  sheet.fill(
    around(x, 0, 'M-120 494Q30 500 150 560Q20 616-110 610Q-20 560-120 494z', 1, way),
    sheet.paint('teal', 0.02, 'lit'),
    { opacity: 0.55 },
  );
  sheet.fill(curl, sheet.paint('cream', 0.02, 'lit'));
  sheet.line(crest, sheet.paint('cream', 0.05, 'lit'), 5, round);
  const rng = sheet.rng('foam');
  let foam = '';
  for (let i = 0; i < 26; i++)
    foam += lens(at(rng.range(-430, 120)), rng.range(596, 646), rng.range(18, 74), rng.range(2, 5));
  sheet.fill(foam, sheet.paint('cream', 0.04, 'lit'), { opacity: 0.8 });
}

function rider(sheet: Sheet, { x, y, height, way }: { x: number; y: number; height: number; way: 1 | -1 }): void {
  const board = around(x, y, 'M-62 10Q0-8 66-14Q10 16-62 10z', 1, way);
  sheet.line(d`M${x - way * 60} ${y + 12}q${-way * 70} 6 ${-way * 120} -18`, sheet.paint('cream', 0, 'lit'), 5, {
    ...round,
    opacity: 0.9,
  });
  sheet.fill(board, sheet.paint('mustard', 0, 'lit'));
  figures(sheet, 'poppy', [{ x, foot: y - 2, height, pose: 'surf', way }]);
}

/** Two more, lying on their boards farther out. */
function paddlers(sheet: Sheet): void {
  const rng = sheet.rng('paddlers');
  for (const side of [-1, 1]) {
    const [x, y] = [sheet.focus + side * rng.range(230, 290), sheet.horizon + rng.range(34, 58)];
    sheet.fill(lens(x, y + 3, 30, 3), sheet.paint('rose', 0.1, 'lit'));
    figures(sheet, 'ink', [{ x, foot: y, height: 40, pose: 'swim', way: side < 0 ? 1 : -1 }], 0.1);
  }
}

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
  sheet.add(circle(x, y - r * 0.6, r, sheet.paint('poppy', 0.1, 'lit')));
  sheet.fill(lens(x, y + r * 0.4, r * 2, 4), sheet.paint('cream', 0.1), { opacity: 0.6 });
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
  const arm = around(x, y, 'M6-4Q22-44 56-10', s, way);
  let splash = lens(at(-10), y + 4 * s, 70 * s, 6 * s) + lens(at(52), y - 2 * s, 18 * s, 4 * s);
  for (const [u, v] of pairs([-58, 12, -70, 4, -64, 22, -80, 14])) splash += disc(at(u), y - v * s, 4 * s);
  sheet.line(around(x, y, 'M-50 0L10-4', s, way), sheet.paint('ink', 0.02), 15 * s, round);
  sheet.line(arm, sheet.paint('ink', 0.02), 9 * s, round);
  sheet.add(circle(at(30), y - 9 * s, 11 * s, sheet.paint('ink', 0.02)));
  sheet.fill(around(x + way * s * 30, y, 'M-11-10a11 11 0 0 1 22 0z', s), sheet.paint(cap, 0, 'lit'));
  sheet.fill(splash, sheet.paint('cream', 0.04, 'lit'), { opacity: 0.85 });
}

/** The edge of the shore, and people about to go in. */
function shore(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  const edge = d`M${left - 10} 652Q${sheet.focus} 622 ${right + 10} 660`;
  sheet.fill(edge + d`V${bottom + 15}H${left - 10}z`, sheet.paint('sand', 0.02));
  sheet.line(edge, sheet.paint('cream', 0, 'lit'), 6, { opacity: 0.8 });
  figures(
    sheet,
    'ink',
    [-96, 96].map((dx) => ({
      x: sheet.focus + dx,
      foot: 656,
      height: 62,
      pose: dx < 0 ? ('wave' as const) : ('stand' as const),
      way: dx < 0 ? (1 as const) : (-1 as const),
    })),
  );
}

export const stormWaves: Motif = {
  words: 'two people watching the waves',
  draw(sheet) {
    const way = sheet.focus > 600 ? -1 : 1;
    for (const [i, x] of [-300, 40, 330].entries()) stormBreaker(sheet, 600 + x - way * 60, 520 + i * 26, i);
    seaRock(sheet, sheet.focus);
    const foot = 586;
    figures(sheet, 'mustard', [{ x: sheet.focus - 14, foot, height: 60, pose: 'stand' }]);
    figures(sheet, 'poppy', [{ x: sheet.focus + 14, foot: foot + 1, height: 56, pose: 'stand', way: -1 }]);
  },
};

function stormBreaker(sheet: Sheet, x: number, y: number, i: number): void {
  const w = 230 + i * 40;
  const wave = d`M${x - w} ${y + 26}Q${x - w * 0.4} ${y - 44} ${x} ${y - 30}Q${x + w * 0.2} ${y - 20} ${x + w * 0.16} ${y + 2}Q${x + w * 0.5} ${y + 6} ${x + w} ${y + 30}z`;
  sheet.fill(wave, sheet.paint('sea', 0.22 - i * 0.06, 'shade'));
  const rng = sheet.rng(`spray${i}`);
  let foam = '';
  for (let k = 0; k < 22; k++) {
    const t = rng.range(-0.5, 0.25);
    foam += disc(x + t * w, y - 34 + Math.abs(t) * 60 - rng.range(0, 34) * (0.5 - Math.abs(t)), rng.range(2, 11));
  }
  sheet.fill(foam, sheet.paint('cream', 0.1, 'lit'), { opacity: 0.85 });
}

function seaRock(sheet: Sheet, x: number): void {
  const shape = around(x, 0, 'M-300 690l64-50 66-12 74-36 66-8 74 2 60 18 46 36 82 12 68 38z');
  const shade = around(x, 0, 'M-40 690l24-70 60-34 60 18 46 36 82 12 68 38z');
  sheet.fill(shape, sheet.paint('rock', 0.04));
  sheet.fill(shade, sheet.paint('rock', 0, 'shade'), { opacity: 0.6 });
}
