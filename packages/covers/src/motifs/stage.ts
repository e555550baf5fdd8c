import { beams } from '../parts/beams';
import { crowd } from '../parts/crowd';
import { bunting } from '../parts/festoon';
import { ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path } from '../print/elements';
import { glowFill } from '../print/fills';
import { d, disc, polygon } from '../print/pen';
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
    sheet.add(path(roof(shell), sheet.paint(rng.pick(['navy', 'ink', 'teal']), 0.03)));
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
  sheet.add(path(opening(shell), wall));
  if (isGlowing) sheet.add(path(opening(shell), glowFill(sheet, hex(lch(0.93, 0.11, 88)), 0.95)));
}

function band(sheet: Sheet, { x, y, w }: Shell): void {
  const players = [-1, 0, 1].map((i) => person({ x: x + i * 62, foot: y - 12, height: 52 }, i ? 'stand' : 'cheer'));
  const boards = d`M${x - w} ${y - 14}h${2 * w}v40h${-2 * w}zM${x + 24} ${y - 14}v-26h36v26z`;
  sheet.add(path(players.join('') + boards, sheet.paint('ink')));
}

function speakers(sheet: Sheet, { x, y, w }: Shell): void {
  const places = [x - w * 1.3, x + w * 1.3 - 38];
  const boxes = places.map((at) => d`M${at} ${y}v-112h38v112z`);
  const cones = places.flatMap((at) => [0, 1, 2].map((i) => disc(at + 19, y - 94 + i * 36, 12)));
  sheet.add(path(boxes.join(''), sheet.paint('ink', 0.04)));
  sheet.add(path(cones.join(''), sheet.paint('steel', 0.1), { opacity: 0.6 }));
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
