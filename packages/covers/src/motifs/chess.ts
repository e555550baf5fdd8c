import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const chess: Motif = {
  words: 'a game of chess outdoors',
  draw(sheet) {
    const yAt = ground(sheet, { y: 566, roll: 8, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 98, height: [130, 210], depth: 0.07 });
    const x = sheet.focus;
    board(sheet, x);
    const dark = sheet.paint('ink', 0);
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
    figures(
      sheet,
      [
        { x: x - 290, foot: 640, height: 108, pose: 'stand' },
        { x: x - 250, foot: 632, height: 100, pose: 'reach' },
      ],
      'teal',
    );
    figures(sheet, [{ x: x + 290, foot: 640, height: 110, pose: 'reach', way: -1 }], 'poppy');
  },
};

/** A board laid on the ground, large enough to walk on. */
function board(sheet: Sheet, x: number): void {
  const at = (u: number, v: number): readonly [number, number] => [x + (u - 4) * (42 + 15 * v), 570 + 14.5 * v ** 1.06];
  let dark = '';
  for (let row = 0; row < 7; row++)
    for (let column = row % 2; column < 8; column += 2)
      dark += polygon([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]);
  sheet.add(
    path(polygon([at(-0.15, 0), at(8.15, 0), at(8.15, 7), at(-0.15, 7)]), sheet.paint('plaster', 0.02)),
    path(dark, sheet.paint('slate', 0.02)),
  );
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
  sheet.add(
    path(base + (kind === 'knight' ? '' : column) + heads[kind], paint),
    stroke(d`M${x - 24 * s} ${y - 14 * s}H${x + 24 * s}`, sheet.paint('slate', 0.1), 2 * s),
  );
}
