import { path, stroke } from '../print/elements';
import { d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const puffins: Motif = {
  words: 'puffins on a cliff',
  draw(sheet) {
    const isLeft = sheet.subject.x > 600;
    const toX = (x: number) => (isLeft ? x : 1200 - x);
    cliff(sheet, toX, isLeft);
    const way = isLeft ? 1 : -1;
    for (const [x, y, s, turn] of [
      [150, 474, 0.8, 1],
      [250, 490, 1, 1],
      [372, 520, 1.25, 1],
      [480, 552, 1.05, -1],
    ] as const)
      bird(sheet, { x: toX(x), foot: y, size: s * 1.1, way: turn === 1 ? way : way === 1 ? -1 : 1 });
    for (const [x, y, s] of [
      [700, 300, 0.8],
      [800, 350, 0.55],
      [640, 380, 0.5],
    ] as const)
      flying(sheet, toX(x), y, s);
  },
};

function cliff(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const edge: readonly Point[] = [
    [outside, 452],
    [120, 470],
    [240, 486],
    [360, 514],
    [470, 548],
    [556, 572],
    [590, 610],
    [570, 640],
    [610, 690],
    [outside, 690],
  ];
  const shape = edge.map(([x, y]): Point => [toX(x), y]);
  const turf = [...edge.slice(0, 6), [540, 590], [440, 574], [340, 544], [220, 512], [outside, 486]].map(
    ([x = 0, y = 0]): Point => [toX(x), y],
  );
  sheet.add(path(polygon(shape), sheet.paint('rock', 0.04)), path(polygon(turf), sheet.paint('grass', 0.02)));
  const cracks = [
    [180, 540, 40],
    [300, 570, 60],
    [420, 610, 50],
    [500, 640, 30],
  ]
    .map(([x = 0, y = 0, h = 0]) => d`M${toX(x)} ${y}l${isLeft ? 14 : -14} ${h}`)
    .join('');
  sheet.add(stroke(cracks, sheet.paint('rock', 0, 'shade'), 5, { opacity: 0.7 }));
}

interface Bird {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly way: 1 | -1;
}

function bird(sheet: Sheet, { x, foot, size: s, way }: Bird): void {
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const body = d`M${at(-30)} ${y(10)}Q${at(-40)} ${y(60)} ${at(-12)} ${y(86)}Q${at(22)} ${y(90)} ${at(24)} ${y(56)}Q${at(26)} ${y(20)} ${at(2)} ${y(8)}z`;
  const belly = d`M${at(-4)} ${y(9)}Q${at(-10)} ${y(50)} ${at(6)} ${y(72)}Q${at(26)} ${y(66)} ${at(24)} ${y(48)}Q${at(22)} ${y(18)} ${at(-4)} ${y(9)}z`;
  const beak = d`M${at(22)} ${y(104)}Q${at(44)} ${y(104)} ${at(50)} ${y(88)}Q${at(36)} ${y(82)} ${at(23)} ${y(84)}z`;
  sheet.add(
    stroke(d`M${at(-6)} ${y(10)}V${foot}M${at(8)} ${y(10)}V${foot}`, sheet.paint('poppy', 0), 5 * s, {
      'stroke-linecap': 'round',
    }),
    path(body, sheet.paint('ink', 0)),
    path(belly, sheet.paint('cream', 0, 'lit')),
    path(disc(at(6), y(96), 23 * s), sheet.paint('ink', 0)),
    path(disc(at(12), y(95), 15 * s), sheet.paint('cream', 0, 'lit')),
    path(beak, sheet.paint('poppy', 0, 'lit')),
    stroke(d`M${at(30)} ${y(103)}L${at(31)} ${y(84)}`, sheet.paint('mustard', 0, 'lit'), 4 * s),
    path(disc(at(13), y(98), 3.6 * s), sheet.paint('ink')),
  );
}

/** One in the air: short wings, a bright beak. */
function flying(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.add(
    path(
      d`M${x - 46 * s} ${y - 26 * s}Q${x - 16 * s} ${y - 16 * s} ${x} ${y}Q${x + 14 * s} ${y - 20 * s} ${x + 48 * s} ${y - 30 * s}Q${x + 22 * s} ${y + 8 * s} ${x} ${y + 16 * s}Q${x - 22 * s} ${y + 8 * s} ${x - 46 * s} ${y - 26 * s}z`,
      sheet.paint('ink', 0.1),
    ),
    path(disc(x + 2, y + 4 * s, 7 * s), sheet.paint('cream', 0.08)),
    path(disc(x + 3, y + 12 * s, 4 * s), sheet.paint('poppy', 0.05, 'lit')),
  );
}
