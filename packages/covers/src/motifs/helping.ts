import { boulder, tree } from '../land/plants';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, lens, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Motif } from './motif';

export const barnRaising: Motif = {
  words: 'people raising the frame of a barn',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 10, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 110, height: [100, 180], depth: 0.07 });
    const x = sheet.focus;
    frame(sheet, x, 612);
    const bent = around(x, 0, 'M150 640L236 500M250 652L320 536M184 586L276 604M236 500L320 536');
    sheet.line(bent, sheet.paint('sand', 0, 'lit'), 11, round);
    figures(sheet, 'poppy', [
      { x: x + 150, foot: 656, height: 92, pose: 'up' },
      { x: x + 216, foot: 662, height: 94, pose: 'up', way: -1 },
    ]);
    figures(sheet, 'teal', [
      { x: x - 210, foot: 652, height: 92, pose: 'stride' },
      { x: x - 290, foot: 652, height: 90, pose: 'stride' },
    ]);
    sheet.line(around(x, 0, 'M-330 588H-170'), sheet.paint('sand', 0, 'lit'), 12, round);
    figures(sheet, 'mustard', [
      { x: x - 66, foot: 440, height: 62, pose: 'crouch' },
      { x: x + 58, foot: 442, height: 62, pose: 'reach', way: -1 },
    ]);
  },
};

/** Posts, beams and rafters, with braces. */
function frame(sheet: Sheet, x: number, foot: number): void {
  const far = around(x, foot, 'M-96-20V-176M136-20V-176M-96-176H136M-110-170L20-256L150-170');
  const near = around(
    x,
    foot,
    'M-150 14V-166M-30 14V-166M92 14V-166M-164-166H106M-150-70H92M-170-160L-30-256L112-160M-30-256V-166M-30-256L20-256',
  );
  const braces = around(x, foot, 'M-150-124L-110-166M-30-124L-68-166M-30-124L8-166M92-124L52-166');
  sheet.line(far, sheet.paint('wood', 0.06), 9, round);
  sheet.line(braces, sheet.paint('sand'), 7, round);
  sheet.line(near, sheet.paint('sand', 0, 'lit'), 12, round);
}

const lamplitGlass = hex(lch(0.86, 0.1, 88));

export const garden: Motif = {
  words: 'a community garden',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 552, roll: 10, depth: 0.1 });
    const x = sheet.focus;
    const side = sheet.subject.x > x ? -1 : 1;
    greenhouse(sheet, x + side * 190, yAt(x + side * 190) + 14);
    tree(sheet, rng, { x: x - side * 323, foot: yAt(x) + 10, height: 170 }, 0.08);
    for (let row = 0; row < 3; row++) {
      bedRow(sheet, rng, row);
      if (row < 2) gardeners(sheet, row);
    }
  },
};

/** A greenhouse across from the subject. */
function greenhouse(sheet: Sheet, x: number, y: number): void {
  const outline: readonly Point[] = [
    [x - 112, y],
    [x - 112, y - 84],
    [x, y - 146],
    [x + 112, y - 84],
    [x + 112, y],
  ];
  const plants =
    disc(x - 64, y - 26, 24) + disc(x - 22, y - 34, 28) + disc(x + 30, y - 28, 26) + disc(x + 72, y - 24, 22);
  const bars = [-56, 0, 56].map((off) => d`M${x + off} ${y}V${y - 146 + Math.abs(off) * 0.55}`);
  const frame = polygon(outline) + around(x, y, 'M-112-84h224') + bars.join('');
  shine(sheet, { x, y: y - 60, r: 190 }, 0.5);
  sheet.fill(polygon(outline), glowOr(sheet, lamplitGlass, 'cream', 0.25), { opacity: 0.85 });
  sheet.fill(plants, sheet.paint('leaf', 0.05), { opacity: 0.75 });
  sheet.line(frame, sheet.paint('pine', 0.02), 4);
}

/** Path data of one plant in a bed. */
interface Crop {
  readonly green: string;
  readonly bloom: string;
}

interface CropSpot {
  readonly x: number;
  readonly y: number;
  /** 0 for the farthest row. */
  readonly row: number;
}

const crops: readonly ((rng: Stream, spot: CropSpot) => Crop)[] = [
  (_, { x, y, row }) => ({ green: disc(x, y - 6, 13 + row * 2), bloom: '' }),
  sunflower,
  (_, { x, y }) => ({ green: d`M${x - 12} ${y}q-4-22 4-36q6 12 8 18q2-16 8-22q8 18 4 40z`, bloom: '' }),
  (_, { x, y, row }) => ({ green: disc(x, y - 4, 10), bloom: disc(x, y - 12, 6 + row) }),
];
const sunflowers = 1;
const leeks = 2;

function sunflower(rng: Stream, { x, y, row }: CropSpot): Crop {
  const h = 46 + rng.range(0, 26) + row * 8;
  const leaves = d`M${x} ${y - h * 0.4}q14-14 20-2q-10 8-20 2zM${x} ${y - h * 0.5}q-14-14-20-2q10 8 20 2z`;
  return { green: d`M${x - 2} ${y}v${-h}h4v${h}z` + leaves, bloom: disc(x, y - h, 12 + row) };
}

function bedRow(sheet: Sheet, rng: Stream, row: number): void {
  const y = 588 + row * 36;
  const w = 168 + row * 24;
  const count = row === 0 ? 5 : 4;
  for (let i = 0; i < count; i++) {
    const x = 600 + (i - (count - 1) / 2) * (w + 34) + (row % 2 ? 46 : 0) - w / 2;
    bed(sheet, rng, { x, y, row, w });
  }
}

function bed(sheet: Sheet, rng: Stream, { x, y, row, w }: CropSpot & { readonly w: number }): void {
  const kind = rng.int(0, crops.length - 1);
  const grow = crops[kind] ?? sunflower;
  const plants = [0, 1, 2, 3, 4, 5].map((k) => grow(rng, { x: x + 14 + (k * (w - 28)) / 5, y, row }));
  const green = plants.map((plant) => plant.green).join('');
  const bloom = plants.map((plant) => plant.bloom).join('');
  const petals: Material = kind === sunflowers ? 'mustard' : rng.pick(['poppy', 'rose', 'cream']);
  sheet.fill(green, sheet.paint('leaf', 0.06 - row * 0.03, kind === leeks ? 'lit' : 'plain'));
  sheet.fill(bloom, sheet.paint(petals, 0, 'lit'));
  sheet.box({ x, y, width: w, height: 24 }, sheet.paint('wood', 0.05 - row * 0.02));
  sheet.box({ x, y, width: w, height: 5 }, sheet.paint('wood', 0.02, 'lit'));
}

function gardeners(sheet: Sheet, row: number): void {
  const rng = sheet.rng(`gardeners${row}`);
  let people = '';
  for (let k = 0; k < 3; k++) {
    const x = sheet.focus - 200 + k * 190 + rng.range(-40, 40);
    people += person({ x, foot: 618 + row * 36, height: 62 + row * 10 }, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}

export const trailWork: Motif = {
  words: 'people mending a trail',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 18, grass: 18 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 112, height: [90, 170], depth: 0.07 });
    const x = sheet.focus;
    const rng = sheet.rng('stones');
    sheet.fill(
      d`M${x - 330} 690Q${x - 150} 620 ${x} 612T${x + 250} ${yAt(x + 250) + 4}l24 2Q${x + 150} 616 ${x + 60} 634T${x - 190} 690z`,
      sheet.paint('sand', 0.02),
    );
    let wall = '';
    for (let i = 0; i < 9; i++)
      wall += boulder(rng, { x: x + 70 + i * 26, foot: 650 - i * 4, height: rng.range(20, 32) });
    for (let i = 0; i < 6; i++)
      wall += boulder(rng, { x: x + 84 + i * 28, foot: 630 - i * 4, height: rng.range(16, 24) });
    sheet.fill(wall, sheet.paint('stone'));
    pick(sheet, x - 60, 640, 'poppy');
    figures(sheet, 'teal', [{ x: x + 60, foot: 652, height: 98, pose: 'crouch' }]);
    barrow(sheet, x - 220, 646);
  },
};

/** Someone with a pick raised. */
function pick(sheet: Sheet, x: number, foot: number, top: 'poppy'): void {
  figures(sheet, top, [{ x, foot, height: 108, pose: 'up' }]);
  sheet.line(around(x, foot, 'M-14-112L46-148'), sheet.paint('wood', 0, 'lit'), 5, round);
  sheet.line(around(x, foot, 'M32-172q22 12 28 46'), sheet.paint('steel'), 8, round);
}

function barrow(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, 'mustard', [{ x: x - 44, foot, height: 102, pose: 'stride' }]);
  sheet.fill(around(x, foot, 'M4-52q26-24 56 0z'), sheet.paint('rock'));
  sheet.fill(around(x, foot, 'M-8-52h84l-18 34h-48z'), sheet.paint('leaf', 0, 'shade'));
  sheet.line(around(x, foot, 'M-30-50L56-22L78-10M8-18v18'), sheet.paint('wood', 0, 'shade'), 5);
  sheet.fill(d`M${x + 64} ${foot - 10}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z`, sheet.paint('ink'));
}

export const treePlanting: Motif = {
  words: 'people planting trees',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 14, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 104, height: [100, 180], depth: 0.07 });
    const x = sheet.focus;
    for (const [dx, dy, s] of [
      [-260, 26, 0.7],
      [-150, 30, 0.8],
      [30, 26, 0.7],
      [160, 32, 0.85],
      [280, 28, 0.75],
      [-30, 66, 1.2],
      [210, 72, 1.2],
    ] as const)
      seedling(sheet, x + dx, yAt(x) + dy, s);
    digger(sheet, x - 96, yAt(x) + 66, 'poppy', 1);
    digger(sheet, x + 132, yAt(x) + 44, 'teal', -1);
    figures(sheet, 'mustard', [{ x: x + 40, foot: yAt(x) + 68, height: 96, pose: 'crouch', way: -1 }]);
    figures(sheet, 'rose', [{ x: x - 210, foot: yAt(x) + 54, height: 92, pose: 'stride' }]);
  },
};

/** A young tree in a ring of fresh earth. */
function seedling(sheet: Sheet, x: number, y: number, s: number): void {
  const leaf = (u: number, v: number) =>
    d`M${x} ${y - v * s}q${u * s} ${-14 * s} ${u * 2 * s} ${-4 * s}q${-u * 0.8 * s} ${14 * s} ${-u * 2 * s} ${4 * s}z`;
  sheet.fill(lens(x, y + 2, 28 * s, 5 * s), sheet.paint('earth'));
  sheet.line(d`M${x} ${y}v${-44 * s}`, sheet.paint('wood'), 4 * s);
  sheet.fill(
    leaf(11, 18) + leaf(-11, 24) + leaf(10, 34) + leaf(-9, 40) + around(x, y, 'M-5-40q5-24 10 0z', s),
    sheet.paint('leaf', 0, 'lit'),
  );
}

function digger(sheet: Sheet, x: number, foot: number, top: 'poppy' | 'teal', way: 1 | -1): void {
  figures(sheet, top, [{ x, foot, height: 106, pose: 'dig', way }]);
  sheet.line(around(x, foot, 'M14-62L36-4', 1, way), sheet.paint('wood', 0, 'lit'), 5, round);
  sheet.fill(d`M${x + way * 28} ${foot - 18}l${way * 16} -5l${way * 8} 24l${-way * 12} 6z`, sheet.paint('steel'));
  sheet.fill(lens(x + way * 56, foot + 4, 26, 6), sheet.paint('earth'));
}
