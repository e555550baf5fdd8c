import { floodlight } from '../parts/floodlight';
import { framingTrees, ground } from '../parts/ground';
import { ellipse, path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const groundY = 520;
/** Centre and half axes of the near curve of the track. */
const curveY = 720;
const curveRy = 182;

/** A runner, in fractions of the height: x in the direction of running, y upwards. */
const bodyOutline: readonly Point[] = [
  [-0.06, 0.78],
  [0.12, 0.78],
  [0.06, 0.44],
  [0.26, 0.34],
  [0.2, 0.06],
  [0.3, 0.02],
  [0.3, 0.07],
  [0.36, 0.4],
  [0.1, 0.52],
  [-0.08, 0.3],
  [-0.34, 0.22],
  [-0.36, 0.3],
  [-0.12, 0.38],
  [-0.06, 0.5],
];
const backArm: readonly Point[] = [
  [0, 0.76],
  [-0.2, 0.66],
  [-0.26, 0.5],
  [-0.2, 0.49],
  [-0.14, 0.62],
  [0.02, 0.68],
];
const frontArm: readonly Point[] = [
  [0.08, 0.76],
  [0.2, 0.6],
  [0.34, 0.66],
  [0.34, 0.6],
  [0.19, 0.53],
  [0.02, 0.68],
];
const runners: readonly (readonly [off: number, lane: number, kit: Material])[] = [
  [-130, 0, 'navy'],
  [0, 1, 'ink'],
  [118, 0.3, 'ink'],
  [230, 0.8, 'navy'],
];

export const track: Motif = {
  words: 'runners on a track',
  draw(sheet) {
    const x = sheet.focus;
    const way = x < 600 ? 1 : -1;
    ground(sheet, { y: groundY, roll: 5, depth: 0.12 });
    framingTrees(sheet, { yAt: () => groundY + 12, gap: 90, height: [90, 140], depth: 0.14 });
    stand(sheet);
    for (const off of [-420, 430]) floodlight(sheet, { x: x + off, foot: groundY + 20, height: 256 });
    const centre = x + way * 260;
    const rx = 980 * Math.max(1, sheet.span);
    lanes(sheet, centre, rx);
    for (const [off, lane, kit] of runners) {
      const t = (x + off - centre) / rx;
      const foot = curveY - curveRy * Math.sqrt(Math.max(0, 1 - t * t)) + 22 + lane * 16;
      runner(sheet, { x: x + off, foot, way, kit });
    }
  },
};

/** A low stand with rows of seats. */
function stand(sheet: Sheet): void {
  const x = sheet.focus;
  const y = groundY;
  const body = d`M${x - 330} ${y + 12}v-46L${x + 330} ${y - 62}h20l-20 74z`;
  const roof = d`M${x - 350} ${y - 66}L${x + 360} ${y - 104}v10L${x - 350} ${y - 58}z`;
  const rows = [0, 1, 2, 3].map((i) => d`M${x - 320} ${y + 2 - i * 9}L${x + 326} ${y - 4 - i * 15}`);
  sheet.add(
    path(body, sheet.paint('steel', 0.12)),
    path(roof, sheet.paint('cream', 0.08, 'lit')),
    stroke(rows.join(''), sheet.paint('poppy', 0.1), 4, { 'stroke-dasharray': '5 4', opacity: 0.8 }),
  );
}

function lanes(sheet: Sheet, cx: number, rx: number): void {
  const line = { stroke: sheet.paint('cream', 0, 'lit'), 'stroke-width': 2.6 };
  sheet.add(
    ellipse({ cx, cy: curveY, rx, ry: curveRy }, sheet.paint('red', 0.03, 'lit')),
    ellipse({ cx, cy: curveY + 22, rx: rx * 0.714, ry: 132 }, sheet.paint('grass', 0.02)),
  );
  for (let i = 1; i < 5; i++)
    sheet.add(ellipse({ cx, cy: curveY + i * 4.4, rx: rx * (1 - 0.057 * i), ry: curveRy - i * 10 }, 'none', line));
}

interface Runner {
  readonly x: number;
  readonly foot: number;
  readonly way: 1 | -1;
  readonly kit: Material;
}

function runner(sheet: Sheet, { x, foot, way, kit }: Runner): void {
  const h = 78;
  const at = ([u, v]: Point): Point => [x + way * u * h, foot - v * h];
  const limbs = silhouette([bodyOutline, backArm, frontArm].map((limb) => limb.map(at)));
  const [headX, headY] = at([0.07, 0.9]);
  sheet.add(
    ellipse({ cx: x, cy: foot + 2, rx: 26, ry: 4 }, sheet.paint('ink'), { opacity: 0.3 }),
    path(disc(headX, headY, h * 0.1) + limbs, sheet.paint(kit, 0, 'shade')),
  );
}
