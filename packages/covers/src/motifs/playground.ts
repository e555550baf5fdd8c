import { bunting } from '../parts/festoon';
import { framingTrees, ground } from '../parts/ground';
import { shine, streetLamp } from '../parts/lamplight';
import { person } from '../parts/people';
import { circle, path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

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
  sheet.add(
    path(d`M${x - 44} ${y}v-150h7v150zM${x + 37} ${y}v-150h7v150z`, sheet.paint('wood')),
    rect({ x: x - 46, y: y - 92, width: 92, height: 12 }, sheet.paint('wood', 0, 'lit')),
    path(d`M${x - 60} ${y - 146}l60-54 60 54z`, sheet.paint('poppy', 0, 'lit')),
    path(d`M${x} ${y - 200}v-34l34 10-34 10z`, sheet.paint('mustard', 0, 'lit')),
  );
}

/** The slide on one side of the tower, a ladder on the other. */
function slide(sheet: Sheet, x: number, y: number, way: Way): void {
  const down = d`M${x + way * 40} ${y - 92}C${x + way * 96} ${y - 74} ${x + way * 100} ${y - 10} ${x + way * 176} ${y - 8}`;
  const back = d`v10C${x + way * 84} ${y + 4} ${x + way * 84} ${y - 62} ${x + way * 40} ${y - 78}z`;
  const rails = d`M${x - way * 46} ${y}V${y - 84}m${-way * 20} 0V${y}`;
  const rungs = [20, 40, 60].map((k) => d`M${x - way * 46} ${y - k}h${-way * 20}`);
  sheet.add(
    path(down + back, sheet.paint('mustard', 0, 'lit')),
    stroke(rails + rungs.join(''), sheet.paint('teal'), 4),
  );
}

function swings(sheet: Sheet, x: number, y: number): void {
  const frame = d`M${x - 130} ${y + 4}l26-140h208l26 140M${x - 78} ${y + 4}l-26-140M${x + 78} ${y + 4}l26-140`;
  sheet.add(stroke(frame, sheet.paint('teal'), 7, { 'stroke-linejoin': 'round' }));
  for (const [off, angle] of [
    [-46, 0.42],
    [44, -0.28],
  ] as const) {
    const [seatX, seatY] = [x + off + Math.sin(angle) * 98, y - 136 + Math.cos(angle) * 98];
    const ropes = [-8, 8].map((k) => d`M${x + off + k} ${y - 136}L${seatX + k} ${seatY}`);
    const child = person({ x: seatX - 4, foot: seatY + 14, height: 48 }, 'sit', angle > 0 ? 1 : -1);
    sheet.add(stroke(ropes.join(''), sheet.paint('ink'), 1.8), path(child, sheet.paint('ink')));
  }
}

/** A bunch of balloons held by an adult. */
function balloons(sheet: Sheet, x: number, y: number): void {
  const bunch: readonly (readonly [number, number, Material])[] = [
    [x - 158, y - 96, 'poppy'],
    [x - 182, y - 116, 'mustard'],
    [x - 148, y - 126, 'rose'],
  ];
  for (const [bx, by, material] of bunch)
    sheet.add(
      stroke(d`M${bx} ${by + 14}L${x - 162} ${y - 20}`, sheet.paint('ink', 0.1), 1.2),
      circle(bx, by, 15, sheet.paint(material, 0, 'lit')),
    );
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
  sheet.add(path(all, sheet.paint('ink')));
}
