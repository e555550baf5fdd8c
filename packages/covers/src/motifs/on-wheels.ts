import { fillLand, lineAcross } from '../land/ground-line';
import { tree } from '../land/plants';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { circle, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, pairs, polygon, polyline, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

type Road = (x: number) => number;

const jerseys: readonly Material[] = ['poppy', 'mustard', 'teal', 'cream', 'rose'];
const roadWidth = 44;

/** A rider in units, x in the direction of riding, y upwards from the road. */
const legs = pairs([-18, 58, -8, 52, 8, 34, 2, 12, 8, 10, 15, 36, -2, 56]);
const torso = pairs([-18, 58, -4, 54, 14, 74, 28, 56, 31, 58, 18, 84, 8, 84, -14, 70]);

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
  sheet.fill(polygon([...edge, ...lowered(roadWidth).reverse()]), sheet.paint('steel', 0.04));
  sheet.line(polyline(lowered(26)), sheet.paint('cream'), 4, { 'stroke-dasharray': '34 30' });
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
  const cone = around(x, road(x), 'M30-26L240-6v46z', 1, way);
  sheet.fill(cone, sheet.lamp, { opacity: 0.16 });
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
  const frame = around(x, y, 'M-28-19L-12-50L22-48L0-18L-28-19M0-18L-14-54', 1, way);
  const fork = around(x, y, 'M30-19L21-54L30-54', 1, way);
  const shape = (points: readonly Point[]) => polygon(points.map(([u, v]) => at(u, v)));
  sheet.line(wheels.join('') + frame + fork, sheet.paint('ink'), 3);
  sheet.fill(shape(legs), sheet.paint('ink'));
  sheet.fill(shape(torso), sheet.paint(jersey, 0, 'lit'));
  sheet.fill(disc(...at(21, 90), 8), sheet.paint('ink'));
}

export const mountainBiker: Motif = {
  words: 'a mountain biker',
  draw(sheet) {
    const yAt = ground(sheet, { y: 590, roll: 12, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 86, height: [120, 210], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const x = sheet.focus;
    jump(sheet, x, yAt(x), way);
    mountainBike(sheet, x + way * 46, 506, way, 1);
    mountainBike(sheet, x - way * 250, yAt(x) + 10, way, 0.62);
  },
};

/** A ramp of earth with a track over it. */
function jump(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const ramp = around(x, y, 'M-330 40Q-140 36-30-32L-6 60H-330zM180 60Q230-10 420 50L420 80H180z', 1, way);
  sheet.fill(ramp, sheet.paint('earth', 0.02));
  sheet.line(around(x, y, 'M-330 40Q-140 36-30-32', 1, way), sheet.paint('sand', 0.02), 8, round);
  const rng = sheet.rng('dust');
  let dust = '';
  for (let i = 0; i < 12; i++) dust += disc(at(-30 - rng.range(0, 70)), y - 20 + rng.range(-20, 30), rng.range(2, 7));
  sheet.fill(dust, sheet.paint('sand', 0.05, 'lit'), { opacity: 0.6 });
}

function mountainBike(sheet: Sheet, x: number, y: number, way: 1 | -1, s: number): void {
  const at = (u: number) => x + way * u * s;
  const tilt = s === 1 ? 14 : 0;
  const [rear, front] = [at(-46), at(50)];
  const [ry, fy] = [y + tilt * 0.6, y - tilt];
  wheelOf(sheet, rear, ry - 26 * s, 27 * s, 6 * s);
  wheelOf(sheet, front, fy - 26 * s, 27 * s, 6 * s);
  const frame = d`M${rear} ${ry - 26 * s}L${at(-4)} ${y - 26 * s}L${at(34)} ${fy - 62 * s}L${at(-16)} ${y - 62 * s}zM${at(-4)} ${y - 26 * s}L${at(-20)} ${y - 74 * s}M${front} ${fy - 26 * s}L${at(30)} ${fy - 82 * s}l${way * 14 * s} ${-6 * s}`;
  sheet.line(frame, sheet.paint('poppy', 0, 'lit'), 6 * s, { 'stroke-linejoin': 'round', ...round });
  const height = 116 * s;
  figures(sheet, 'teal', [{ x: at(-14), foot: y - 28 * s, height, pose: 'ride', way }]);
  const [hx, hy] = [at(2), y - 128 * s];
  sheet.fill(
    polygon([
      [hx - 15 * s, hy + 2 * s],
      [hx - 10 * s, hy - 11 * s],
      [hx + 8 * s, hy - 12 * s],
      [hx + way * 22 * s, hy + 1 * s],
    ]),
    sheet.paint('mustard', 0, 'lit'),
  );
  sheet.add(circle(at(-4), y - 26 * s, 5 * s, sheet.paint('ink')));
}

export const motorbikes: Motif = {
  words: 'motorbikes on the road',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 16, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 6, gap: 120, height: [80, 150], depth: 0.08 });
    const { left, right, bottom } = sheet.paper;
    const edge = d`M${left - 10} 618Q600 590 ${right + 10} 622`;
    sheet.fill(edge + d`V${bottom + 15}H${left - 10}z`, sheet.paint('slate', 0.03));
    sheet.line(edge, sheet.paint('cream', 0.04), 4);
    sheet.line(d`M${left - 10} 652Q600 630 ${right + 10} 656`, sheet.paint('mustard', 0, 'lit'), 5, {
      'stroke-dasharray': '44 34',
    });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    motorbike(sheet, { x: sheet.focus - way * 210, y: 622, s: 0.72, way, paint: 'teal' });
    motorbike(sheet, { x: sheet.focus + way * 50, y: 646, s: 1.05, way, paint: 'poppy' });
  },
};

interface Bike {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly paint: Material;
}

function motorbike(sheet: Sheet, { x, y, s, way, paint }: Bike): void {
  const at = (u: number) => x + way * u * s;
  const ink = sheet.paint('ink');
  shine(sheet, { x: at(92), y: y - 66 * s, r: 90 * s }, 0.9);
  for (const u of [-58, 66])
    sheet.add(circle(at(u), y - 26 * s, 24 * s, sheet.paint('slate', 0.05), { stroke: ink, 'stroke-width': 9 * s }));
  const tank = around(x, y, 'M-66-66Q-30-72-14-62Q0-84 34-80L44-60L14-34H-30L-44-54z', s, way);
  sheet.line(around(x, y, 'M66-26L40-90l-16-6M-58-26L-10-30', s, way), ink, 7 * s, round);
  sheet.fill(around(x, y, 'M-34-20H20L30-46H-30z', s, way), sheet.paint('steel'));
  sheet.fill(tank, sheet.paint(paint, 0, 'lit'));
  sheet.fill(around(x, y, 'M-100-64h38v-34h-38z', s, way), sheet.paint('wood'));
  figures(sheet, 'navy', [{ x: at(-18), foot: y - 26 * s, height: 112 * s, pose: 'ride', way }]);
  sheet.add(circle(at(-2), y - 122 * s, 14 * s, sheet.paint(paint)));
  sheet.line(around(x, y - s * 122, 'M2 0h10', s, way), ink, 7 * s);
  sheet.add(circle(at(50), y - 72 * s, 8 * s, lampOr(sheet, 'cream')));
}

export const train: Motif = {
  words: 'a steam train',
  draw(sheet) {
    const yAt = ground(sheet, { y: 572, roll: 8, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 4, gap: 110, height: [90, 160], depth: 0.09 });
    const { left, right } = sheet.paper;
    let ties = '';
    for (let x = left; x < right; x += 26) ties += d`M${x} 640h14`;
    sheet.line(ties, sheet.paint('wood', 0, 'shade'), 8);
    sheet.line(d`M${left} 632H${right}`, sheet.paint('steel'), 4);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    carriage(sheet, sheet.focus - way * 190, way, 'poppy');
    carriage(sheet, sheet.focus - way * 430, way, 'poppy');
    engine(sheet, sheet.focus + way * 50, way);
    figures(sheet, 'mustard', [
      { x: sheet.focus + way * 250, foot: 662, height: 58, pose: 'wave', way: way === 1 ? -1 : 1 },
      { x: sheet.focus + way * 286, foot: 660, height: 82, pose: 'stand', way: way === 1 ? -1 : 1 },
    ]);
  },
};

function engine(sheet: Sheet, x: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const box = (u: number, v: number, width: number, height: number) => ({
    x: Math.min(at(u), at(u + width)),
    y: 632 - v,
    width,
    height,
  });
  const dark = sheet.paint('ink');
  const rng = sheet.rng('steam');
  let steam = '';
  for (let i = 0; i < 15; i++)
    steam += disc(at(96 - i * 22), 462 - Math.sqrt(i) * 26 + rng.range(-10, 10), 13 + i * 2.2);
  sheet.fill(steam, sheet.paint('cream', 0.14, 'lit'), { opacity: 0.55 });
  shine(sheet, { x: at(136), y: 566, r: 80 }, 0.9);
  sheet.fill(around(x, 0, 'M86 540v-50h-4v-12h34v12h-4v50z', 1, way), dark);
  sheet.box(box(-30, 98, 156, 58), sheet.paint('leaf', 0, 'shade'));
  sheet.line(around(x, 0, 'M0 534v58M40 534v58M78 534v58', 1, way), sheet.paint('mustard', 0, 'lit'), 4);
  sheet.fill(d`M${at(30)} 534q${way * 2} -26 ${way * 14} -26t${way * 14} 26z`, sheet.paint('mustard'));
  sheet.box(box(-100, 150, 74, 112), sheet.paint('leaf'));
  sheet.box(box(-110, 160, 94, 13), dark);
  sheet.box(box(-86, 136, 42, 36), lampOr(sheet, 'navy'));
  sheet.box(box(-104, 42, 240, 14), dark);
  sheet.fill(around(x, 0, 'M134 596L168 632H128z', 1, way), sheet.paint('poppy'));
  sheet.fill(disc(at(130), 562, 9), lampOr(sheet, 'mustard'));
  for (const [u, r] of pairs([-76, 28, -12, 28, 50, 17, 96, 17])) wheelOf(sheet, at(u), 632 - r, r, 5);
  sheet.line(around(x, 0, 'M-76 604L-12 604L70 612', 1, way), sheet.paint('steel', 0, 'lit'), 6, round);
}

function carriage(sheet: Sheet, x: number, way: 1 | -1, material: 'poppy'): void {
  let windows = '';
  for (let i = 0; i < 5; i++) windows += d`M${x - 90 + i * 39} 526h26v34h-26z`;
  sheet.box({ x: x - 112, y: 510, width: 224, height: 104 }, sheet.paint(material, 0.02));
  sheet.box({ x: x - 112, y: 518, width: 224, height: 50 }, sheet.paint('cream', 0.02));
  sheet.fill(windows, lampOr(sheet, 'navy'));
  sheet.fill(d`M${x - 118} 512q118-22 236 0z`, sheet.paint('ink'));
  sheet.line(around(x, 0, 'M112 612h30', 1, way), sheet.paint('ink'), 5);
  for (const u of [-70, 70]) wheelOf(sheet, x + u, 615, 16, 5);
}

/** A spoked wheel. */
function wheelOf(sheet: Sheet, x: number, y: number, r: number, thick = 5): void {
  const ink = sheet.paint('ink');
  let spokes = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI;
    spokes += d`M${x - Math.cos(a) * r} ${y - Math.sin(a) * r}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
  }
  sheet.line(spokes, ink, 1, { opacity: 0.6 });
  sheet.add(circle(x, y, r, 'none', { stroke: ink, 'stroke-width': thick }));
}
