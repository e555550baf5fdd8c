import { tree, tufts } from '../land/plants';
import { water } from '../land/water';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { floatShadow, nearWater, wake } from '../parts/near-water';
import { person } from '../parts/people';
import { group, path, round } from '../print/elements';
import { clipBy } from '../print/fills';
import type { Material } from '../print/materials';
import { around, d, lens, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const canoe: Motif = {
  words: 'canoes',
  draw(sheet) {
    nearWater(sheet, 516);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    openCanoe(sheet, { x: sheet.focus - way * 190, y: 560, size: 0.62, hull: 'leaf', way });
    openCanoe(sheet, { x: sheet.focus + way * 20, y: 612, size: 1, hull: 'poppy', way });
  },
};

interface Canoe {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hull: Material;
  readonly way: 1 | -1;
}

/** A canoe with high ends and two people with single blades. */
function openCanoe(sheet: Sheet, { x, y, size: s, hull, way }: Canoe): void {
  const at = (u: number) => x + way * u * s;
  const side = around(x, y, 'M-146-30Q-130-8-90-6H90Q130-8 146-30Q136 20 92 22H-92Q-136 20-146-30z', s, way);
  sheet.fill(floatShadow(x, y + 20 * s, 140 * s), sheet.paint('navy'), { opacity: 0.35 });
  const height = 84 * s;
  figures(
    sheet,
    'mustard',
    [-74, 66].map((u) => ({ x: at(u), foot: y + 12 * s, height, pose: 'row' as const, way })),
    0.02,
  );
  const paddles = [-74, 66].map((u) => around(x + way * u * s, y, 'M4-44L42 16', s, way)).join('');
  const blades = [-74, 66].map((u) => around(x + way * u * s, y, 'M36 6L50 28', s, way)).join('');
  sheet.fill(side, sheet.paint(hull, 0.02, 'lit'));
  sheet.line(around(x, y, 'M-140-22Q-120-6-88-4H88Q120-6 140-22', s, way), sheet.paint('wood', 0, 'shade'), 4 * s);
  sheet.line(paddles, sheet.paint('wood', 0, 'lit'), 4 * s, round);
  sheet.line(blades, sheet.paint('wood', 0, 'lit'), 11 * s, round);
  sheet.line(wake(at(-140), y + 16 * s, 90 * s, way), sheet.paint('cream', 0.1), 2.5 * s, { opacity: 0.55 });
}

export const kayaks: Motif = {
  words: 'kayaks',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const top = sheet.horizon + 74;
    const bend = sheet.focus < 600 ? 1 : -1;
    if (!sheet.isOnWater) {
      ground(sheet, { y: top, roll: 6, depth: 0.2, material: rng.pick(['grass', 'straw', 'leaf']), seed: 'bank' });
      river(sheet, top, bend);
      bankTrees(sheet, top);
    }
    kayak(sheet, { x: sheet.focus - bend * 60, y: 596, size: 1.15, hull: 'poppy' });
    kayak(sheet, { x: sheet.focus + bend * 78, y: 556, size: 0.72, hull: 'mustard' });
  },
};

/** The river comes out of the haze, bends across the picture and widens towards the viewer. */
function river(sheet: Sheet, top: number, bend: 1 | -1): void {
  const x = (off: number) => sheet.focus + bend * off;
  const foot = sheet.paper.bottom + 15;
  const near = d`C${x(250)} ${top + 40} ${x(-120)} ${top + 48} ${x(-250)} ${top + 96}C${x(-380)} ${top + 150} ${x(-420)} 640 ${x(-470)} ${foot}`;
  const far = d`C${x(430)} 620 ${x(60)} ${top + 120} ${x(90)} ${top + 76}C${x(120)} ${top + 46} ${x(240)} ${top + 34} ${x(118)} ${top + 2}`;
  const banks = d`M${x(96)} ${top + 2}${near}H${x(560)}${far}z`;
  const clip = clipBy(sheet, 'river', path(banks));
  const surface = sheet.capture(() => water(sheet, { top, calm: 0.2 }));
  sheet.add(group({ 'clip-path': clip }, surface));
  sheet.line(banks, sheet.paint('cream', 0.3), 3, { opacity: 0.35 });
}

function bankTrees(sheet: Sheet, top: number): void {
  const rng = sheet.rng('trees');
  const reach = 20 + (sheet.paper.right - sheet.paper.left) / 2;
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const x = 600 + side * rng.range(300, reach);
      const plot = { x, foot: top + 18 + (i / 9) * 120, height: 50 + i * 13 };
      if (Math.abs(x - sheet.focus) > 240) tree(sheet, rng, plot, 0.16 - i * 0.015);
    }
}

interface Kayak {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hull: Material;
}

function kayak(sheet: Sheet, { x, y, size: s, hull }: Kayak): void {
  shine(sheet, { x, y: y - 22 * s, r: 120 * s }, 0.6);
  const shadow = around(x, y, 'M-74 14h148l-20 7h-108z', s);
  const paddle = around(x, y, 'M-48-34L50-2', s);
  const boat = around(x, y, 'M-82-4q82 15 164 0q-26 22-82 22t-82-22z', s);
  sheet.fill(shadow, sheet.paint('navy'), { opacity: 0.35 });
  sheet.fill(person({ x, foot: y + 16 * s, height: 60 * s }), sheet.paint('ink'));
  sheet.line(paddle, sheet.paint('wood', 0, 'lit'), 4 * s, round);
  sheet.fill(boat, sheet.paint(hull, 0.02, 'lit'));
}

export const punt: Motif = {
  words: 'a narrow boat and its oarsman',
  draw(sheet) {
    nearWater(sheet, 514);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const [x, y] = [sheet.focus, 608];
    const at = (u: number) => x + way * u;
    sheet.fill(floatShadow(x, y + 20, 190), sheet.paint('navy'), { opacity: 0.35 });
    shine(sheet, { x: at(126), y: y - 50, r: 90 }, 0.6);
    figures(
      sheet,
      'poppy',
      [-8, 56].map((u) => ({ x: at(u), foot: y + 10, height: 72, pose: 'sit' as const, way })),
    );
    figures(sheet, 'ink', [{ x: at(-118), foot: y - 8, height: 92, pose: 'pole', way }]);
    const hull = around(x, y, 'M-190-34Q-120-4 0-4Q130-4 196-46Q168 14 90 22H-90Q-166 14-190-34z', 1, way);
    sheet.line(around(x, y, 'M-98-96L-64 50', 1, way), sheet.paint('wood', 0, 'lit'), 5, round);
    sheet.fill(hull, sheet.paint('ink', 0.02));
    sheet.line(around(x, y, 'M-176-20Q-110 2 0 3Q120 2 178-26', 1, way), sheet.paint('mustard', 0, 'lit'), 4);
    sheet.line(d`M${at(126)} ${y - 8}v-30`, sheet.paint('ink'), 3);
    sheet.box({ x: at(126) - 6, y: y - 56, width: 12, height: 18 }, lampOr(sheet, 'cream'));
    sheet.line(wake(at(-180), y + 14, 80, way), sheet.paint('cream', 0.1), 2.5, { opacity: 0.5 });
    reedsAtCorners(sheet);
  },
};

function reedsAtCorners(sheet: Sheet): void {
  const rng = sheet.rng('reeds');
  const { left, right, bottom } = sheet.paper;
  const places = Array.from({ length: 22 }, (_, i): Point => [
    i % 2 ? rng.range(left, left + 220) : rng.range(right - 220, right),
    bottom + 4 - rng.range(0, 16),
  ]);
  sheet.fill(tufts(rng, places, 64), sheet.paint('leaf', 0, 'shade'));
}

export const rowers: Motif = {
  words: 'a rowing eight',
  draw(sheet) {
    nearWater(sheet, 512);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    shell(sheet, { x: sheet.focus - way * 110, y: 548, size: 0.55, seats: 4, way });
    shell(sheet, { x: sheet.focus, y: 612, size: 0.92, seats: 6, way });
  },
};

interface Shell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seats: number;
  /** Where it goes; rowers look the other way. */
  readonly way: 1 | -1;
}

function shell(sheet: Sheet, { x, y, size: s, seats, way }: Shell): void {
  const half = (seats * 27 + 60) * s;
  const back = way === 1 ? -1 : 1;
  const places = Array.from({ length: seats }, (_, i) => x + (i - (seats - 1) / 2) * 50 * s);
  sheet.fill(floatShadow(x, y + 10 * s, half), sheet.paint('navy'), { opacity: 0.35 });
  const oars = places.map((px) => around(px, y, 'M14-20L46 24', s, back)).join('');
  const blades = places.map((px) => lens(px + back * 52 * s, y + 28 * s, 17 * s, 4 * s)).join('');
  figures(
    sheet,
    'cream',
    places.map((px) => ({ x: px, foot: y + 8 * s, height: 72 * s, pose: 'row' as const, way: back })),
    0.01,
  );
  figures(sheet, 'poppy', [{ x: x + back * (half - 46 * s), foot: y + 8 * s, height: 58 * s, pose: 'row', way }], 0.01);
  sheet.fill(
    d`M${x - half} ${y - 4 * s}Q${x} ${y + 6 * s} ${x + half} ${y - 4 * s}Q${x + half * 0.8} ${y + 14 * s} ${x} ${y + 15 * s}T${x - half} ${y - 4 * s}z`,
    sheet.paint('poppy', 0, 'lit'),
  );
  sheet.line(oars, sheet.paint('wood', 0, 'lit'), 3.5 * s);
  sheet.fill(blades, sheet.paint('teal', 0, 'lit'));
  sheet.line(wake(x - way * half, y + 12 * s, 80 * s, way), sheet.paint('cream', 0.1), 2.5 * s, { opacity: 0.5 });
}

interface Boat {
  readonly x: number;
  readonly y: number;
  /** 1 is 172 units long. */
  readonly size: number;
  readonly sail: Material;
}

export const sailing: Motif = {
  words: 'sailing boats',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const { focus, horizon } = sheet;
    const far = focus + rng.sign() * rng.range(120, 170);
    const middle = focus + rng.sign() * rng.range(200, 260);
    sailboat(sheet, { x: far, y: horizon + 20, size: 0.2, sail: 'cream' });
    sailboat(sheet, { x: middle, y: horizon + 36, size: 0.36, sail: 'cream' });
    sailboat(sheet, { x: focus, y: horizon + 112, size: 1, sail: rng.pick(['cream', 'poppy', 'mustard']) });
  },
};

function sailboat(sheet: Sheet, { x, y, size: s, sail }: Boat): void {
  const depth = 0.4 * (1 - s);
  const w = s * (sheet.lightX > x ? 1 : -1);
  const cloth = sheet.paint(sail, depth, 'lit');
  const image = around(x, y, 'M-60 6h130L24 120L-16 150z', s);
  const main = d`M${x + 6 * s} ${y - 12 * s}V${y - 200 * s}Q${x + 74 * w} ${y - 90 * s} ${x + 84 * w} ${y - 16 * s}z`;
  const jib = d`M${x - 4 * w} ${y - 16 * s}V${y - 178 * s}Q${x - 50 * w} ${y - 70 * s} ${x - 62 * w} ${y - 20 * s}z`;
  const hull = around(x, y, 'M-80-10H92q-12 26-34 26H-56q-18-4-24-26z', s);
  sheet.fill(image, cloth, { opacity: 0.18 });
  sheet.fill(main, cloth);
  sheet.fill(jib, sheet.paint('cream', depth, 'shade'));
  sheet.fill(hull, sheet.paint('navy', depth));
  sheet.line(around(x + s, y, 'M0-8V-206', s), sheet.paint('wood', depth), 4 * s);
}
