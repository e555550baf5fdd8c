import { fillLand, lineAcross } from '../land/ground-line';
import { tree } from '../land/plants';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, polygon, polyline, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

type Road = (x: number) => number;

const jerseys: readonly Material[] = ['poppy', 'mustard', 'teal', 'cream', 'rose'];
const roadWidth = 44;

/** A rider in units, x in the direction of riding, y upwards from the road. */
const legs: readonly Point[] = [
  [-18, 58],
  [-8, 52],
  [8, 34],
  [2, 12],
  [8, 10],
  [15, 36],
  [-2, 56],
];
const torso: readonly Point[] = [
  [-18, 58],
  [-4, 54],
  [14, 74],
  [28, 56],
  [31, 58],
  [18, 84],
  [8, 84],
  [-14, 70],
];

export const cyclists: Motif = {
  words: 'cyclists on a road',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const rise = (x: number) => 40 * Math.exp(-(((x - sheet.focus) / 300) ** 2));
    const road: Road = (x) => 590 - rise(x) + 14 * rng.noise(x / 400) - way * (x - 600) * 0.03;
    asphalt(sheet, road);
    trees(sheet, road);
    const count = rng.int(3, 5);
    const turn = rng.int(0, 4);
    for (let i = count - 1; i >= 0; i--) {
      const x = sheet.focus + way * (110 - i * 92);
      if (i === 0) headlight(sheet, road, x, way);
      const jersey = jerseys[(i + turn) % jerseys.length] ?? 'poppy';
      cyclist(sheet, { x, y: road(x) + 22 + (i % 2) * 9, way, jersey });
    }
  },
};

function asphalt(sheet: Sheet, road: Road): void {
  const verge = lineAcross(sheet, (x) => road(x) - 6, 40);
  fillLand(sheet, verge, { material: 'grass', depth: 0.06, isSoft: true, mist: -0.04 });
  const edge = lineAcross(sheet, road, 40);
  const lowered = (by: number) => edge.map(([x, y]): Point => [x, y + by]);
  sheet.add(
    path(polygon([...edge, ...lowered(roadWidth).reverse()]), sheet.paint('steel', 0.04)),
    stroke(polyline(lowered(26)), sheet.paint('cream'), 4, { 'stroke-dasharray': '34 30' }),
  );
}

function trees(sheet: Sheet, road: Road): void {
  const rng = sheet.rng('trees');
  const reach = Math.max(360, 10 + (sheet.paper.right - sheet.paper.left) / 2);
  for (let i = 0; i < 8 * sheet.span; i++) {
    const x = 600 + rng.sign() * rng.range(290, reach);
    tree(sheet, rng, { x, foot: road(x) + 4, height: rng.range(80, 160) }, 0.06);
  }
}

/** The cone of light in front of the first rider, after dark. */
function headlight(sheet: Sheet, road: Road, x: number, way: 1 | -1): void {
  if (sheet.palette.lamps <= 0.4) return;
  const cone = d`M${x + way * 30} ${road(x) - 26}L${x + way * 240} ${road(x) - 6}v46z`;
  sheet.add(path(cone, sheet.lamp, { opacity: 0.16 }));
}

interface Cyclist {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  readonly jersey: Material;
}

function cyclist(sheet: Sheet, { x, y, way, jersey }: Cyclist): void {
  const at = (u: number, v: number): Point => [x + way * u, y - v];
  const wheels = [-28, 30].map((u) => disc(...at(u, 19), 19));
  const frame = d`M${at(-28, 19)}L${at(-12, 50)}L${at(22, 48)}L${at(0, 18)}L${at(-28, 19)}M${at(0, 18)}L${at(-14, 54)}`;
  const fork = d`M${at(30, 19)}L${at(21, 54)}L${at(30, 54)}`;
  const shape = (points: readonly Point[]) => polygon(points.map(([u, v]) => at(u, v)));
  sheet.add(
    stroke(wheels.join('') + frame + fork, sheet.paint('ink'), 3),
    path(shape(legs), sheet.paint('ink')),
    path(shape(torso), sheet.paint(jersey, 0, 'lit')),
    path(disc(...at(21, 90), 8), sheet.paint('ink')),
  );
}
