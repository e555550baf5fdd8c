import { tree } from '../land/plants';
import { ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Motif } from './motif';

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
  const frame = polygon(outline) + d`M${x - 112} ${y - 84}h224` + bars.join('');
  shine(sheet, { x, y: y - 60, r: 190 }, 0.5);
  sheet.add(
    path(polygon(outline), glowOr(sheet, lamplitGlass, 'cream', 0.25), { opacity: 0.85 }),
    path(plants, sheet.paint('leaf', 0.05), { opacity: 0.75 }),
    stroke(frame, sheet.paint('pine', 0.02), 4),
  );
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
  sheet.add(
    path(green, sheet.paint('leaf', 0.06 - row * 0.03, kind === leeks ? 'lit' : 'plain')),
    path(bloom, sheet.paint(petals, 0, 'lit')),
    rect({ x, y, width: w, height: 24 }, sheet.paint('wood', 0.05 - row * 0.02)),
    rect({ x, y, width: w, height: 5 }, sheet.paint('wood', 0.02, 'lit')),
  );
}

function gardeners(sheet: Sheet, row: number): void {
  const rng = sheet.rng(`gardeners${row}`);
  let people = '';
  for (let k = 0; k < 3; k++) {
    const x = sheet.focus - 200 + k * 190 + rng.range(-40, 40);
    people += person({ x, foot: 618 + row * 36, height: 62 + row * 10 }, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
