import { houses } from '../land/houses';
import { crowd } from '../parts/crowd';
import { awning, bunting } from '../parts/festoon';
import { ground } from '../parts/ground';
import { hang, lampOr, lantern, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { circle } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

type Stripes = readonly [Material, Material];

interface Tent {
  readonly x: number;
  readonly y: number;
  /** 1 is 300 units wide. */
  readonly size: number;
  readonly depth: number;
  readonly stripes: Stripes;
}

const stripePatterns: readonly Stripes[] = [
  ['poppy', 'cream'],
  ['teal', 'cream'],
  ['mustard', 'cream'],
  ['navy', 'mustard'],
];
const goreCount = 8;

export const bigTop: Motif = {
  words: 'striped festival tents',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 574, roll: 12, depth: 0.08 });
    const stripes = rng.pick(stripePatterns);
    const far = sheet.focus + (sheet.focus < 600 ? 300 : -300);
    tent(sheet, { x: far, y: yAt(far) + 24, size: 0.62, depth: 0.16, stripes });
    tent(sheet, { x: sheet.focus, y: yAt(sheet.focus) + 24, size: 1.08, depth: 0.03, stripes });
    overhead(sheet, yAt(sheet.focus) - 205);
    visitors(sheet);
  },
};

function tent(sheet: Sheet, one: Tent): void {
  const { x, y, size: s, depth, stripes } = one;
  shine(sheet, { x, y: y - 70 * s, r: 230 * s }, 0.45);
  for (const [i, material] of stripes.entries()) {
    sheet.fill(walls(one, i), sheet.paint(material, depth, 'shade'));
    sheet.fill(gores(one, i), sheet.paint(material, depth, i ? 'plain' : 'lit'));
  }
  const door = around(x, y, 'M-26 0q4-62 26-74q22 12 26 74z', s);
  const flag = around(x - 1, y, 'M0-206v-34l34 10-34 10z', s);
  sheet.fill(door, lampOr(sheet, 'ink'));
  sheet.fill(flag, sheet.paint('mustard', depth, 'lit'));
}

const goreEdge = ({ x, size }: Tent, i: number) => x + (i / goreCount - 0.5) * 300 * size;

/** Path data of every second wall panel. */
function walls(one: Tent, first: number): string {
  let data = '';
  for (let i = first; i < goreCount; i += 2)
    data += d`M${goreEdge(one, i)} ${one.y - 84 * one.size}H${goreEdge(one, i + 1)}V${one.y}H${goreEdge(one, i)}z`;
  return data;
}

/** Path data of every second gore of the roof. */
function gores(one: Tent, first: number): string {
  const { x, y, size: s } = one;
  const [top, middle, eaves] = [y - 208 * s, y - 128 * s, y - 84 * s];
  const waist = (at: number) => x + (at - x) * 0.34;
  let data = '';
  for (let i = first; i < goreCount; i += 2) {
    const [from, to] = [goreEdge(one, i), goreEdge(one, i + 1)];
    data += d`M${x} ${top}Q${waist(from)} ${middle} ${from} ${eaves}L${to} ${eaves}Q${waist(to)} ${middle} ${x} ${top}z`;
  }
  return data;
}

function overhead(sheet: Sheet, y: number): void {
  const { left, right } = sheet.paper;
  const x = sheet.focus;
  if (sheet.isLampLit) {
    stringLights(sheet, hang(left - 20, 380, x, y, 66) + hang(x, y, right + 20, 380, 66));
    return;
  }
  bunting(sheet, { x1: left - 20, y1: 400, x2: x, y2: y, sag: 50 });
  bunting(sheet, { x1: x, y1: y, x2: right + 20, y2: 400, sag: 50 });
}

function visitors(sheet: Sheet): void {
  const rng = sheet.rng('visitors');
  const { left, right } = sheet.paper;
  let people = '';
  for (let i = 0; i < 13 * sheet.span; i++) {
    const stance = { x: rng.range(left + 140, right - 140), foot: rng.range(618, 652), height: rng.range(34, 42) };
    people += person(stance, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}

const hubY = 384;
const cabinCount = 14;
const cabinPaints: readonly Material[] = ['poppy', 'mustard', 'teal'];
const stallRow: readonly (readonly [off: number, roof: Material])[] = [
  [-330, 'poppy'],
  [-236, 'teal'],
  [196, 'mustard'],
  [290, 'rose'],
];

export const wheel: Motif = {
  words: 'a fairground wheel',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 584, roll: 10, depth: 0.08 });
    const radius = rng.range(158, 180);
    const turn = rng.range(0, 0.4);
    shine(sheet, { x: sheet.focus, y: hubY, r: radius * 1.55 }, 0.4, hex(lch(0.82, 0.13, 60)));
    legs(sheet, yAt(sheet.focus) + 20);
    rim(sheet, radius, turn);
    cabins(sheet, radius, turn);
    stalls(sheet, yAt);
    crowd(sheet, { y: 648, size: 25, rows: 1 });
  },
};

function legs(sheet: Sheet, foot: number): void {
  const x = sheet.focus;
  const frame = polygon([
    [x - 7, hubY],
    [x + 7, hubY],
    [x + 92, foot],
    [x + 76, foot],
    [x, hubY + 40],
    [x - 76, foot],
    [x - 92, foot],
  ]);
  sheet.fill(frame, sheet.paint('ink', 0.04));
}

function cabinPlaces(x: number, radius: number, turn: number): readonly Point[] {
  return Array.from({ length: cabinCount }, (_, i): Point => {
    const angle = turn + (i / cabinCount) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, hubY + Math.sin(angle) * radius];
  });
}

function rim(sheet: Sheet, radius: number, turn: number): void {
  const x = sheet.focus;
  const spokes = cabinPlaces(x, radius, turn).map((at) => d`M${x} ${hubY}L${at}`);
  sheet.line(spokes.join(''), sheet.paint('steel', 0.06, 'lit'), 2);
  const steel = { stroke: sheet.paint('ink', 0.03), 'stroke-width': 4 };
  for (const r of [radius, radius * 0.93]) sheet.add(circle(x, hubY, r, 'none', steel));
  const round = around(0, 0, 'a1 1 0 1 1 2 0a1 1 0 1 1-2 0', radius);
  stringLights(sheet, d`M${x - radius} ${hubY}` + round, { size: 6, gap: 18, hasWire: false });
}

function cabins(sheet: Sheet, radius: number, turn: number): void {
  const places = cabinPlaces(sheet.focus, radius, turn);
  for (const [k, material] of cabinPaints.entries()) {
    const own = places.filter((_, i) => i % cabinPaints.length === k);
    const data = own.map(([x, y]) => around(x, y, 'M-13 4h26v8q0 14-13 14t-13-14zM-14 4q14-16 28 0z'));
    sheet.fill(data.join(''), sheet.paint(material, 0.02, 'lit'));
  }
  sheet.add(circle(sheet.focus, hubY, 13, sheet.paint('poppy')));
}

function stalls(sheet: Sheet, yAt: (x: number) => number): void {
  for (const [off, roof] of stallRow) {
    const x = sheet.focus + off;
    const y = yAt(x) + 20;
    shine(sheet, { x: x + 36, y: y - 24, r: 90 });
    sheet.box({ x, y: y - 44, width: 72, height: 44 }, lampOr(sheet, 'plaster'));
    sheet.fill(around(x, y, 'M-8-44l44-34 44 34z'), sheet.paint(roof, 0.03, 'lit'));
  }
}

const floor = 600;
const stallWidth = 142;
const lamplitStall = hex(lch(0.82, 0.12, 76));
const awnings: readonly Material[] = ['poppy', 'teal', 'mustard', 'leaf'];
const fruits: readonly Material[] = ['poppy', 'leaf', 'mustard'];

export const market: Motif = {
  words: 'a street market',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const { left, right } = sheet.paper;
    const row = { base: floor - 26, height: 128 };
    houses(sheet, { ...row, from: left - 20, to: sheet.focus - 250, seed: 'west' });
    houses(sheet, { ...row, from: sheet.focus + 250, to: right + 30, seed: 'east' });
    ground(sheet, { y: floor - 30, roll: 3, material: 'stone', depth: 0.08 });
    lights(sheet);
    const turn = rng.int(0, 3);
    for (let i = 0; i < 4; i++) {
      const x = sheet.focus - 318 + i * 164 + rng.range(-6, 6);
      stall(sheet, x, awnings[(i + turn) % awnings.length] ?? 'poppy');
      if (rng.chance(0.7)) lantern(sheet, { x: x + stallWidth + 11, y: floor - 96, r: 12 });
    }
    shoppers(sheet);
  },
};

function lights(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const y = floor - 180;
  const [from, to] = [sheet.focus - 270, sheet.focus + 270];
  const outer = hang(left - 20, y - 30, from, y, 30) + hang(to, y, right + 20, y - 30, 30);
  stringLights(sheet, hang(from, y, to, y, 46) + outer, { size: 8, gap: 30 });
}

function stall(sheet: Sheet, x: number, cloth: Material): void {
  const w = stallWidth;
  const top = floor - 92;
  const isGlowing = sheet.palette.lamps > 0.2;
  shine(sheet, { x: x + w / 2, y: floor - 30, r: 120 });
  const inside = isGlowing ? lamplitStall : sheet.paint('ink', 0.1, 'shade');
  const posts = d`M${x + 4} ${top}v96h6V${top}zM${x + w - 10} ${top}v96h6V${top}z`;
  sheet.box({ x: x + 8, y: top + 20, width: w - 16, height: 70 }, inside);
  sheet.fill(posts, sheet.paint('wood'));
  for (const [k, fruit] of fruits.entries()) {
    const pile = [k, k + 3, k + 6].map((i) => disc(x + 18 + i * 13.4, floor - 34 - (i % 2) * 4, 7.5));
    sheet.fill(pile.join(''), sheet.paint(fruit, 0, 'lit'));
  }
  sheet.box({ x: x + 4, y: floor - 32, width: w - 8, height: 34 }, sheet.paint('wood', 0.02));
  awning(sheet, { x: x - 6, y: top - 18, width: w + 12, height: 34, material: cloth });
}

function shoppers(sheet: Sheet): void {
  const rng = sheet.rng('shoppers');
  let people = '';
  for (let i = 0; i < 8; i++) {
    const x = sheet.focus - 300 + i * 86 + rng.range(-24, 24);
    const stance = { x, foot: floor + 44 + rng.range(-6, 14), height: rng.range(64, 72) };
    people += person(stance, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}
