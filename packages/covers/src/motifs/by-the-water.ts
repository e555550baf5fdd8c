import { tufts } from '../land/plants';
import { lampOr, shine } from '../parts/lamplight';
import { nearWater } from '../parts/near-water';
import { round } from '../print/elements';
import { around, d, lens, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const towerFoot = 546;
const stripePatterns = 6;
/** Half the width of the tower, from its foot (0) to its gallery (1). */
const halfWidth = (t: number) => 31 - 13 * t;

export const lighthouse: Motif = {
  words: 'a lighthouse',
  draw(sheet) {
    const way = sheet.focus > 600 ? 1 : -1;
    const height = sheet.rng('motif').range(220, 262);
    cape(sheet, way);
    if (sheet.palette.lamps > 0.3) beam(sheet, towerFoot - height);
    tower(sheet, height);
    lantern(sheet, towerFoot - height);
    cottage(sheet, way);
  },
};

/** Rock with turf on top; it runs off the picture on the lighthouse's side. */
function cape(sheet: Sheet, way: 1 | -1): void {
  const end = way > 0 ? sheet.paper.right + 16 - sheet.focus : sheet.focus - sheet.paper.left + 16;
  const shape = (points: readonly Point[]) => polygon(points.map(([off, y]): Point => [sheet.focus + way * off, y]));
  const rock = shape(
    pairs([-190, 690, -160, 610, -110, 588, -70, 548, 40, 540, 120, 560, 260, 548, 420, 590, end, 600, end, 690]),
  );
  const face = shape(pairs([-190, 690, -160, 610, -110, 588, -70, 548, -40, 600, -60, 690]));
  const turf = shape(pairs([-70, 548, 40, 540, 120, 560, 260, 548, 420, 590, 380, 598, 250, 566, 110, 582, 20, 558]));
  sheet.fill(rock, sheet.paint('rock', 0.05));
  sheet.fill(face, sheet.paint('rock', 0, 'shade'), { opacity: 0.7 });
  sheet.fill(turf, sheet.paint('grass', 0.03));
}

function beam(sheet: Sheet, top: number): void {
  const x = sheet.focus;
  const ray = (side: 1 | -1) => around(x, top, 'M0-12L1400-180V86z', 1, side);
  sheet.fill(ray(1) + ray(-1), sheet.lamp, { opacity: 0.16 });
}

function tower(sheet: Sheet, height: number): void {
  const x = sheet.focus;
  for (let i = 0; i < stripePatterns; i++) {
    const [low, high] = [i / stripePatterns, (i + 1) / stripePatterns];
    const stripe = polygon([
      [x - halfWidth(low), towerFoot - height * low],
      [x + halfWidth(low), towerFoot - height * low],
      [x + halfWidth(high), towerFoot - height * high],
      [x - halfWidth(high), towerFoot - height * high],
    ]);
    sheet.fill(stripe, sheet.paint(i % 2 ? 'poppy' : 'cream', 0.03, 'lit'));
  }
  const way = sheet.lightX > x ? -1 : 1;
  const shade = d`M${x + way * halfWidth(0)} ${towerFoot}L${x + way * halfWidth(1)} ${towerFoot - height}H${x + way * 3}L${x + way * 8} ${towerFoot}z`;
  sheet.fill(shade, sheet.paint('navy'), { opacity: 0.3 });
}

function lantern(sheet: Sheet, top: number): void {
  const x = sheet.focus;
  shine(sheet, { x, y: top - 12, r: 90 });
  sheet.box({ x: x - 25, y: top - 3, width: 50, height: 6 }, sheet.paint('ink'));
  sheet.box({ x: x - 12, y: top - 25, width: 24, height: 22 }, lampOr(sheet, 'cream'));
  sheet.fill(around(x, top, 'M-18-25l18-22 18 22z'), sheet.paint('ink'));
}

function cottage(sheet: Sheet, way: 1 | -1): void {
  const x = (off: number) => sheet.focus + way * off;
  const wall = around(x(86), towerFoot, 'M0 8v-38l34-24 34 24v40z', 1, way);
  const roof = d`M${x(80)} ${towerFoot - 28}L${x(120)} ${towerFoot - 58}L${x(160)} ${towerFoot - 28}z`;
  sheet.fill(wall, sheet.paint('plaster', 0.03));
  sheet.fill(roof, sheet.paint('brick'));
}

const top = 566;
const deckFoot = 690;
/** Posts: distance from the middle, y, size. */
const posts = [
  [-124, top + 4, 1],
  [124, top + 4, 1],
  [-196, 634, 1.3],
  [196, 634, 1.3],
] as const;

export const jetty: Motif = {
  words: 'two chairs on a jetty',
  draw(sheet) {
    const x = sheet.focus;
    boards(sheet);
    for (const [off, y, size] of posts) post(sheet, x + off, y, size);
    shine(sheet, { x, y: top + 10, r: 150 }, 0.45);
    chair(sheet, { x: x - 52, y: top + 38, way: 1 });
    chair(sheet, { x: x + 56, y: top + 38, way: -1 });
    table(sheet, x);
  },
};

/** Planks that run towards the horizon. */
function boards(sheet: Sheet): void {
  const x = sheet.focus;
  const deck = d`M${x - 118} ${top}H${x + 118}L${x + 260} ${deckFoot}H${x - 260}z`;
  const planks = [1, 2, 3, 4, 5, 6].map((i) => {
    const t = (i / 7) ** 1.3;
    return d`M${x - 118 - 142 * t} ${top + (deckFoot - top) * t}H${x + 118 + 142 * t}`;
  });
  sheet.fill(deck, sheet.paint('wood', 0.04, 'lit'));
  sheet.line(planks.join(''), sheet.paint('wood', 0, 'shade'), 2.5);
  sheet.box({ x: x - 122, y: top - 3, width: 244, height: 8 }, sheet.paint('wood', 0, 'shade'));
}

/** A post with a lantern on it. */
function post(sheet: Sheet, x: number, y: number, s: number): void {
  const pole = around(x, y, 'M-7 40v-82h14v82z', s);
  const housing = around(x, y, 'M-8-43v-20l8-9 8 9v20z', s);
  sheet.fill(pole, sheet.paint('ink', 0.02));
  shine(sheet, { x, y: y - 54 * s, r: 92 * s });
  sheet.fill(housing, sheet.paint('ink'));
  sheet.box({ x: x - 5 * s, y: y - 60 * s, width: 10 * s, height: 15 * s }, lampOr(sheet, 'cream'));
}

/** A wide wooden chair, seen from behind at an angle. */
function chair(sheet: Sheet, { x, y, way }: { x: number; y: number; way: 1 | -1 }): void {
  const s = 1.05;
  const at = (u: number, v: number): Point => [x + way * u * s, y + v * s];
  const wood = sheet.paint('cream', 0, 'lit');
  const shade = sheet.paint('cream', 0, 'shade');
  const slats = around(x, y, 'M-27-90l24 66M-20-92l24 66', s, way);
  const legs =
    polygon([at(36, -56), at(44, -56), at(42, 0), at(34, 0)]) +
    polygon([at(-24, -48), at(-16, -48), at(-20, 0), at(-28, 0)]);
  sheet.fill(polygon([at(-34, -92), at(-14, -96), at(12, -26), at(-8, -22)]), wood);
  sheet.line(slats, shade, 2 * s);
  sheet.fill(polygon([at(-10, -26), at(46, -36), at(48, -28), at(-6, -16)]), shade);
  sheet.fill(polygon([at(-30, -52), at(44, -58), at(44, -51), at(-28, -44)]), wood);
  sheet.fill(legs, shade);
}

/** A small table with a glass. */
function table(sheet: Sheet, x: number): void {
  const wood = sheet.paint('wood', 0, 'shade');
  const glass = d`M${x} ${top + 4}v-9q-7-3-6-15h12q1 12-6 15v9z`;
  sheet.box({ x: x - 12, y: top + 4, width: 26, height: 5 }, wood);
  sheet.fill(around(x, top, 'M-8 38l4-32h10l4 32z'), wood);
  sheet.fill(glass, sheet.paint('cream', 0, 'lit'), { opacity: 0.8 });
}

export const reeds: Motif = {
  words: 'reeds at the edge of the water',
  draw(sheet) {
    nearWater(sheet, 520);
    const rng = sheet.rng('reeds');
    const { left, right, bottom } = sheet.paper;
    const open = (x: number) => 0.35 + 0.65 * Math.min(1, (Math.abs(x - sheet.subject.x) / 420) ** 1.3);
    let [stems, heads] = ['', ''];
    const tuftPlaces: Point[] = [];
    for (let i = 0; i < 46 * sheet.span; i++) {
      const x = rng.range(left - 10, right + 10);
      const h = rng.range(90, 190) * open(x);
      const lean = rng.range(-16, 16);
      stems += d`M${x} ${bottom + 8}q0 ${-h * 0.6} ${lean} ${-h}`;
      if (rng.chance(0.6)) heads += d`M${x + lean} ${bottom + 8 - h}v${-rng.range(20, 30)}`;
      tuftPlaces.push([x, bottom + 4]);
    }
    sheet.fill(
      lens(sheet.focus, 600, 60, 6) + lens(sheet.focus - 70, 616, 44, 5) + lens(sheet.focus + 64, 622, 50, 5),
      sheet.paint('leaf', 0.1),
      { opacity: 0.75 },
    );
    sheet.line(stems, sheet.paint('leaf', 0, 'shade'), 4);
    sheet.line(heads, sheet.paint('wood'), 11, round);
    sheet.fill(tufts(rng, tuftPlaces.slice(0, 26), 60), sheet.paint('leaf', 0, 'shade'));
  },
};

export const footbridge: Motif = {
  words: 'a wooden footbridge',
  draw(sheet) {
    nearWater(sheet, 560);
    const x = sheet.focus;
    const deck = around(x, 0, 'M-330 640Q0 540 330 640');
    const rail = around(x, 0, 'M-320 586Q0 484 320 586');
    let posts = '';
    for (let i = -5; i <= 5; i++) {
      const t = (i / 5) ** 2;
      posts += d`M${x + i * 60} ${590 + t * 42}V${534 + t * 46}`;
    }
    const rng = sheet.rng('banks');
    const { left, right, bottom } = sheet.paper;
    const places = Array.from({ length: 40 }, (_, i): Point => [
      i % 2 ? rng.range(left, x - 220) : rng.range(x + 220, right),
      bottom - rng.range(0, 20),
    ]);
    sheet.fill(
      d`M${left - 10} 690V620Q${x - 330} 612 ${x - 240} 690zM${right + 10} 690V620Q${x + 330} 612 ${x + 240} 690z`,
      sheet.paint('grass', 0.03),
    );
    sheet.fill(tufts(rng, places, 44), sheet.paint('grass', 0, 'shade'));
    sheet.line(around(x, 0, 'M-300 668Q0 740 300 668'), sheet.paint('navy', 0.1), 16, { opacity: 0.25 });
    sheet.line(deck, sheet.paint('wood', 0, 'shade'), 20, round);
    sheet.line(deck, sheet.paint('wood', 0, 'lit'), 10, { 'stroke-dasharray': '15 4' });
    sheet.line(posts, sheet.paint('wood'), 7, round);
    sheet.line(rail, sheet.paint('wood', 0, 'lit'), 9, round);
  },
};
