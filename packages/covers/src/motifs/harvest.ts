import { broadleaf } from '../land/plants';
import { beast } from '../parts/beasts';
import { bunting } from '../parts/festoon';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { hang, lampOr, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { round } from '../print/elements';
import { around, d, disc, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const orchard: Motif = {
  words: 'fruit pickers in an orchard',
  draw(sheet) {
    ground(sheet, { y: 560, roll: 10, grass: 20 });
    const x = sheet.focus;
    trees(sheet);
    ladder(sheet, x - 150, 640);
    figures(sheet, 'poppy', [{ x: x - 138, foot: 582, height: 92, pose: 'up' }]);
    figures(sheet, 'teal', [{ x: x - 40, foot: 650, height: 100, pose: 'dig' }]);
    figures(sheet, 'mustard', [{ x: x + 50, foot: 644, height: 70, pose: 'wave', way: -1 }]);
    appleBasket(sheet, x + 4, 660);
  },
};

function trees(sheet: Sheet): void {
  const isBare = sheet.growth.winter > 0.25;
  const hasFruit = sheet.growth.spring < 0.35;
  let [trunks, crowns, lit, fruit] = ['', '', '', ''];
  const rng = sheet.rng('fruit');
  for (const { x, y, s } of rowsTowards(sheet, { from: 566, rows: 6, deep: 4 })) {
    trunks += around(x, y, 'M0 0V-60M0-40l-26-34M0-44l28-32', s);
    if (isBare) continue;
    for (const [u, v, r] of [
      [-36, 80, 32],
      [34, 82, 34],
      [0, 104, 38],
      [0, 70, 34],
    ] as const)
      crowns += disc(x + u * s, y - v * s, r * s);
    lit += disc(x + (sheet.lightX > x ? 16 : -16) * s, y - 110 * s, 20 * s);
    if (hasFruit)
      for (let i = 0; i < 6; i++) fruit += disc(x + rng.range(-54, 54) * s, y - rng.range(58, 124) * s, 4.6 * s);
  }
  sheet.line(trunks, sheet.paint('wood', 0.03, 'shade'), 8, round);
  sheet.fill(crowns, sheet.paint('leaf', 0.06));
  sheet.fill(lit, sheet.paint('leaf', 0.03, 'lit'), { opacity: 0.5 });
  sheet.fill(fruit, sheet.paint('poppy', 0, 'lit'));
}

function ladder(sheet: Sheet, x: number, foot: number): void {
  let rungs = '';
  for (let i = 1; i < 7; i++) rungs += d`M${x - 20 + i * 4} ${foot - i * 22}h${34 - i * 2}`;
  sheet.line(around(x, foot, 'M-22 0L6-164M20 0L22-164') + rungs, sheet.paint('wood', 0, 'lit'), 5, round);
}

function appleBasket(sheet: Sheet, x: number, foot: number): void {
  let heap = '';
  for (let i = 0; i < 9; i++) heap += disc(x - 26 + i * 6.4, foot - 32 - (i % 2) * 6, 7);
  sheet.fill(heap, sheet.paint('poppy', 0, 'lit'));
  sheet.fill(around(x, foot, 'M-36-30h72l-8 32h-56z'), sheet.paint('straw'));
  sheet.line(around(x, foot, 'M-34-18h68M-31-8h62'), sheet.paint('earth'), 2.5, { opacity: 0.5 });
}

export const vineyard: Motif = {
  words: 'a grape harvest among vines',
  draw(sheet) {
    ground(sheet, { y: 560, roll: 8, material: 'earth', depth: 0.1 });
    const x = sheet.focus;
    vines(sheet);
    figures(sheet, 'poppy', [{ x: x - 44, foot: 648, height: 108, pose: 'reach', way: -1 }]);
    figures(sheet, 'teal', [{ x: x + 52, foot: 640, height: 102, pose: 'dig' }]);
    figures(sheet, 'mustard', [{ x: x + 8, foot: 600, height: 66, pose: 'stride' }]);
    crate(sheet, x - 6, 662);
  },
};

function vines(sheet: Sheet): void {
  let [stems, leaves, lit, grapes] = ['', '', '', ''];
  for (const { x, y, s, row } of rowsTowards(sheet, { from: 566, rows: 8, deep: 6 })) {
    stems += d`M${x} ${y}v${-44 * s}`;
    const crown = (u: number, v: number, r: number) => disc(x + u * s, y - v * s, r * s);
    leaves += crown(-22, 46, 22) + crown(20, 48, 22) + crown(0, 60, 22);
    if (row % 2) lit += crown(sheet.lightX > x ? 10 : -10, 64, 12);
    if (s > 0.62) grapes += crown(-14, 34, 6) + crown(-8, 26, 6) + crown(14, 32, 6) + crown(19, 24, 6);
  }
  sheet.line(stems, sheet.paint('wood', 0.02, 'shade'), 4);
  sheet.fill(leaves, sheet.paint('leaf', 0.05));
  sheet.fill(lit, sheet.paint('leaf', 0.02, 'lit'), { opacity: 0.6 });
  sheet.fill(grapes, sheet.paint('navy'));
}

function crate(sheet: Sheet, x: number, foot: number): void {
  let heap = '';
  for (let i = 0; i < 13; i++) heap += disc(x - 40 + i * 6.6, foot - 30 - (i % 3) * 5, 6.5);
  sheet.fill(heap, sheet.paint('navy'));
  sheet.fill(around(x, foot, 'M-50-28h100l-5 30h-90z'), sheet.paint('wood', 0, 'lit'));
  sheet.line(around(x, foot, 'M-48-14h96'), sheet.paint('wood', 0, 'shade'), 3);
}

export const truffleWood: Motif = {
  words: 'a truffle hunter and a dog under oaks',
  draw(sheet) {
    const x = sheet.focus;
    oaks(sheet);
    const yAt = ground(sheet, { y: 588, roll: 14, material: 'leaf', depth: 0.06, grass: 24 });
    const way = sheet.subject.x > x ? 1 : -1;
    shine(sheet, { x: x - way * 40, y: 570, r: 120 }, 0.6);
    figures(sheet, 'mustard', [{ x: x - way * 70, foot: yAt(x) + 50, height: 118, pose: 'dig', way }]);
    sheet.line(around(x, yAt(x), 'M-40 12L-24 54', 1, way), sheet.paint('wood', 0, 'lit'), 4.5, round);
    const dog = sheet.paint('earth');
    beast(sheet, 'dog', { x: x + way * 70, foot: yAt(x) + 56, height: 46, way: way === 1 ? -1 : 1 }, [
      dog,
      sheet.paint('wood', 0, 'shade'),
    ]);
    beast(sheet, 'dog', { x: x + way * 190, foot: yAt(x) + 44, height: 38, way }, [
      sheet.paint('cream'),
      sheet.paint('stone'),
    ]);
    truffleBasket(sheet, x - way * 150, yAt(x) + 60);
    const rng = sheet.rng('leaves');
    let leaves = '';
    for (let i = 0; i < 36 * sheet.span; i++)
      leaves += d`M${rng.range(sheet.paper.left, sheet.paper.right)} ${rng.range(612, 668)}q6-5 12 0q-6 4-12 0z`;
    sheet.fill(leaves, sheet.paint('mustard', 0, 'shade'), { opacity: 0.8 });
  },
};

/** Oaks with thick trunks; open in the middle. */
function oaks(sheet: Sheet): void {
  const rng = sheet.rng('oaks');
  let [trunks, crowns] = ['', ''];
  for (const dx of [-520, -400, -270, 280, 400, 530]) {
    const { trunk, crown } = broadleaf(rng, {
      x: 600 + dx + rng.range(-20, 20),
      foot: 606,
      height: rng.range(230, 310),
    });
    trunks += trunk;
    crowns += crown;
  }
  for (let x = sheet.paper.left; x < sheet.paper.right; x += rng.range(80, 130)) {
    const { trunk, crown } = broadleaf(rng, { x, foot: 596, height: rng.range(90, 140) });
    trunks += trunk;
    crowns += crown;
  }
  sheet.line(trunks, sheet.paint('wood', 0.06, 'shade'), 9);
  sheet.fill(crowns, sheet.paint('leaf', 0.1, 'shade'));
}

function truffleBasket(sheet: Sheet, x: number, foot: number): void {
  sheet.line(around(x, foot, 'M-24-22q24-40 48 0'), sheet.paint('wood'), 4);
  sheet.fill(around(x, foot, 'M-22-22q10-16 22-8t22 8z'), sheet.paint('ink', 0.05));
  sheet.fill(around(x, foot, 'M-28-24h56l-8 26h-40z'), sheet.paint('straw'));
}

const tableY = 630;

export const villageTable: Motif = {
  words: 'a village table with bunting',
  draw(sheet) {
    const yAt = ground(sheet, { y: 566, roll: 12, hill: 20, grass: 12 });
    const side = sheet.subject.x > sheet.focus ? -1 : 1;
    const barnX = sheet.focus + side * 170;
    const barnFoot = yAt(barnX) + 10;
    barn(sheet, barnX, barnFoot);
    const poleX = sheet.focus - side * 260;
    const poleY = yAt(poleX);
    sheet.fill(around(poleX, poleY, 'M-3 30v-190h6v190z'), sheet.paint('wood'));
    const top = { x1: poleX, y1: poleY - 156, sag: 36 };
    bunting(sheet, { ...top, x2: barnX - side * 90, y2: barnFoot - 150 });
    bunting(sheet, { ...top, x2: poleX - side * 420, y2: poleY - 120 });
    if (sheet.isLampLit) stringLights(sheet, hang(poleX, poleY - 150, barnX - side * 120, barnFoot - 104, 50));
    table(sheet);
  },
};

const barnOutline = pairs([-120, 0, -120, -104, -82, -158, 0, -192, 82, -158, 120, -104, 120, 0]);
const roof = pairs([
  -132, -98, -90, -162, 0, -200, 90, -162, 132, -98, 124, -92, 82, -150, 0, -184, -82, -150, -124, -92,
]);

function barn(sheet: Sheet, x: number, y: number): void {
  const shape = (points: readonly Point[]) => polygon(points.map(([dx, dy]): Point => [x + dx, y + dy]));
  const wall = sheet.rng('motif').pick(['poppy', 'brick', 'teal']);
  shine(sheet, { x, y: y - 40, r: 180 }, 0.5);
  sheet.fill(shape(barnOutline), sheet.paint(wall, 0.03, 'lit'));
  sheet.fill(shape(roof), sheet.paint('cream', 0.02));
  sheet.box({ x: x - 44, y: y - 86, width: 88, height: 86 }, lampOr(sheet, 'ink'));
  sheet.line(around(x, y, 'M-44 0v-86h88v86M0-86V0'), sheet.paint('cream', 0.02), 5);
  sheet.box({ x: x - 16, y: y - 146, width: 32, height: 30 }, lampOr(sheet, 'ink'));
}

function table(sheet: Sheet): void {
  const rng = sheet.rng('table');
  const x = sheet.focus;
  let guests = '';
  for (let i = 0; i < 10; i++) {
    const stance = { x: x - 250 + i * 54 + rng.range(-8, 8), foot: tableY + 4, height: rng.range(62, 74) };
    guests += person(stance, rng.pick(['stand', 'stand', 'cheer', 'walk']), rng.sign());
  }
  const trestles = [-250, -90, 86, 246].map((off) =>
    around(x + off, tableY, 'M0-6l-14 56h6l14-56zM0-6l14 56h6l-14-56z'),
  );
  const dishes = Array.from({ length: 14 }, (_, i) => disc(x - 246 + i * 38, tableY - 24, 7 + (i % 3) * 2));
  sheet.fill(guests, sheet.paint('ink', 0.03));
  sheet.fill(dishes.join(''), sheet.paint('mustard', 0, 'lit'));
  sheet.box({ x: x - 270, y: tableY - 18, width: 540, height: 14 }, sheet.paint('cream', 0, 'lit'));
  sheet.fill(trestles.join(''), sheet.paint('wood', 0, 'shade'));
}

interface RowPlace {
  readonly x: number;
  readonly y: number;
  /** 0.35 far to 1 near. */
  readonly s: number;
  readonly row: number;
}

/** Places in rows that run towards a point on the horizon, the farthest first: vines, trees of an orchard. */
function rowsTowards(
  sheet: Sheet,
  { from, rows = 9, deep = 7 }: { from: number; rows?: number; deep?: number },
): readonly RowPlace[] {
  const places: RowPlace[] = [];
  for (let k = 0; k < deep; k++) {
    const t = k / (deep - 1);
    const s = 0.35 + 0.65 * t ** 1.4;
    for (let row = 0; row < rows; row++) {
      const off = (row - (rows - 1) / 2) * 150 * s * sheet.span;
      if (Math.abs(off) < 70 * s && t > 0.5) continue;
      places.push({ x: sheet.focus + off, y: from + (668 - from) * t ** 1.5, s, row });
    }
  }
  return places;
}
