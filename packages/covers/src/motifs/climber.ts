import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { circle, path, stroke } from '../print/elements';
import { d, disc, polygon, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** The wall on the left of the card: its overhanging edge, from the foot up. */
const cliffEdge: readonly Point[] = [
  [560, 690],
  [548, 600],
  [470, 560],
  [478, 470],
  [430, 420],
  [446, 330],
  [392, 262],
  [404, 190],
  [352, 150],
  [330, 138],
];

/** The top of the wall, from its edge outwards. */
const top: readonly Point[] = [
  [210, 146],
  [120, 128],
  [-20, 150],
];
/** The shaded back of the wall, from its top down. */
const cliffBack: readonly Point[] = [
  [-20, 150],
  [120, 128],
  [160, 300],
  [90, 480],
  [210, 690],
];
const turfFoot: readonly Point[] = [
  [-20, 170],
  [130, 150],
  [215, 168],
  [318, 158],
];

/** The climber in card units, measured from the hip, x away from the wall. */
const bodyOutline: readonly Point[] = [
  [-4, -44],
  [10, -42],
  [14, -12],
  [-8, 6],
  [-16, 26],
  [-24, 24],
  [-14, -6],
  [2, -16],
];
const arm: readonly Point[] = [
  [0, -40],
  [-22, -66],
  [-28, -64],
  [-4, -30],
];
const leg: readonly Point[] = [
  [8, -12],
  [-8, -2],
  [-30, -8],
  [-30, -2],
  [-6, 8],
  [14, -4],
];

export const climber: Motif = {
  words: 'a climber on a cliff',
  draw(sheet) {
    // The wall is across from the subject and leans in.
    const isLeft = sheet.subject.x > 600;
    const toX = (x: number) => (isLeft ? x : 1200 - x);
    wall(sheet, toX, isLeft);
    const way = isLeft ? 1 : -1;
    const [x, y] = [toX(446) + way * 22, 372];
    shine(sheet, { x: x + way * 8, y: y - 50, r: 120 }, 0.65);
    const rope = d`M${toX(338)} 140Q${toX(420)} 210 ${x - way * 4} ${y - 40}Q${x + way * 40} 520 ${toX(520)} 690`;
    sheet.add(stroke(rope, sheet.paint('cream'), 2.5));
    person(sheet, { x, y, way });
    ground(sheet, { y: 632, roll: 12, material: 'red', depth: 0.04 });
  },
};

function wall(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const rng = sheet.rng('wall');
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const shape = (points: readonly Point[]) => points.map(([x, y]): Point => [toX(x), y]);
  const edge = cliffEdge.map(([x, y]): Point => [toX(x + rng.range(-9, 9)), y + rng.range(-5, 5)]);
  const body = [...edge, ...shape([...top, [outside, 156], [outside, 690]])];
  const back = shape([[outside, 156], ...cliffBack, [outside, 690]]);
  const turf = shape([[330, 138], ...top, [outside, 156], [outside, 176], ...turfFoot]);
  sheet.skyline.raise(body);
  sheet.add(path(polygon(body), sheet.paint('red', 0.1, sheet.lightX > 600 === isLeft ? 'lit' : 'plain')));
  facets(sheet, edge.slice(2, 8), isLeft);
  sheet.add(
    path(polygon(back), sheet.paint('red', 0, 'shade'), { opacity: 0.5 }),
    path(polygon(turf), sheet.paint('grass', 0.05)),
  );
}

function facets(sheet: Sheet, edge: readonly Point[], isLeft: boolean): void {
  const rng = sheet.rng('facets');
  const shapes = edge.map(([x, y]) => {
    const w = (isLeft ? -1 : 1) * rng.range(60, 150);
    return polygon([
      [x, y],
      [x + w, y + rng.range(-50, -10)],
      [x + w * 1.3, y + rng.range(50, 120)],
      [x + w * 0.3, y + rng.range(60, 100)],
    ]);
  });
  sheet.add(path(shapes.join(''), sheet.paint('red', 0, 'shade'), { opacity: 0.5 }));
}

function person(sheet: Sheet, { x, y, way }: { x: number; y: number; way: 1 | -1 }): void {
  const limbs = silhouette([bodyOutline, arm, leg].map((limb) => limb.map(([u, v]): Point => [x + way * u, y + v])));
  sheet.add(
    path(disc(x + way * 4, y - 52, 8) + limbs, sheet.paint('ink')),
    circle(x + way * 4, y - 54, 8, sheet.paint('poppy', 0, 'lit')),
  );
}
