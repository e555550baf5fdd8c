import { lampOr, shine } from '../parts/lamplight';
import { path, rect } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const footY = 546;
const stripePatterns = 6;
/** Half the width of the tower, from its foot (0) to its gallery (1). */
const halfWidth = (t: number) => 31 - 13 * t;

export const lighthouse: Motif = {
  words: 'a lighthouse',
  draw(sheet) {
    const way = sheet.focus > 600 ? 1 : -1;
    const height = sheet.rng('motif').range(220, 262);
    cape(sheet, way);
    if (sheet.palette.lamps > 0.3) beam(sheet, footY - height);
    tower(sheet, height);
    lantern(sheet, footY - height);
    cottage(sheet, way);
  },
};

/** Rock with turf on top; it runs off the picture on the lighthouse's side. */
function cape(sheet: Sheet, way: 1 | -1): void {
  const end = way > 0 ? sheet.paper.right + 16 - sheet.focus : sheet.focus - sheet.paper.left + 16;
  const shape = (points: readonly Point[]) => polygon(points.map(([off, y]): Point => [sheet.focus + way * off, y]));
  const rock = shape([
    [-190, 690],
    [-160, 610],
    [-110, 588],
    [-70, 548],
    [40, 540],
    [120, 560],
    [260, 548],
    [420, 590],
    [end, 600],
    [end, 690],
  ]);
  const face = shape([
    [-190, 690],
    [-160, 610],
    [-110, 588],
    [-70, 548],
    [-40, 600],
    [-60, 690],
  ]);
  const turf = shape([
    [-70, 548],
    [40, 540],
    [120, 560],
    [260, 548],
    [420, 590],
    [380, 598],
    [250, 566],
    [110, 582],
    [20, 558],
  ]);
  sheet.add(
    path(rock, sheet.paint('rock', 0.05)),
    path(face, sheet.paint('rock', 0, 'shade'), { opacity: 0.7 }),
    path(turf, sheet.paint('grass', 0.03)),
  );
}

function beam(sheet: Sheet, top: number): void {
  const x = sheet.focus;
  const ray = (side: 1 | -1) => d`M${x} ${top - 12}L${x + side * 1400} ${top - 180}V${top + 86}z`;
  sheet.add(path(ray(1) + ray(-1), sheet.lamp, { opacity: 0.16 }));
}

function tower(sheet: Sheet, height: number): void {
  const x = sheet.focus;
  for (let i = 0; i < stripePatterns; i++) {
    const [low, high] = [i / stripePatterns, (i + 1) / stripePatterns];
    const stripe = polygon([
      [x - halfWidth(low), footY - height * low],
      [x + halfWidth(low), footY - height * low],
      [x + halfWidth(high), footY - height * high],
      [x - halfWidth(high), footY - height * high],
    ]);
    sheet.add(path(stripe, sheet.paint(i % 2 ? 'poppy' : 'cream', 0.03, 'lit')));
  }
  const way = sheet.lightX > x ? -1 : 1;
  const shade = d`M${x + way * halfWidth(0)} ${footY}L${x + way * halfWidth(1)} ${footY - height}H${x + way * 3}L${x + way * 8} ${footY}z`;
  sheet.add(path(shade, sheet.paint('navy'), { opacity: 0.3 }));
}

function lantern(sheet: Sheet, top: number): void {
  const x = sheet.focus;
  shine(sheet, { x, y: top - 12, r: 90 });
  sheet.add(
    rect({ x: x - 25, y: top - 3, width: 50, height: 6 }, sheet.paint('ink')),
    rect({ x: x - 12, y: top - 25, width: 24, height: 22 }, lampOr(sheet, 'cream')),
    path(d`M${x - 18} ${top - 25}l18-22 18 22z`, sheet.paint('ink')),
  );
}

function cottage(sheet: Sheet, way: 1 | -1): void {
  const x = (off: number) => sheet.focus + way * off;
  const wall = d`M${x(86)} ${footY + 8}v-38l${way * 34}-24 ${way * 34} 24v40z`;
  const roof = d`M${x(80)} ${footY - 28}L${x(120)} ${footY - 58}L${x(160)} ${footY - 28}z`;
  sheet.add(path(wall, sheet.paint('plaster', 0.03)), path(roof, sheet.paint('brick')));
}
