import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, stroke } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Motif } from './motif';

const stones = 9;

export const standingStones: Motif = {
  words: 'a circle of standing stones',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = rng.pick(['grass', 'straw', 'grass']);
    const yAt = ground(sheet, { y: 584, roll: 16, hill: 34, depth: 0.06, grass: 14, material });
    for (let i = 0; i < stones; i++) {
      const stone = stoneAt(sheet, rng, yAt, i);
      drawStone(sheet, stone);
      if ((i === 3 || i === 4) && rng.chance(0.8)) lintel(sheet, stone);
    }
    candles(sheet, yAt(sheet.focus));
    sitters(sheet, yAt(sheet.focus));
  },
};

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly lean: number;
  readonly depth: number;
}

/** The stones form a half circle: those in the middle are farther away and smaller. */
function stoneAt(sheet: Sheet, rng: Stream, yAt: (x: number) => number, i: number): Stone {
  const angle = Math.PI * (0.04 + (0.92 * i) / (stones - 1));
  const far = Math.sin(angle);
  const x = sheet.focus - Math.cos(angle) * 250;
  return {
    x,
    y: yAt(x) + 34 - far * 30,
    h: rng.range(104, 150) * (1 - 0.25 * far),
    w: rng.range(17, 25),
    lean: rng.range(-8, 8),
    depth: 0.12 * far,
  };
}

function drawStone(sheet: Sheet, { x, y, w, h, lean, depth }: Stone): void {
  const outline: readonly Point[] = [
    [x - w, y],
    [x - w * 0.92 + lean * 0.5, y - h * 0.55],
    [x - w * 0.7 + lean, y - h * 0.96],
    [x + lean, y - h],
    [x + w * 0.72 + lean, y - h * 0.93],
    [x + w * 0.95 + lean * 0.4, y - h * 0.5],
    [x + w, y],
  ];
  const inner: Point = [x - w * 0.1, y - h * 0.5];
  const shaded =
    sheet.lightX > x
      ? polygon([...outline.slice(0, 4), inner, [x + w * 0.1, y]])
      : polygon([...outline.slice(3), [x - w * 0.1, y], [x + w * 0.1, y - h * 0.5]]);
  sheet.add(
    path(polygon(outline), sheet.paint('rock', depth, 'lit')),
    path(shaded, sheet.paint('rock', 0, 'shade'), { opacity: 0.85 }),
  );
}

/** A flat stone across to the next one. */
function lintel(sheet: Sheet, { x, y, w, h, depth }: Stone): void {
  const top = y - h;
  const block = polygon([
    [x - w - 4, top + 4],
    [x + 88, top - 2],
    [x + 90, top - 24],
    [x - w - 2, top - 20],
  ]);
  const underside = polygon([
    [x - w - 4, top + 4],
    [x + 88, top - 2],
    [x + 88, top - 8],
    [x - w - 4, top - 4],
  ]);
  sheet.add(path(block, sheet.paint('rock', depth, 'lit')), path(underside, sheet.paint('rock', 0, 'shade')));
}

/** A row of candles on the grass, after dark. */
function candles(sheet: Sheet, y: number): void {
  if (!sheet.isLampLit) return;
  const x = sheet.focus;
  shine(sheet, { x, y: y + 40, r: 230 }, 0.6);
  const flames = Array.from({ length: 9 }, (_, i) => {
    const t = i / 4 - 1;
    return d`M${x + t * 190} ${y + 66 - 14 * t * t}v-5`;
  });
  sheet.add(stroke(flames.join(''), sheet.lamp, 5, { 'stroke-linecap': 'round' }));
}

function sitters(sheet: Sheet, y: number): void {
  const x = sheet.focus;
  const people =
    person({ x, foot: y + 52, height: 52 }, 'sit') +
    person({ x: x - 70, foot: y + 58, height: 52 }, 'sit') +
    person({ x: x + 74, foot: y + 58, height: 52 }, 'sit', -1);
  sheet.add(path(people, sheet.paint('ink')));
}
