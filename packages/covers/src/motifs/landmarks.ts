import { figures } from '../parts/figures';
import { floorBox, framingTrees, ground } from '../parts/ground';
import { lampOr, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { round } from '../print/elements';
import { around, d, pairs, polygon, type Point } from '../print/pen';
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
  sheet.fill(polygon(outline), sheet.paint('rock', depth, 'lit'));
  sheet.fill(shaded, sheet.paint('rock', 0, 'shade'), { opacity: 0.85 });
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
  sheet.fill(block, sheet.paint('rock', depth, 'lit'));
  sheet.fill(underside, sheet.paint('rock', 0, 'shade'));
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
  sheet.line(flames.join(''), sheet.lamp, 5, round);
}

function sitters(sheet: Sheet, y: number): void {
  const x = sheet.focus;
  const people =
    person({ x, foot: y + 52, height: 52 }, 'sit') +
    person({ x: x - 70, foot: y + 58, height: 52 }, 'sit') +
    person({ x: x + 74, foot: y + 58, height: 52 }, 'sit', -1);
  sheet.fill(people, sheet.paint('ink'));
}

export const castle: Motif = {
  words: 'a castle on its hill',
  draw(sheet) {
    const yAt = ground(sheet, { y: 600, roll: 10, hill: 72, grass: 18 });
    const x = sheet.focus;
    keep(sheet, x, yAt(x) + 18);
    framingTrees(sheet, { yAt: (at) => yAt(at) + 12, gap: 92, height: [90, 160], depth: 0.05 });
    sheet.fill(
      d`M${x - 16} ${yAt(x) + 22}Q${x - 50} 620 ${x - 130} 690H${x + 10}Q${x + 20} 620 ${x + 16} ${yAt(x) + 22}z`,
      sheet.paint('sand', 0.03),
    );
    figures(sheet, 'poppy', [
      { x: x - 52, foot: 630, height: 58, pose: 'stride' },
      { x: x - 22, foot: 634, height: 56, pose: 'stride' },
    ]);
  },
};

function keep(sheet: Sheet, x: number, foot: number): void {
  const stone = sheet.paint('stone', 0.06);
  const dark = sheet.paint('stone', 0.02, 'shade');
  const side = sheet.lightX > x ? -1 : 1;
  const crenels = (cx: number, w: number, top: number) =>
    [0, 1, 2, 3].map((i) => d`M${cx - w / 2 - 4 + (i * (w + 8)) / 3.5} ${top}v-12h${(w + 8) / 7}v12z`).join('');
  const tower = (u: number, w: number, h: number) =>
    d`M${x + u - w / 2} ${foot}v${-h}h-4v-12h${w + 8}v12h-4v${h}z` + crenels(x + u, w, foot - h - 10);
  const shade = [
    [-138, 50, 132],
    [138, 50, 132],
    [-52, 44, 176],
    [60, 52, 210],
  ]
    .map(([u = 0, w = 0, h = 0]) => d`M${x + u + side * w * 0.5} ${foot}v${-h}h${-side * w * 0.34}v${h}z`)
    .join('');
  shine(sheet, { x, y: foot - 60, r: 240 }, 0.45);
  sheet.skyline.raise(pairs([-160, -130, 60, -280, 160, -130], x, foot));
  sheet.fill(tower(-52, 44, 176) + tower(60, 52, 210), stone);
  sheet.fill(around(x, foot, 'M30-220l30-62 30 62z'), sheet.paint('brick', 0.04));
  sheet.line(around(x, foot, 'M60-280v-30'), sheet.paint('ink'), 2.5);
  sheet.fill(around(x, foot, 'M60-310l34 9-34 10z'), sheet.paint('poppy', 0, 'lit'));
  sheet.fill(d`M${x - 138} ${foot}v-96h276v96z` + crenels(x, 250, foot - 94), stone);
  sheet.fill(tower(-138, 50, 132) + tower(138, 50, 132), stone);
  sheet.fill(shade, dark, { opacity: 0.7 });
  sheet.fill(d`M${x - 22} ${foot}v-34a22 24 0 0 1 44 0v34z`, sheet.paint('ink', 0.02));
  for (const [u, v] of pairs([-52, 140, 60, 170, 60, 120, -138, 92, 138, 92, -66, 60, 70, 60]))
    sheet.box({ x: x + u - 5, y: foot - v - 10, width: 10, height: 22 }, lampOr(sheet, 'ink', 0.05));
}

const walkY = 630;

interface Span {
  readonly towers: readonly [left: number, right: number];
  readonly deck: number;
  readonly top: number;
  readonly ink: string;
}

export const bridge: Motif = {
  words: 'a suspension bridge',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const deck = sheet.horizon + rng.range(40, 62);
    const top = deck - rng.range(190, 225);
    const ink = sheet.paint(rng.pick(['poppy', 'brick', 'steel', 'teal']), 0.06);
    const span: Span = { towers: [sheet.focus - 230, sheet.focus + 230], deck, top, ink };
    const cable = cables(sheet, span);
    towers(sheet, span);
    roadway(sheet, span);
    if (sheet.isLampLit) {
      const { left, right } = sheet.paper;
      stringLights(sheet, d`M${left} ${deck - 6}H${right}`, { size: 5, gap: 40, hasWire: false });
      stringLights(sheet, cable, { size: 4, gap: 34, hasWire: false });
    }
    promenade(sheet);
  },
};

/** y of the main cable: a parabola between the towers, steeper outside them. */
function cableY({ towers: [a, b], deck, top }: Span, x: number): number {
  if (x < a) return top + (deck - top) * Math.min(1, (a - x) / 340) ** 1.5;
  if (x > b) return top + (deck - top) * Math.min(1, (x - b) / 340) ** 1.5;
  const t = ((x - a) / (b - a)) * 2 - 1;
  return top + (deck - top - 16) * (1 - t * t);
}

/** @returns path data of the main cable */
function cables(sheet: Sheet, span: Span): string {
  const { left, right } = sheet.paper;
  let cable = '';
  let hangers = '';
  for (let x = Math.max(left - 10, span.towers[0] - 350); x <= Math.min(right + 10, span.towers[1] + 350); x += 20) {
    const y = cableY(span, x);
    cable += d`${cable ? 'L' : 'M'}${x} ${y}`;
    if (y < span.deck - 4) hangers += d`M${x} ${y}V${span.deck}`;
  }
  sheet.line(hangers, span.ink, 1.6, { opacity: 0.8 });
  sheet.line(cable, span.ink, 5);
  return cable;
}

function towers(sheet: Sheet, { towers: xs, deck, top, ink }: Span): void {
  const data = xs.map((x) => {
    const leftLeg = d`M${x - 17} 640L${x - 13} ${top - 16}h8L${x - 6} 640z`;
    const rightLeg = d`M${x + 17} 640L${x + 13} ${top - 16}h-8L${x + 6} 640z`;
    const struts = [0.06, 0.34, 0.66].map((t) => d`M${x - 13} ${top + (deck - top) * t}h26v9h-26z`);
    return leftLeg + rightLeg + struts.join('');
  });
  sheet.fill(data.join(''), ink);
}

function roadway(sheet: Sheet, { towers: xs, deck, ink }: Span): void {
  sheet.box({ ...floorBox(sheet, deck), height: 12 }, ink);
  sheet.box({ ...floorBox(sheet, deck + 12), height: 4 }, sheet.paint('ink', 0.05));
  const piers = xs.map((x) => d`M${x - 34} 690l8-62h52l8 62z`);
  sheet.fill(piers.join(''), sheet.paint('stone', 0.06, 'shade'));
}

/** The near bank: a railing and people walking along it. */
function promenade(sheet: Sheet): void {
  const rng = sheet.rng('walkers');
  const { left, right } = sheet.paper;
  const ink = sheet.paint('ink', 0.02);
  let rails = d`M${left - 5} ${walkY - 30}H${right + 5}M${left - 5} ${walkY - 15}H${right + 5}`;
  for (let x = left; x <= right; x += 60) rails += d`M${x} ${walkY - 32}v34`;
  let people = '';
  for (let i = 0; i < 7; i++) {
    const x = sheet.focus - 220 + i * 70 + rng.range(-14, 14);
    people += person({ x, foot: walkY + 4, height: rng.range(66, 74) }, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.box(floorBox(sheet, walkY), ink);
  sheet.line(rails, ink, 3);
  sheet.fill(people, sheet.paint('ink'));
}
