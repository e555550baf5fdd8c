import { bunting } from '../parts/festoon';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { shine, streetLamp } from '../parts/lamplight';
import { person } from '../parts/people';
import { counter, pendant, room } from '../parts/room';
import { circle } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const paints: readonly Material[] = ['poppy', 'mustard', 'teal', 'leaf', 'navy', 'rose'];

export const tabletop: Motif = {
  words: 'a board game on a table',
  draw(sheet) {
    const x = room(sheet, { wall: 'pine', half: 240, top: 70, sill: 486, panes: 3 });
    for (const side of [-1, 1]) boxes(sheet, x + side * 370);
    figures(sheet, 'poppy', [{ x: x - 190, foot: 640, height: 240, pose: 'reach' }]);
    figures(sheet, 'teal', [{ x: x + 196, foot: 640, height: 236, pose: 'reach', way: -1 }]);
    counter(sheet, 552);
    pendant(sheet, x, 170, 1.3);
    gameBoard(sheet, x, 606);
  },
};

/** Shelves of boxes. */
function boxes(sheet: Sheet, x: number): void {
  const rng = sheet.rng(x > 600 ? 'east boxes' : 'west boxes');
  for (const y of [180, 290, 400]) {
    let at = x - 112;
    while (at < x + 84) {
      const [w, h] = [rng.range(18, 46), rng.range(46, 84)];
      sheet.box({ x: at, y: y - h, width: w - 3, height: h }, sheet.paint(rng.pick(paints), 0.02));
      at += w;
    }
    sheet.box({ x: x - 120, y, width: 240, height: 10 }, sheet.paint('wood', 0, 'shade'));
  }
}

/** A map of hexagons with pieces, dice and cards. */
function gameBoard(sheet: Sheet, x: number, y: number): void {
  const hex = (cx: number, cy: number, r: number) =>
    polygon(
      Array.from({ length: 6 }, (_, i): readonly [number, number] => [
        cx + Math.cos((i / 6) * 2 * Math.PI + 0.52) * r,
        cy + Math.sin((i / 6) * 2 * Math.PI + 0.52) * r * 0.5,
      ]),
    );
  const lands: readonly Material[] = ['leaf', 'mustard', 'straw', 'red', 'stone', 'grass'];
  sheet.fill(around(x, y, 'M-176 44L-132-44H132L176 44z'), sheet.paint('teal'));
  for (const [row, count] of [3, 4, 3].entries())
    for (let i = 0; i < count; i++)
      sheet.fill(
        hex(x + (i - (count - 1) / 2) * 58, y + (row - 1) * 27, 31),
        sheet.paint(lands[(row * 2 + i * 5) % 6] ?? 'leaf', 0, 'lit'),
      );
  const house = (cx: number, cy: number) => d`M${cx - 9} ${cy}v-14l9-9 9 9v14z`;
  const pawn = (cx: number, cy: number) => d`M${cx - 9} ${cy}l6-22h6l6 22z` + disc(cx, cy - 26, 7);
  sheet.fill(house(x - 30, y + 2) + house(x + 58, y - 24), sheet.paint('poppy'));
  sheet.fill(pawn(x + 30, y + 20) + pawn(x - 88, y + 6), sheet.paint('navy'));
  sheet.fill(pawn(x + 88, y + 12), sheet.paint('cream', 0, 'lit'));
  sheet.box({ x: x + 206, y: y - 8, width: 26, height: 26 }, sheet.paint('cream', 0, 'lit'));
  sheet.box({ x: x + 240, y: y + 6, width: 26, height: 26 }, sheet.paint('poppy'));
  sheet.fill(disc(x + 214, y, 3) + disc(x + 224, y + 10, 3), sheet.paint('ink'));
  sheet.fill(disc(x + 253, y + 19, 3.4), sheet.paint('cream'));
  for (const [i, tilt] of [-14, 0, 14].entries()) {
    sheet.fill(
      polygon([
        [x - 262 + i * 22, y + 34],
        [x - 262 + i * 22 + tilt, y - 20],
        [x - 228 + i * 22 + tilt, y - 20],
        [x - 228 + i * 22, y + 34],
      ]),
      sheet.paint(i === 1 ? 'cream' : 'plaster', 0, 'lit'),
    );
    sheet.line(around(x + i * 22, y, 'M-256 26h22'), sheet.paint(paints[i] ?? 'poppy'), 5);
  }
}

export const chess: Motif = {
  words: 'a game of chess outdoors',
  draw(sheet) {
    const yAt = ground(sheet, { y: 566, roll: 8, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 98, height: [130, 210], depth: 0.07 });
    const x = sheet.focus;
    chessBoard(sheet, x);
    const dark = sheet.paint('ink');
    const light = sheet.paint('cream', 0, 'lit');
    for (const [dx, y, s, kind, paint] of [
      [-150, 596, 0.6, 'pawn', dark],
      [-20, 592, 0.72, 'king', dark],
      [116, 600, 0.62, 'rook', dark],
      [-70, 628, 0.8, 'pawn', light],
      [70, 624, 0.86, 'knight', light],
      [-190, 652, 1, 'rook', light],
      [170, 656, 1.05, 'pawn', light],
    ] as const)
      piece(sheet, { x: x + dx, y, s, kind, paint });
    figures(sheet, 'teal', [
      { x: x - 290, foot: 640, height: 108, pose: 'stand' },
      { x: x - 250, foot: 632, height: 100, pose: 'reach' },
    ]);
    figures(sheet, 'poppy', [{ x: x + 290, foot: 640, height: 110, pose: 'reach', way: -1 }]);
  },
};

/** A board laid on the ground, large enough to walk on. */
function chessBoard(sheet: Sheet, x: number): void {
  const at = (u: number, v: number): readonly [number, number] => [x + (u - 4) * (42 + 15 * v), 570 + 14.5 * v ** 1.06];
  let dark = '';
  for (let row = 0; row < 7; row++)
    for (let column = row % 2; column < 8; column += 2)
      dark += polygon([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]);
  sheet.fill(polygon([at(-0.15, 0), at(8.15, 0), at(8.15, 7), at(-0.15, 7)]), sheet.paint('plaster', 0.02));
  sheet.fill(dark, sheet.paint('slate', 0.02));
}

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly kind: 'pawn' | 'king' | 'rook' | 'knight';
  readonly paint: string;
}

function piece(sheet: Sheet, { x, y, s, kind, paint }: Piece): void {
  const p = (u: number, v: number) => d`${x + u * s} ${y - v * s}`;
  const base = `M${p(-30, 0)}H${Math.round(x + 30 * s)}L${p(24, 14)}H${Math.round(x - 24 * s)}z`;
  const column = `M${p(-20, 14)}L${p(-9, 62)}H${Math.round(x + 9 * s)}L${p(20, 14)}z`;
  const heads = {
    pawn: disc(x, y - 76 * s, 19 * s),
    king:
      `M${p(-14, 60)}L${p(-22, 104)}H${Math.round(x + 22 * s)}L${p(14, 60)}z` +
      disc(x, y - 104 * s, 14 * s) +
      `M${p(-3, 146)}V${Math.round(y - 112 * s)}H${Math.round(x + 3 * s)}V${Math.round(y - 146 * s)}zM${p(-12, 138)}H${Math.round(x + 12 * s)}V${Math.round(y - 130 * s)}H${Math.round(x - 12 * s)}z`,
    rook: `M${p(-14, 60)}L${p(-22, 78)}V${Math.round(y - 100 * s)}H${Math.round(x - 10 * s)}V${Math.round(y - 92 * s)}H${Math.round(x - 5 * s)}V${Math.round(y - 100 * s)}H${Math.round(x + 5 * s)}V${Math.round(y - 92 * s)}H${Math.round(x + 10 * s)}V${Math.round(y - 100 * s)}H${Math.round(x + 22 * s)}V${Math.round(y - 78 * s)}L${p(14, 60)}z`,
    knight: `M${p(-20, 14)}Q${p(-14, 60)} ${p(-26, 74)}Q${p(-24, 108)} ${p(2, 118)}L${p(6, 130)}L${p(14, 114)}Q${p(30, 96)} ${p(34, 78)}L${p(26, 70)}Q${p(14, 76)} ${p(8, 80)}Q${p(24, 56)} ${p(20, 14)}z`,
  };
  sheet.fill(base + (kind === 'knight' ? '' : column) + heads[kind], paint);
  sheet.line(around(x, y - s * 14, 'M-24 0H24', s), sheet.paint('slate', 0.1), 2 * s);
}

type Way = 1 | -1;

export const playground: Motif = {
  words: 'a playground',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 584, roll: 10, hill: 12, grass: 12 });
    const x = sheet.focus;
    const y = yAt(x) + 30;
    framingTrees(sheet, { yAt: (at) => yAt(at) + 12, gap: 100, height: [140, 210], depth: 0.06 });
    const way = rng.sign();
    const towerX = x + way * 120;
    for (const off of [-330, 330]) streetLamp(sheet, { x: x + off, foot: yAt(x + off) + 24, height: 150 });
    shine(sheet, { x, y: y - 70, r: 300 }, 0.5);
    tower(sheet, towerX, y);
    slide(sheet, towerX, y, way);
    const swingX = x - way * 130;
    swings(sheet, swingX, y);
    balloons(sheet, swingX, y);
    people(sheet, { towerX, swingX, y, way });
    if (rng.chance(0.6)) bunting(sheet, { x1: 110, y1: yAt(110) - 120, x2: towerX, y2: y - 180, sag: 40 });
  },
};

function tower(sheet: Sheet, x: number, y: number): void {
  sheet.fill(around(x, y, 'M-44 0v-150h7v150zM37 0v-150h7v150z'), sheet.paint('wood'));
  sheet.box({ x: x - 46, y: y - 92, width: 92, height: 12 }, sheet.paint('wood', 0, 'lit'));
  sheet.fill(around(x, y, 'M-60-146l60-54 60 54z'), sheet.paint('poppy', 0, 'lit'));
  sheet.fill(d`M${x} ${y - 200}v-34l34 10-34 10z`, sheet.paint('mustard', 0, 'lit'));
}

/** The slide on one side of the tower, a ladder on the other. */
function slide(sheet: Sheet, x: number, y: number, way: Way): void {
  const down = around(x, y, 'M40-92C96-74 100-10 176-8', 1, way);
  const back = around(x, y, 'v10C84 4 84-62 40-78z', 1, way);
  const rails = around(x, y, 'M-46 0V-84m-20 0V0', 1, way);
  const rungs = [20, 40, 60].map((k) => around(x, y - k, 'M-46 0h-20', 1, way));
  sheet.fill(down + back, sheet.paint('mustard', 0, 'lit'));
  sheet.line(rails + rungs.join(''), sheet.paint('teal'), 4);
}

function swings(sheet: Sheet, x: number, y: number): void {
  const frame = around(x, y, 'M-130 4l26-140h208l26 140M-78 4l-26-140M78 4l26-140');
  sheet.line(frame, sheet.paint('teal'), 7, { 'stroke-linejoin': 'round' });
  for (const [off, angle] of [
    [-46, 0.42],
    [44, -0.28],
  ] as const) {
    const [seatX, seatY] = [x + off + Math.sin(angle) * 98, y - 136 + Math.cos(angle) * 98];
    const ropes = [-8, 8].map((k) => d`M${x + off + k} ${y - 136}L${seatX + k} ${seatY}`);
    const child = person({ x: seatX - 4, foot: seatY + 14, height: 48 }, 'sit', angle > 0 ? 1 : -1);
    sheet.line(ropes.join(''), sheet.paint('ink'), 1.8);
    sheet.fill(child, sheet.paint('ink'));
  }
}

/** A bunch of balloons held by an adult. */
function balloons(sheet: Sheet, x: number, y: number): void {
  const bunch: readonly (readonly [number, number, Material])[] = [
    [x - 158, y - 96, 'poppy'],
    [x - 182, y - 116, 'mustard'],
    [x - 148, y - 126, 'rose'],
  ];
  for (const [bx, by, material] of bunch) {
    sheet.line(d`M${bx} ${by + 14}L${x - 162} ${y - 20}`, sheet.paint('ink', 0.1), 1.2);
    sheet.add(circle(bx, by, 15, sheet.paint(material, 0, 'lit')));
  }
}

interface Company {
  readonly towerX: number;
  readonly swingX: number;
  readonly y: number;
  readonly way: Way;
}

function people(sheet: Sheet, { towerX, swingX, y, way }: Company): void {
  const all =
    person({ x: towerX - 8, foot: y - 92, height: 42 }, 'cheer') +
    person({ x: swingX - 170, foot: y + 18, height: 68 }) +
    person({ x: towerX + way * 190, foot: y + 14, height: 66 });
  sheet.fill(all, sheet.paint('ink'));
}
