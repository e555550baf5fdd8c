import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { lampOr, shine, stringLights } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const hubY = 384;
const cabinCount = 14;
const cabinPaints: readonly Material[] = ['poppy', 'mustard', 'teal'];
const stallRow: readonly (readonly [off: number, roof: Material])[] = [
  [-330, 'poppy'],
  [-236, 'teal'],
  [196, 'mustard'],
  [290, 'rose'],
];

export const wheel: Motif = {
  words: 'a fairground wheel',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 584, roll: 10, depth: 0.08 });
    const radius = rng.range(158, 180);
    const turn = rng.range(0, 0.4);
    shine(sheet, { x: sheet.focus, y: hubY, r: radius * 1.55 }, 0.4, hex(lch(0.82, 0.13, 60)));
    legs(sheet, yAt(sheet.focus) + 20);
    rim(sheet, radius, turn);
    cabins(sheet, radius, turn);
    stalls(sheet, yAt);
    crowd(sheet, { y: 648, size: 25, rows: 1 });
  },
};

function legs(sheet: Sheet, foot: number): void {
  const x = sheet.focus;
  const frame = polygon([
    [x - 7, hubY],
    [x + 7, hubY],
    [x + 92, foot],
    [x + 76, foot],
    [x, hubY + 40],
    [x - 76, foot],
    [x - 92, foot],
  ]);
  sheet.add(path(frame, sheet.paint('ink', 0.04)));
}

function cabinPlaces(x: number, radius: number, turn: number): readonly Point[] {
  return Array.from({ length: cabinCount }, (_, i): Point => {
    const angle = turn + (i / cabinCount) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, hubY + Math.sin(angle) * radius];
  });
}

function rim(sheet: Sheet, radius: number, turn: number): void {
  const x = sheet.focus;
  const spokes = cabinPlaces(x, radius, turn).map((at) => d`M${x} ${hubY}L${at}`);
  sheet.add(stroke(spokes.join(''), sheet.paint('steel', 0.06, 'lit'), 2));
  const steel = { stroke: sheet.paint('ink', 0.03), 'stroke-width': 4 };
  for (const r of [radius, radius * 0.93]) sheet.add(circle(x, hubY, r, 'none', steel));
  const round = d`a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  stringLights(sheet, d`M${x - radius} ${hubY}` + round, { size: 6, gap: 18, hasWire: false });
}

function cabins(sheet: Sheet, radius: number, turn: number): void {
  const places = cabinPlaces(sheet.focus, radius, turn);
  for (const [k, material] of cabinPaints.entries()) {
    const own = places.filter((_, i) => i % cabinPaints.length === k);
    const data = own.map(([x, y]) => d`M${x - 13} ${y + 4}h26v8q0 14-13 14t-13-14zM${x - 14} ${y + 4}q14-16 28 0z`);
    sheet.add(path(data.join(''), sheet.paint(material, 0.02, 'lit')));
  }
  sheet.add(circle(sheet.focus, hubY, 13, sheet.paint('poppy')));
}

function stalls(sheet: Sheet, yAt: (x: number) => number): void {
  for (const [off, roof] of stallRow) {
    const x = sheet.focus + off;
    const y = yAt(x) + 20;
    shine(sheet, { x: x + 36, y: y - 24, r: 90 });
    sheet.add(
      rect({ x, y: y - 44, width: 72, height: 44 }, lampOr(sheet, 'plaster')),
      path(d`M${x - 8} ${y - 44}l44-34 44 34z`, sheet.paint(roof, 0.03, 'lit')),
    );
  }
}
