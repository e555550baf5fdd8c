import { bodyBelow, lineAcross } from '../land/ground-line';
import { boulder, conifer, palm, tree, tufts } from '../land/plants';
import { framingTrees, ground } from '../parts/ground';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, lens, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** The landscape alone. */
export const landscape: Motif = {
  words: '',
  draw: () => undefined,
};

interface Row {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly depth: number;
  readonly tiers: number;
}

const rows: readonly Row[] = [
  { name: 'far trees', y: 636, height: 92, depth: 0.16, tiers: 3 },
  { name: 'near trees', y: 672, height: 128, depth: 0, tiers: 4 },
];
/** Gaps between trees, as fractions of their height. */
const coniferGap: readonly [number, number] = [0.26, 0.68];
const palmGap: readonly [number, number] = [0.8, 1.7];

/** The landscape alone, seen from the edge of a wood. */
export const treeline: Motif = {
  words: '',
  draw(sheet) {
    for (const row of rows) trees(sheet, row);
  },
};

/** One row of trees: tall at the sides, low below the subject. */
function trees(sheet: Sheet, { name, y, height, depth, tiers }: Row): void {
  const rng = sheet.rng(name);
  const { left, right } = sheet.paper;
  const isTropical = sheet.growth.trees === 'palm';
  const gap = isTropical ? palmGap : coniferGap;
  const yAt = (x: number) => y - 14 * rng.noise(x / 260);
  let floor = bodyBelow(sheet, lineAcross(sheet, yAt, 24), { tolerance: 1 });
  let crowns = '';
  for (let x = left - 20; x < right + 20; x += height * rng.range(...gap)) {
    const valley = 1 - 0.45 * Math.exp(-(((x - sheet.subject.x) / 240) ** 2));
    const plot = { x, foot: yAt(x) + 8, height: height * rng.range(0.45, 1.2) * valley };
    if (isTropical) {
      const { trunk, crown } = palm(rng, plot);
      floor += trunk;
      crowns += crown;
    } else floor += conifer(rng, plot, tiers);
  }
  sheet.fill(floor, sheet.paint('pine', depth, depth ? 'plain' : 'shade'));
  sheet.fill(crowns, sheet.paint('leaf', depth, 'shade'));
}

export const loneTree: Motif = {
  words: 'a lone tree',
  draw(sheet) {
    const yAt = ground(sheet, { y: 592, roll: 14, hill: 40, grass: 34 });
    tree(sheet, sheet.rng('tree'), { x: sheet.focus, foot: yAt(sheet.focus) + 10, height: 210 }, 0.02);
    tree(
      sheet,
      sheet.rng('far tree'),
      { x: sheet.focus + (sheet.subject.x > sheet.focus ? -270 : 270), foot: yAt(sheet.focus) + 50, height: 80 },
      0.1,
    );
  },
};

export const footpath: Motif = {
  words: 'a winding path',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 22, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 108, height: [90, 180], depth: 0.06 });
    const x = sheet.focus;
    const y = yAt(x);
    const trail = d`M${x - 6} ${y + 2}C${x + 90} ${y + 20} ${x + 80} ${y + 36} ${x - 10} ${y + 46}S${x - 140} ${y + 84} ${x - 70} 690H${x + 110}C${x - 10} ${y + 88} ${x + 60} ${y + 74} ${x + 96} ${y + 56}S${x + 130} ${y + 14} ${x + 10} ${y + 2}z`;
    sheet.fill(trail, sheet.paint('sand', 0.03));
    const rng = sheet.rng('stones');
    let stones = '';
    for (let i = 0; i < 12; i++)
      stones += boulder(rng, {
        x: x + rng.sign() * rng.range(130, 320),
        foot: rng.range(610, 660),
        height: rng.range(8, 24),
      });
    sheet.fill(stones, sheet.paint('stone', 0.02));
  },
};

const petals = ['poppy', 'mustard', 'rose', 'cream', 'teal'] as const;

export const meadow: Motif = {
  words: 'a meadow',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 20, grass: 20 });
    const rng = sheet.rng('meadow');
    const { left, right, bottom } = sheet.paper;
    const blades: Point[] = [];
    for (let i = 0; i < 60 * sheet.span; i++) blades.push([rng.range(left, right), bottom + 8 - rng.range(0, 40)]);
    let stems = '';
    const heads = petals.map(() => '');
    const isBare = sheet.growth.winter > 0.3 || sheet.growth.dryness > 0.6;
    for (let i = 0; i < 44 * sheet.span; i++) {
      const x = rng.range(left, right);
      const foot = Math.max(yAt(x) + 14, rng.range(610, 690));
      const h = rng.range(26, 62) * (foot / 640);
      stems += d`M${x} ${foot}q${rng.range(-8, 8)} ${-h * 0.6} ${rng.range(-9, 9)} ${-h}`;
      const kind = rng.int(0, 4);
      if (!isBare) heads[kind] += disc(x, foot - h - 4, rng.range(5, 9));
    }
    sheet.fill(tufts(rng, blades, 40), sheet.paint('grass', 0, 'shade'), { opacity: 0.75 });
    sheet.line(stems, sheet.paint(isBare ? 'straw' : 'leaf', 0, 'shade'), 2.6);
    for (const [i, data] of heads.entries()) sheet.fill(data, sheet.paint(petals[i] ?? 'cream', 0, 'lit'));
  },
};

export const bench: Motif = {
  words: 'a bench with a view',
  draw(sheet) {
    const yAt = ground(sheet, { y: 592, roll: 12, hill: 20, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 130, height: [130, 220], depth: 0.04 });
    const x = sheet.focus;
    const foot = yAt(x) + 46;
    const wood = sheet.paint('wood', 0, 'lit');
    sheet.fill(lens(x, foot + 2, 130, 6), sheet.paint('ink', 0.05), { opacity: 0.3 });
    sheet.line(around(x, foot, 'M-92 0V-92M92 0V-92M-74 8V-34M74 8V-34'), sheet.paint('ink', 0.02), 8, round);
    sheet.line(around(x, foot, 'M-112-84H112M-112-64H112'), wood, 13, round);
    sheet.fill(around(x, foot, 'M-116-46H116l8 14H-124z'), wood);
  },
};

const arms: readonly (readonly [dx: number, y: number, length: number, material: Material])[] = [
  [1, 150, 128, 'mustard'],
  [-1, 116, 116, 'cream'],
  [1, 82, 96, 'poppy'],
];

export const signpost: Motif = {
  words: 'a signpost on the way',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 16, hill: 24, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 112, height: [90, 170], depth: 0.06 });
    const x = sheet.focus;
    const foot = yAt(x) + 34;
    sheet.line(around(x, foot, 'M0 6V-176'), sheet.paint('wood', 0, 'shade'), 13, round);
    for (const [way, y, length, material] of arms) {
      const tip = x + way * length;
      sheet.fill(
        d`M${x - way * 14} ${foot - y - 14}H${tip - way * 16}L${tip} ${foot - y}L${tip - way * 16} ${foot - y + 14}H${x - way * 14}z`,
        sheet.paint(material, 0, 'lit'),
      );
      sheet.line(d`M${x + way * 18} ${foot - y}H${tip - way * 28}`, sheet.paint('ink', 0.1), 4, {
        opacity: 0.6,
        'stroke-dasharray': '20 8',
      });
    }
    const rng = sheet.rng('stones');
    sheet.fill(
      [-26, 4, 28].map((dx) => boulder(rng, { x: x + dx, foot: foot + 12, height: rng.range(16, 26) })).join(''),
      sheet.paint('stone'),
    );
  },
};

export const boulders: Motif = {
  words: 'boulders',
  draw(sheet) {
    const yAt = ground(sheet, { y: 590, roll: 16, grass: 30 });
    const x = sheet.focus;
    const rng = sheet.rng('boulders');
    const side = sheet.lightX > x ? -1 : 1;
    for (const [dx, dy, height] of [
      [-150, 30, 84],
      [70, 34, 124],
      [-40, 50, 60],
      [190, 52, 66],
      [-280, 56, 46],
    ] as const) {
      const foot = yAt(x) + dy;
      const w = height * 0.78;
      const shade = polygon([
        [x + dx + side * w, foot],
        [x + dx + side * w * 0.9, foot - height * 0.34],
        [x + dx + side * w * 0.34, foot - height * 0.84],
        [x + dx + side * w * 0.2, foot],
      ]);
      sheet.fill(boulder(rng, { x: x + dx, foot, height }), sheet.paint('stone', 0.03));
      sheet.fill(shade, sheet.paint('stone', 0, 'shade'), { opacity: 0.55 });
    }
    let small = '';
    for (let i = 0; i < 16; i++)
      small += boulder(rng, {
        x: rng.range(sheet.paper.left, sheet.paper.right),
        foot: rng.range(630, 668),
        height: rng.range(6, 18),
      });
    sheet.fill(small, sheet.paint('stone', 0, 'shade'));
  },
};

export const fence: Motif = {
  words: 'a fence and a gate',
  draw(sheet) {
    const yAt = ground(sheet, { y: 582, roll: 20, grass: 40 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 122, height: [110, 190], depth: 0.06 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    const foot = (at: number) => yAt(at) + 40;
    let [posts, rails] = ['', ''];
    for (let at = left - 30; at < right + 40; at += 74) {
      if (Math.abs(at - x) < 84) continue;
      posts += d`M${at} ${foot(at)}v-70`;
      const next = at + 74;
      if (Math.abs(next - x) < 84) continue;
      for (const v of [20, 38, 58]) rails += d`M${at} ${foot(at) - v}L${next} ${foot(next) - v}`;
    }
    const y = foot(x);
    const gate = around(x, y, 'M-78 0v-84M78 0v-84M-78-18H78M-78-38H78M-78-60H78M-76-18L76-60');
    sheet.line(rails, sheet.paint('wood', 0.04), 6, round);
    sheet.line(posts, sheet.paint('wood', 0.02, 'shade'), 9, round);
    sheet.line(gate, sheet.paint('wood', 0, 'lit'), 8, round);
  },
};
