import { floorBox, ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { circle, group, path, rect, round, stroke } from '../print/elements';
import { clipBy, glowFill } from '../print/fills';
import type { Material } from '../print/materials';
import { around, d, disc, numbers } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const hallFloor = 598;
const half = 216;
const screenHeight = 200;
const square = 18;
const cyan = hex(lch(0.8, 0.11, 200));
const hill = hex(lch(0.66, 0.13, 165));
const cloudColour = hex(lch(0.88, 0.14, 92));
const heroColour = hex(lch(0.72, 0.18, 22));

export const tournament: Motif = {
  words: 'a tournament on a big screen',
  draw(sheet) {
    const x = sheet.focus;
    const isGlowing = sheet.palette.lamps > 0.25;
    ground(sheet, { y: hallFloor - 26, roll: 4, material: 'slate', depth: 0.07 });
    if (isGlowing) sheet.add(circle(x, hallFloor - 130, 380, glowFill(sheet, cyan, 0.5)));
    screen(sheet, isGlowing);
    for (const side of [-1, 1] as const) {
      banner(sheet, x + side * 300, side);
      player(sheet, x + side * 128, isGlowing);
    }
    audience(sheet);
  },
};

const screenBox = (sheet: Sheet) => ({
  x: sheet.focus - half,
  y: hallFloor - screenHeight - 28,
  width: 2 * half,
  height: screenHeight - 18,
});

function screen(sheet: Sheet, isGlowing: boolean): void {
  const x = sheet.focus;
  const box = screenBox(sheet);
  const frame = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: screenHeight + 6 };
  const night = isGlowing ? hex(lch(0.3, 0.075, 250)) : sheet.paint('navy');
  const clip = clipBy(sheet, 'screen', rect(box));
  sheet.box(frame, sheet.paint('ink', 0, 'shade'));
  sheet.box(box, night);
  sheet.add(group({ 'clip-path': clip }, game(sheet)));
  sheet.fill(around(x, hallFloor, 'M-60-34h120l16 40h-152z'), sheet.paint('ink'));
}

/** A small landscape made of squares. */
function game(sheet: Sheet): string {
  const rng = sheet.rng('motif');
  const { x, y } = screenBox(sheet);
  const foot = hallFloor - 46;
  let hills = '';
  for (let i = 0; i < (2 * half) / square; i++) {
    const rise = Math.round(3.2 + 2.4 * rng.noise(i / 5) + 1.2 * rng.noise(i / 2 + 9)) * square;
    hills += d`M${x + i * square} ${foot}v${-rise}h${square}v${rise}z`;
  }
  const tower = sprite(['1', '1', '1'], { x: x + 156, y: y + 36, size: square });
  const cloud = sprite(['0110', '1111', '0110'], { x: x + 312, y: y + 16, size: 12 });
  const hero = sprite(rng.pick(sprites), { x: x + 96, y: y + 50, size: 7 });
  return path(hills, hill) + path(tower + cloud, cloudColour) + path(hero, heroColour);
}

function banner(sheet: Sheet, x: number, side: 1 | -1): void {
  const cloth = around(x - 5, hallFloor, 'M0-290l-62 20v84l62-16z', 1, side);
  sheet.fill(around(x, hallFloor, 'M-5 30v-320h10v320z'), sheet.paint('ink', 0.02));
  sheet.fill(cloth, sheet.paint(side > 0 ? 'poppy' : 'mustard', 0, 'lit'));
}

/** A player with headphones at a desk, seen from the front. */
function player(sheet: Sheet, x: number, isGlowing: boolean): void {
  if (isGlowing) shine(sheet, { x, y: hallFloor - 10, r: 90 }, 0.6, cyan);
  const body = disc(x, hallFloor - 30, 15) + around(x, hallFloor, 'M-32 22q4-40 32-40t32 40z');
  sheet.fill(body, sheet.paint('ink'));
  sheet.line(around(x, hallFloor, 'M-17-28a17 17 0 0 1 34 0'), sheet.paint('poppy', 0, 'lit'), 5);
  sheet.box({ x: x - 64, y: hallFloor + 16, width: 128, height: 36 }, sheet.paint('wood'));
}

/** Heads in the foreground. */
function audience(sheet: Sheet): void {
  const rng = sheet.rng('audience');
  const { left, right } = sheet.paper;
  let heads = '';
  for (let x = left - 10; x < right + 20; x += rng.range(36, 50))
    heads += disc(x, 652 - rng.range(0, 14), 14) + d`M${x - 27} 690q4-28 27-28t27 28z`;
  sheet.fill(heads, sheet.paint('ink', 0, 'shade'));
}

const pavement = 612;
const paints: readonly (readonly [byDay: Material, hueByNight: number])[] = [
  ['poppy', 25],
  ['teal', 200],
  ['mustard', 88],
  ['rose', 355],
];

interface Front {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly isGlowing: boolean;
  /** Neon by night, paint by day; repeats after the last. */
  readonly tone: (i: number) => string;
}

export const arcade: Motif = {
  words: 'an arcade with neon signs',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const isGlowing = sheet.palette.lamps > 0.25;
    const tones = paints.map(([material, hue]) =>
      isGlowing ? hex(lch(0.76, 0.16, hue)) : sheet.paint(material, 0, 'lit'),
    );
    const turn = rng.int(0, 3);
    const tone = (i: number) => tones[(i + turn) % tones.length] ?? sheet.lamp;
    const front: Front = { x: sheet.focus, w: rng.int(184, 226), h: rng.int(164, 190), isGlowing, tone };
    const facade = rng.pick(['navy', 'brick', 'teal', 'ink', 'rose']);
    street(sheet, facade === 'ink' ? 'navy' : 'ink');
    if (isGlowing) sheet.add(circle(front.x, pavement - front.h + 20, 330, glowFill(sheet, tone(0), 0.5)));
    house(sheet, front, facade);
    cabinets(sheet, front);
    sheet.box(floorBox(sheet, pavement), sheet.paint('ink', 0.04));
    if (isGlowing) reflections(sheet, front);
    players(sheet);
    signs(sheet, front);
  },
};

/** The dark houses next door. */
function street(sheet: Sheet, material: Material): void {
  const rng = sheet.rng('street');
  const { left, right } = sheet.paper;
  let data = '';
  for (let x = left - 40; x < right + 20;) {
    const w = rng.range(120, 210);
    const isGap = Math.abs(x + w / 2 - sheet.focus) < 200;
    if (!isGap) data += d`M${x} 690V${pavement - rng.range(96, 240)}h${w}V690z`;
    x += w + rng.range(-10, 30);
  }
  sheet.fill(data, sheet.paint(material, 0.24));
}

function house(sheet: Sheet, { x, w, h, tone }: Front, facade: Material): void {
  const top = pavement - h;
  const half = w * 0.66;
  const board = d`M${x - half} ${top}v-62q0-26 26-26h${2 * half - 52}q26 0 26 26v62z`;
  const neon = d`M${x - half + 9} ${top}v-58q0-20 20-20h${2 * half - 58}q20 0 20 20v58`;
  const cornice = d`M${x - w - 8} ${top}h${2 * w + 16}M${x - w - 8} ${top + 12}h${2 * w + 16}`;
  sheet.fill(d`M${x - w} ${pavement}v${-h}h${2 * w}v${h}z`, sheet.paint(facade, 0.03));
  sheet.fill(board, sheet.paint('ink', 0.03));
  sheet.fill(sprite(sheet.rng('board').pick(sprites), { x: x - 55, y: top - 78, size: 11 }), tone(0));
  sheet.line(neon, tone(1), 4);
  sheet.line(cornice, tone(2), 4);
}

/** Cabinets in the open front. */
function cabinets(sheet: Sheet, { x, w, isGlowing, tone }: Front): void {
  const inside = isGlowing ? hex(lch(0.34, 0.09, 285)) : sheet.paint('ink', 0.02);
  sheet.box({ x: x - w + 18, y: pavement - 128, width: 2 * w - 36, height: 128 }, inside);
  for (let i = 0; i < 5; i++) {
    const cx = x - 152 + i * 76;
    const screen = isGlowing ? tone(i) : sheet.paint('teal', 0.2, 'lit');
    sheet.fill(d`M${cx - 26} ${pavement}v-66l8-40h40l4 40v66z`, sheet.paint('ink', 0, 'shade'));
    sheet.fill(around(cx, pavement, 'M-16-70l6-28h26l2 28z'), screen);
    sheet.box({ x: cx - 18, y: pavement - 122, width: 40, height: 14 }, tone(i + 1));
    sheet.add(circle(cx + 2, pavement - 58, 4, tone(i + 2)));
    if (isGlowing) shine(sheet, { x: cx, y: pavement - 84, r: 54 }, 0.5, tone(i));
  }
}

/** Neon on the wet street. */
function reflections(sheet: Sheet, { x, tone }: Front): void {
  const lines = around(x, pavement, 'M-150 18h300M-110 34h220M-60 50h120');
  sheet.line(lines, tone(0), 5, { opacity: 0.3, ...round });
}

function players(sheet: Sheet): void {
  const rng = sheet.rng('players');
  const people = [-112, -66, 30, 84, 250].map((off) => {
    const stance = { x: sheet.focus + off + rng.range(-8, 8), foot: pavement + 14, height: 74 };
    return person(stance, off > 200 ? 'walk' : 'stand');
  });
  sheet.fill(people.join(''), sheet.paint('ink', 0, 'shade'));
}

function signs(sheet: Sheet, { x, tone }: Front): void {
  const cross = path('M-4-40h8v14h14v8h-14v14h-8v-14h-14v-8h14z', tone(1)) + circle(0, 28, 13, tone(0));
  const arrows = path('M-10-40l24 14-24 14zM-10 6l24 14-24 14z', tone(3));
  sign(sheet, { x: x - 330, y: pavement - 190, board: 'M-26-60h52v120h-52z', figure: cross, tone: tone(2) });
  sign(sheet, { x: x + 316, y: pavement - 170, board: 'M-22-70h44v130h-44z', figure: arrows, tone: tone(3) });
}

interface Sign {
  readonly x: number;
  readonly y: number;
  /** Path data, centred on the sign's own middle. */
  readonly board: string;
  readonly figure: string;
  readonly tone: string;
}

function sign(sheet: Sheet, { x, y, board, figure, tone }: Sign): void {
  if (sheet.palette.lamps > 0.25) shine(sheet, { x, y, r: 120 }, 0.45, tone);
  const content = path(board, sheet.paint('ink')) + stroke(board, tone, 5) + figure;
  sheet.add(group({ transform: `translate(${numbers([x, y])})` }, content));
}

/** Our own pixel figures: a crab, a rocket, a gem. */
const sprites: readonly (readonly string[])[] = [
  ['0011111100', '0111111110', '1101111011', '1111111111', '0110110110', '1100000011'],
  ['0000110000', '0001111000', '0001001000', '0011111100', '0111111110', '0100110010'],
  ['0011111100', '0110110110', '1111111111', '0111001110', '0011111100', '0000110000'],
];

interface SpritePlace {
  readonly x: number;
  readonly y: number;
  /** Side of a square. */
  readonly size: number;
}

/** Path data of a pixel figure; 1 is a square, 0 a gap. */
function sprite(rows: readonly string[], { x, y, size }: SpritePlace): string {
  const squares = rows.flatMap((row, j) =>
    [...row].map((cell, i) => (cell === '1' ? around(x + i * size, y + j * size, 'M0 0h1v1h-1z', size) : '')),
  );
  return squares.join('');
}
