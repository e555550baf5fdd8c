import { tree } from '../land/plants';
import { beams } from '../parts/beams';
import { crowd } from '../parts/crowd';
import { bunting } from '../parts/festoon';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import { glowFill } from '../print/fills';
import type { Material } from '../print/materials';
import type { Side } from '../print/palette';
import { around, d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Shell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly isArched: boolean;
}

export const stage: Motif = {
  words: 'an open-air stage and its crowd',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 560, roll: 8, depth: 0.1 });
    const size = { w: rng.range(140, 205), h: rng.range(150, 205) };
    const shell: Shell = { x: sheet.focus, y: 590, ...size, isArched: rng.chance(0.5) };
    beams(sheet, shell.x, shell.y - shell.h + 20);
    shine(sheet, { x: shell.x, y: shell.y - 70, r: 300 }, 0.7, hex(lch(0.82, 0.14, rng.pick([60, 60, 25, 85]))));
    sheet.fill(roof(shell), sheet.paint(rng.pick(['navy', 'ink', 'teal']), 0.03));
    hollow(sheet, shell);
    band(sheet, shell);
    speakers(sheet, shell);
    overhead(sheet, shell);
    crowd(sheet, { y: 636, size: 32, rows: 2 });
  },
};

function roof({ x, y, w, h, isArched }: Shell): string {
  if (isArched)
    return d`M${x - w} ${y}V${y - h * 0.5}Q${x - w * 0.9} ${y - h * 1.12} ${x} ${y - h * 1.12}T${x + w} ${y - h * 0.5}V${y}z`;
  return polygon([
    [x - w, y],
    [x - w, y - h * 0.8],
    [x - w * 1.12, y - h * 0.78],
    [x, y - h * 1.18],
    [x + w * 1.12, y - h * 0.78],
    [x + w, y - h * 0.8],
    [x + w, y],
  ]);
}

function opening({ x, y, w, h, isArched }: Shell): string {
  if (!isArched) return d`M${x - w * 0.86} ${y}V${y - h * 0.74}H${x + w * 0.86}V${y}z`;
  const left = d`M${x - w * 0.84} ${y}V${y - h * 0.46}Q${x - w * 0.76} ${y - h * 0.94} ${x} ${y - h * 0.94}`;
  return left + d`T${x + w * 0.84} ${y - h * 0.46}V${y}z`;
}

/** The inside, which glows when lamps are lit. */
function hollow(sheet: Sheet, shell: Shell): void {
  const rng = sheet.rng('hollow');
  const isGlowing = sheet.palette.lamps > 0.3;
  const wall = isGlowing
    ? hex(lch(0.7, 0.15, rng.pick([50, 30, 75, 10])))
    : sheet.paint(rng.pick(['brick', 'teal', 'mustard']), 0.02);
  sheet.fill(opening(shell), wall);
  if (isGlowing) sheet.fill(opening(shell), glowFill(sheet, hex(lch(0.93, 0.11, 88)), 0.95));
}

function band(sheet: Sheet, { x, y, w }: Shell): void {
  const players = [-1, 0, 1].map((i) => person({ x: x + i * 62, foot: y - 12, height: 52 }, i ? 'stand' : 'cheer'));
  const boards = d`M${x - w} ${y - 14}h${2 * w}v40h${-2 * w}zM${x + 24} ${y - 14}v-26h36v26z`;
  sheet.fill(players.join('') + boards, sheet.paint('ink'));
}

function speakers(sheet: Sheet, { x, y, w }: Shell): void {
  const places = [x - w * 1.3, x + w * 1.3 - 38];
  const boxes = places.map((at) => d`M${at} ${y}v-112h38v112z`);
  const cones = places.flatMap((at) => [0, 1, 2].map((i) => disc(at + 19, y - 94 + i * 36, 12)));
  sheet.fill(boxes.join(''), sheet.paint('ink', 0.04));
  sheet.fill(cones.join(''), sheet.paint('steel', 0.1), { opacity: 0.6 });
}

/** String lights by night, bunting by day, from the shell to both edges. */
function overhead(sheet: Sheet, { x, y, w, h }: Shell): void {
  const { left, right } = sheet.paper;
  const top = y - h * 0.7;
  if (sheet.isLampLit) {
    stringLights(sheet, hang(left - 20, 330, x - w, top, 60) + hang(x + w, top, right + 20, 330, 60));
    return;
  }
  bunting(sheet, { x1: left - 20, y1: 400, x2: x - w, y2: top, sag: 40 });
  bunting(sheet, { x1: x + w, y1: top, x2: right + 20, y2: 400, sag: 40 });
}

const footY = 594;
/** Rings from the outermost: paint by day; by night they glow, warmer towards the inside. */
const shellRings: readonly (readonly [Material, Side])[] = [
  ['cream', 'lit'],
  ['plaster', 'plain'],
  ['rose', 'plain'],
  ['poppy', 'plain'],
  ['brick', 'shade'],
];

export const bandShell: Motif = {
  words: 'a band shell',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    ground(sheet, { y: 552, roll: 10, depth: 0.1 });
    for (const off of [-330, -270, 270, 345])
      tree(sheet, rng, { x: x + off, foot: footY - 22, height: rng.range(110, 160) }, 0.12);
    shine(sheet, { x, y: footY - 60, r: 330 }, 0.55);
    const radius = rng.range(186, 210);
    rings(sheet, radius);
    players(sheet, radius);
    crowd(sheet, { y: 640, size: 27, rows: 2 });
  },
};

function rings(sheet: Sheet, radius: number): void {
  for (const [i, [material, side]] of shellRings.entries()) {
    const r = radius * (1 - i * 0.135);
    const glow = hex(lch(0.55 + 0.085 * i, 0.09 + 0.012 * i, 40 + i * 11));
    const fill = sheet.palette.lamps > 0.3 ? glow : sheet.paint(material, 0.04, side);
    sheet.fill(around(sheet.focus, footY, 'M-1 0a1 .98 0 0 1 2 0z', r), fill);
  }
}

function players(sheet: Sheet, radius: number): void {
  const x = sheet.focus;
  const seats = [0, 1, 2, 3, 4].map((i) =>
    person({ x: x - 80 + i * 40, foot: footY - 10, height: 42 }, i % 2 ? 'sit' : 'stand'),
  );
  const boards = d`M${x - radius - 20} ${footY - 12}h${2 * radius + 40}v34h${-2 * radius - 40}z`;
  sheet.fill(seats.join('') + boards, sheet.paint('ink'));
}

export const singers: Motif = {
  words: 'musicians playing for a few people',
  draw(sheet) {
    const yAt = ground(sheet, { y: 574, roll: 12, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 98, height: [130, 210], depth: 0.06 });
    const x = sheet.focus;
    shine(sheet, { x, y: 540, r: 260 }, 0.5);
    stringLights(sheet, hang(x - 300, 400, x + 300, 400, 44));
    sheet.box({ x: x - 220, y: 596, width: 440, height: 22 }, sheet.paint('wood', 0.02, 'lit'));
    sheet.box({ x: x - 220, y: 612, width: 440, height: 12 }, sheet.paint('wood', 0, 'shade'));
    guitarist(sheet, x - 120, 600, 1);
    fiddler(sheet, x + 8, 600);
    guitarist(sheet, x + 130, 600, -1);
    crowd(sheet, { y: 648, size: 40, rows: 1 });
  },
};

/** Seated on a stool with a guitar. */
function guitarist(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  sheet.line(around(x, foot, 'M-12 0L-4-30M16 0L6-30', 1, way), sheet.paint('wood', 0, 'shade'), 5);
  figures(sheet, 'teal', [{ x, foot: foot - 4, height: 118, pose: 'sit', way }]);
  sheet.fill(disc(at(4), foot - 46, 17) + disc(at(22), foot - 52, 13), sheet.paint('red', 0, 'lit'));
  sheet.fill(disc(at(10), foot - 48, 5), sheet.paint('ink'));
  sheet.line(around(x, foot, 'M24-53L70-74', 1, way), sheet.paint('ink'), 5, round);
}

function fiddler(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, 'poppy', [{ x, foot, height: 112, pose: 'play' }]);
  sheet.fill(around(x, foot, 'M8-88q14-14 30-4q6 12-6 16t-24-12z'), sheet.paint('red', 0, 'lit'));
  sheet.line(around(x, foot, 'M36-84l26 8'), sheet.paint('ink'), 4);
  sheet.line(around(x, foot, 'M-4-62L50-112'), sheet.paint('cream', 0, 'lit'), 3);
}

const tops: readonly Material[] = ['poppy', 'mustard', 'teal', 'rose', 'cream'];

export const drumCircle: Motif = {
  words: 'a circle of drummers',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 8, material: sheet.isOnWater ? 'sand' : 'grass', depth: 0.06 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 110, height: [130, 220], depth: 0.06 });
    const x = sheet.focus;
    shine(sheet, { x, y: 600, r: 260 }, 0.5);
    stringLights(sheet, hang(x - 320, 410, x, 440, 20) + hang(x, 440, x + 320, 410, 20), { size: 6, gap: 25 });
    for (const [i, dx] of [-120, 0, 120].entries())
      drummer(sheet, { x: x + dx, foot: 606, s: 0.82, way: dx > 0 ? -1 : 1, top: tops[i] ?? 'poppy' });
    figures(sheet, 'rose', [{ x: x - 30, foot: 640, height: 92, pose: 'spin' }]);
    figures(sheet, 'teal', [{ x: x + 46, foot: 642, height: 90, pose: 'dance', way: -1 }]);
    for (const [i, dx] of [-210, 210].entries())
      drummer(sheet, { x: x + dx, foot: 654, s: 1.12, way: dx > 0 ? -1 : 1, top: tops[i + 3] ?? 'cream' });
  },
};

interface Drummer {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly top: Material;
}

/** Someone seated behind a tall drum. */
function drummer(sheet: Sheet, { x, foot, s, way, top }: Drummer): void {
  figures(sheet, top, [{ x, foot, height: 104 * s, pose: 'sit', way }]);
  const [cx, cy] = [x + way * 30 * s, foot - 40 * s];
  const drum = d`M${cx - 22 * s} ${cy}Q${cx - 20 * s} ${cy + 24 * s} ${cx - 8 * s} ${cy + 28 * s}L${cx - 15 * s} ${foot + 4}H${cx + 15 * s}L${cx + 8 * s} ${cy + 28 * s}Q${cx + 20 * s} ${cy + 24 * s} ${cx + 22 * s} ${cy}z`;
  const skin = around(cx, cy, 'M-22 0a22 7 0 1 1 44 0a22 7 0 1 1-44 0z', s);
  const cords = around(cx, cy, 'M-18 4l9 20l9-20l9 20l9-20', s);
  sheet.fill(drum, sheet.paint('red'));
  sheet.fill(skin, sheet.paint('cream', 0, 'lit'));
  sheet.line(cords, sheet.paint('mustard', 0, 'lit'), 2);
}
