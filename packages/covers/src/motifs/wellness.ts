import { boulder, tree } from '../land/plants';
import { beach } from '../parts/beach';
import { figures, type FigurePose } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, lantern, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { circle, round } from '../print/elements';
import { verticalFill } from '../print/fills';
import type { Material } from '../print/materials';
import { around, d, disc, lens, pairs } from '../print/pen';
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
    sheet.line(d`M${x - 262} 548V606`, sheet.paint('wood', 0, 'shade'), 5);
    figures(sheet, 'cream', [{ x: x + 262, foot: 626, height: 92, pose: 'stride', way: -1 }]);
  },
};

function pool(sheet: Sheet, x: number): void {
  const shape = around(x, 0, 'M-240 628Q-220 588-60 590T220 596Q290 640 130 658T-180 660Q-244 652-240 628z');
  shine(sheet, { x, y: 610, r: 250 }, 0.4);
  const fill = verticalFill(sheet, 590, 660, [
    [0, sheet.skyTone(0.85)],
    [1, sheet.paint('teal', 0.05)],
  ]);
  sheet.fill(shape, fill);
  sheet.line(shape, sheet.paint('cream', 0.1), 3, { opacity: 0.4 });
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
  sheet.fill(stones, sheet.paint('rock', 0.02));
}

/** Head and shoulders above the water. */
function bather(sheet: Sheet, x: number, y: number, s: number): void {
  const skin = sheet.paint('ink', 0.02);
  sheet.fill(around(x, y + 6, 'M-20 0q0-22 20-22t20 22z', s) + disc(x, y - 26 * s, 11 * s), skin);
  sheet.fill(lens(x, y + 6, 32 * s, 3), sheet.paint('cream', 0.1, 'lit'), { opacity: 0.7 });
  sheet.fill(d`M${x - 10 * s} ${y - 33 * s}h${20 * s}l-3-7h${-14 * s}z`, sheet.paint('cream', 0, 'lit'));
}

function steam(sheet: Sheet, x: number): void {
  const rng = sheet.rng('steam');
  let wisps = '';
  for (let i = 0; i < 11; i++) {
    const [wx, h] = [x + rng.range(-220, 220), rng.range(70, 150)];
    wisps += d`M${wx} 606q-26 ${-h * 0.3} 0 ${-h * 0.5}t4 ${-h * 0.5}`;
  }
  sheet.line(wisps, sheet.paint('cream', 0.2, 'lit'), 13, { ...round, opacity: 0.3 });
}

export const sauna: Motif = {
  words: 'a sauna by the water',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 8, material: 'grass' });
    if (!sheet.isOnWater) framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [110, 190], depth: 0.07 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    barrel(sheet, x + way * 50, 626, way);
    figures(sheet, 'poppy', [{ x: x - way * 150, foot: 634, height: 96, pose: 'stride', way: way === 1 ? -1 : 1 }]);
    figures(sheet, 'cream', [{ x: x - way * 110, foot: 630, height: 92, pose: 'stand' }]);
    tub(sheet, x - way * 236, 646);
  },
};

/** A barrel of planks with a chimney, a porch and a lit window. */
function barrel(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const [r, len] = [78, 96];
  const back = x + way * len;
  shine(sheet, { x, y: foot - 60, r: 190 }, 0.6);
  sheet.fill(around(back, foot, 'M-5-150v-64h20v64z'), sheet.paint('ink'));
  sheet.fill(around(back, foot, 'M2-220q-20-30 4-54t-2-60q30 26 12 62t10 52z'), sheet.paint('cream', 0.3), {
    opacity: 0.5,
  });
  const side = d`M${x} ${foot - 2 * r}H${back}A${r * 0.5} ${r} 0 0 ${way > 0 ? 1 : 0} ${back} ${foot}H${x}z`;
  let staves = '';
  for (let i = 1; i < 8; i++) staves += d`M${x} ${foot - (i / 8) * 2 * r}H${back + way * 34}`;
  sheet.fill(side, sheet.paint('wood'));
  sheet.line(staves, sheet.paint('wood', 0, 'shade'), 2.5, { opacity: 0.6 });
  sheet.line(
    d`M${x + way * 34} ${foot - 2 * r}V${foot}M${back - way * 10} ${foot - 2 * r}V${foot}`,
    sheet.paint('ink'),
    5,
  );
  sheet.fill(disc(x, foot - r, r), sheet.paint('wood', 0, 'lit'));
  sheet.fill(disc(x, foot - r, r - 12), sheet.paint('wood', 0, 'shade'));
  sheet.box({ x: x - 26, y: foot - 118, width: 52, height: 108 }, sheet.paint('wood'));
  sheet.box({ x: x - 17, y: foot - 108, width: 34, height: 56 }, lampOr(sheet, 'cream'));
  sheet.fill(around(x, foot, 'M-70 10h140l-10-18h-120z'), sheet.paint('wood', 0, 'shade'));
  sheet.skyline.raise(pairs([-1, -1, 0, -2, 1, -1], x, foot, r));
}

function tub(sheet: Sheet, x: number, foot: number): void {
  sheet.fill(around(x, foot, 'M-54-52h108l-8 54h-92z'), sheet.paint('wood'));
  sheet.fill(d`M${x - 54} ${foot - 52}a54 11 0 1 1 108 0a54 11 0 1 1 -108 0z`, sheet.skyTone(0.6));
  sheet.line(around(x, foot, 'M-52-36h104M-48-12h96'), sheet.paint('ink'), 4);
}

export const pavilion: Motif = {
  words: 'a garden pavilion',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    const yAt = ground(sheet, { y: 586, roll: 12, hill: 20, depth: 0.06 });
    const y = yAt(x) + 12;
    for (const off of [-330, -250, 260, 340])
      tree(sheet, rng, { x: x + off, foot: yAt(x + off) + 16, height: rng.range(120, 190) }, 0.08);
    shine(sheet, { x, y: y - 60, r: 250 }, 0.6);
    finial(sheet, tiers(sheet, y, rng.int(1, 3)));
    steps(sheet, y);
    for (const off of [-176, 176]) lantern(sheet, { x: x + off, y: yAt(x + off) + 6, r: 16 }, 'cream');
    const sitters =
      person({ x: x - 56, foot: y + 96, height: 54 }, 'sit') +
      person({ x: x + 52, foot: y + 96, height: 54 }, 'sit', -1);
    sheet.fill(sitters, sheet.paint('ink'));
  },
};

/** Storeys with curved roofs, each narrower than the one below. @returns y of the top */
function tiers(sheet: Sheet, y: number, count: number): number {
  const roof = sheet.paint(sheet.rng('roof').pick(['teal', 'brick', 'navy']), 0.02);
  let base = y;
  for (let i = 0; i < count; i++) {
    const [w, h] = [128 - i * 30, i ? 44 : 84];
    storey(sheet, { base, w, h, isOpen: i === 0 });
    sheet.fill(roofShape(sheet.focus, base - h, w), roof);
    base -= h + 38;
  }
  return base;
}

interface Storey {
  readonly base: number;
  readonly w: number;
  readonly h: number;
  readonly isOpen: boolean;
}

function storey(sheet: Sheet, { base, w, h, isOpen }: Storey): void {
  const x = sheet.focus;
  const isDark = sheet.palette.lamps <= 0.2;
  const wall = isOpen && isDark ? sheet.paint('ink', 0.25) : lampOr(sheet, 'plaster', 0.03);
  const posts = [-1, -0.36, 0.36, 1].map((k) => d`M${x + k * (w - 18) - 5} ${base}v${-h}h10v${h}z`);
  sheet.box({ x: x - w + 14, y: base - h, width: 2 * w - 28, height: h }, wall);
  sheet.fill(posts.join(''), sheet.paint('brick', 0.02));
}

function roofShape(x: number, eaves: number, w: number): string {
  const left = d`M${x - w - 36} ${eaves + 10}Q${x - w * 0.5} ${eaves - 8} ${x - w * 0.34} ${eaves - 46}`;
  const right = d`H${x + w * 0.34}Q${x + w * 0.5} ${eaves - 8} ${x + w + 36} ${eaves + 10}`;
  return left + right + d`Q${x} ${eaves - 4} ${x - w - 36} ${eaves + 10}z`;
}

function finial(sheet: Sheet, y: number): void {
  const x = sheet.focus;
  sheet.fill(around(x, y, 'M-4-4l4-46 4 46z'), sheet.paint('mustard'));
  sheet.add(circle(x, y - 42, 6, sheet.paint('mustard', 0, 'lit')));
}

function steps(sheet: Sheet, y: number): void {
  for (let i = 0; i < 4; i++) {
    const step = { x: sheet.focus - 132 - i * 14, y: y + i * 11, width: 264 + i * 28, height: 12 };
    sheet.box(step, sheet.paint('stone', 0.02, i % 2 ? 'shade' : 'plain'));
  }
}

const mats: readonly Material[] = ['teal', 'rose', 'mustard', 'poppy', 'navy'];
const poses: readonly FigurePose[] = ['warrior', 'tree', 'warrior', 'tree', 'floor'];

export const yoga: Motif = {
  words: 'people doing yoga',
  draw(sheet) {
    if (sheet.isOnWater) beach(sheet, 556);
    else {
      const yAt = ground(sheet, { y: 572, roll: 8, grass: 14 });
      framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 96, height: [120, 200], depth: 0.06 });
    }
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    const turn = sheet.rng('class').int(0, 1);
    for (const [i, [dx, foot, height]] of (
      [
        [-190, 606, 78],
        [-10, 600, 76],
        [170, 606, 78],
        [-110, 648, 102],
        [92, 650, 104],
      ] as const
    ).entries()) {
      const mx = x + way * dx;
      sheet.fill(d`M${mx - height * 0.6} ${foot + 6}l8-11h${height * 1.2 - 16}l8 11z`, sheet.paint(mats[i] ?? 'teal'));
      figures(sheet, mats[(i + 2) % 5], [
        { x: mx, foot, height, pose: i === 1 ? 'floor' : (poses[(i + turn) % 4] ?? 'tree'), way },
      ]);
    }
  },
};
