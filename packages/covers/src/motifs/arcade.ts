import { floorBox } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { sprite, sprites } from '../parts/sprites';
import { hex, lch } from '../print/colour';
import { circle, group, path, rect, stroke } from '../print/elements';
import { glowFill } from '../print/fills';
import type { Material } from '../print/materials';
import { d, numbers } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 612;
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
    if (isGlowing) sheet.add(circle(front.x, floor - front.h + 20, 330, glowFill(sheet, tone(0), 0.5)));
    house(sheet, front, facade);
    cabinets(sheet, front);
    sheet.add(rect(floorBox(sheet, floor), sheet.paint('ink', 0.04)));
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
    if (!isGap) data += d`M${x} 690V${floor - rng.range(96, 240)}h${w}V690z`;
    x += w + rng.range(-10, 30);
  }
  sheet.add(path(data, sheet.paint(material, 0.24)));
}

function house(sheet: Sheet, { x, w, h, tone }: Front, facade: Material): void {
  const top = floor - h;
  const half = w * 0.66;
  const board = d`M${x - half} ${top}v-62q0-26 26-26h${2 * half - 52}q26 0 26 26v62z`;
  const neon = d`M${x - half + 9} ${top}v-58q0-20 20-20h${2 * half - 58}q20 0 20 20v58`;
  const cornice = d`M${x - w - 8} ${top}h${2 * w + 16}M${x - w - 8} ${top + 12}h${2 * w + 16}`;
  sheet.add(
    path(d`M${x - w} ${floor}v${-h}h${2 * w}v${h}z`, sheet.paint(facade, 0.03)),
    path(board, sheet.paint('ink', 0.03)),
    path(sprite(sheet.rng('board').pick(sprites), { x: x - 55, y: top - 78, size: 11 }), tone(0)),
    stroke(neon, tone(1), 4),
    stroke(cornice, tone(2), 4),
  );
}

/** Cabinets in the open front. */
function cabinets(sheet: Sheet, { x, w, isGlowing, tone }: Front): void {
  const inside = isGlowing ? hex(lch(0.34, 0.09, 285)) : sheet.paint('ink', 0.02);
  sheet.add(rect({ x: x - w + 18, y: floor - 128, width: 2 * w - 36, height: 128 }, inside));
  for (let i = 0; i < 5; i++) {
    const cx = x - 152 + i * 76;
    const screen = isGlowing ? tone(i) : sheet.paint('teal', 0.2, 'lit');
    sheet.add(
      path(d`M${cx - 26} ${floor}v-66l8-40h40l4 40v66z`, sheet.paint('ink', 0, 'shade')),
      path(d`M${cx - 16} ${floor - 70}l6-28h26l2 28z`, screen),
      rect({ x: cx - 18, y: floor - 122, width: 40, height: 14 }, tone(i + 1)),
      circle(cx + 2, floor - 58, 4, tone(i + 2)),
    );
    if (isGlowing) shine(sheet, { x: cx, y: floor - 84, r: 54 }, 0.5, tone(i));
  }
}

/** Neon on the wet street. */
function reflections(sheet: Sheet, { x, tone }: Front): void {
  const lines = d`M${x - 150} ${floor + 18}h300M${x - 110} ${floor + 34}h220M${x - 60} ${floor + 50}h120`;
  sheet.add(stroke(lines, tone(0), 5, { opacity: 0.3, 'stroke-linecap': 'round' }));
}

function players(sheet: Sheet): void {
  const rng = sheet.rng('players');
  const people = [-112, -66, 30, 84, 250].map((off) => {
    const stance = { x: sheet.focus + off + rng.range(-8, 8), foot: floor + 14, height: 74 };
    return person(stance, off > 200 ? 'walk' : 'stand');
  });
  sheet.add(path(people.join(''), sheet.paint('ink', 0, 'shade')));
}

function signs(sheet: Sheet, { x, tone }: Front): void {
  const cross = path('M-4-40h8v14h14v8h-14v14h-8v-14h-14v-8h14z', tone(1)) + circle(0, 28, 13, tone(0));
  const arrows = path('M-10-40l24 14-24 14zM-10 6l24 14-24 14z', tone(3));
  sign(sheet, { x: x - 330, y: floor - 190, board: 'M-26-60h52v120h-52z', figure: cross, tone: tone(2) });
  sign(sheet, { x: x + 316, y: floor - 170, board: 'M-22-70h44v130h-44z', figure: arrows, tone: tone(3) });
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
