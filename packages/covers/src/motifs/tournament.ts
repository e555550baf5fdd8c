import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { sprite, sprites } from '../parts/sprites';
import { hex, lch } from '../print/colour';
import { circle, group, path, rect, stroke } from '../print/elements';
import { clipBy, glowFill } from '../print/fills';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 598;
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
    ground(sheet, { y: floor - 26, roll: 4, material: 'slate', depth: 0.07 });
    if (isGlowing) sheet.add(circle(x, floor - 130, 380, glowFill(sheet, cyan, 0.5)));
    screen(sheet, isGlowing);
    for (const side of [-1, 1]) {
      banner(sheet, x + side * 300, side);
      player(sheet, x + side * 128, isGlowing);
    }
    audience(sheet);
  },
};

const screenBox = (sheet: Sheet) => ({
  x: sheet.focus - half,
  y: floor - screenHeight - 28,
  width: 2 * half,
  height: screenHeight - 18,
});

function screen(sheet: Sheet, isGlowing: boolean): void {
  const x = sheet.focus;
  const box = screenBox(sheet);
  const frame = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: screenHeight + 6 };
  const night = isGlowing ? hex(lch(0.3, 0.075, 250)) : sheet.paint('navy');
  const clip = clipBy(sheet, 'screen', rect(box));
  sheet.add(
    rect(frame, sheet.paint('ink', 0, 'shade')),
    rect(box, night),
    group({ 'clip-path': clip }, game(sheet)),
    path(d`M${x - 60} ${floor - 34}h120l16 40h-152z`, sheet.paint('ink')),
  );
}

/** A small landscape made of squares. */
function game(sheet: Sheet): string {
  const rng = sheet.rng('motif');
  const { x, y } = screenBox(sheet);
  const foot = floor - 46;
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

function banner(sheet: Sheet, x: number, side: number): void {
  const cloth = d`M${x - 5} ${floor - 290}l${side * -62} 20v84l${side * 62}-16z`;
  sheet.add(
    path(d`M${x - 5} ${floor + 30}v-320h10v320z`, sheet.paint('ink', 0.02)),
    path(cloth, sheet.paint(side > 0 ? 'poppy' : 'mustard', 0, 'lit')),
  );
}

/** A player with headphones at a desk, seen from the front. */
function player(sheet: Sheet, x: number, isGlowing: boolean): void {
  if (isGlowing) shine(sheet, { x, y: floor - 10, r: 90 }, 0.6, cyan);
  const body = disc(x, floor - 30, 15) + d`M${x - 32} ${floor + 22}q4-40 32-40t32 40z`;
  sheet.add(
    path(body, sheet.paint('ink')),
    stroke(d`M${x - 17} ${floor - 28}a17 17 0 0 1 34 0`, sheet.paint('poppy', 0, 'lit'), 5),
    rect({ x: x - 64, y: floor + 16, width: 128, height: 36 }, sheet.paint('wood')),
  );
}

/** Heads in the foreground. */
function audience(sheet: Sheet): void {
  const rng = sheet.rng('audience');
  const { left, right } = sheet.paper;
  let heads = '';
  for (let x = left - 10; x < right + 20; x += rng.range(36, 50))
    heads += disc(x, 652 - rng.range(0, 14), 14) + d`M${x - 27} 690q4-28 27-28t27 28z`;
  sheet.add(path(heads, sheet.paint('ink', 0, 'shade')));
}
