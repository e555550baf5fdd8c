import { ground } from '../parts/ground';
import { lantern } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, stroke } from '../print/elements';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const heads = 11;

export const picnic: Motif = {
  words: 'a picnic under a lantern tree',
  draw(sheet) {
    const yAt = ground(sheet, { y: 582, hill: 34, grass: 16 });
    const side = sheet.subject.x > sheet.focus ? -1 : 1;
    const treeX = sheet.focus + side * 104;
    greatTree(sheet, treeX, yAt(treeX) + 16);
    const blanketX = sheet.focus - side * 90;
    blanket(sheet, { x: blanketX, y: yAt(blanketX) + 40, side });
  },
};

/** One large tree with lanterns in it. */
function greatTree(sheet: Sheet, x: number, foot: number): void {
  const trunk = d`M${x - 22} ${foot}q14-80 2-170l-60-70 8-6 60 52 4-70h12l2 74 60-66 8 6-56 84q-14 86 6 166z`;
  sheet.add(path(trunk, sheet.paint('wood', 0, 'shade')));
  crown(sheet, x, foot - 262);
  const rng = sheet.rng('lanterns');
  for (let i = 0; i < 6; i++) {
    const lampX = x - 130 + i * 52 + rng.range(-8, 8);
    const lampY = foot - 178 + rng.range(-4, 44);
    sheet.add(stroke(d`M${lampX} ${foot - 236}V${lampY - 12}`, sheet.paint('ink'), 1.5));
    lantern(sheet, { x: lampX, y: lampY, r: rng.range(10, 15) }, rng.pick(['poppy', 'cream', 'mustard']));
  }
}

function crown(sheet: Sheet, x: number, y: number): void {
  const rng = sheet.rng('motif');
  const isLitRight = sheet.lightX > x;
  let leaves = disc(x, y, 90);
  let lit = '';
  for (let i = 0; i < heads; i++) {
    const angle = (i / heads) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [cx, cy, r] = [x + cos * rng.range(90, 130), y + sin * rng.range(44, 62), rng.range(48, 66)];
    leaves += disc(cx, cy, r);
    if (isLitRight === cos > 0 && sin < 0.4) lit += disc(cx + (isLitRight ? 8 : -8), cy - 8, r * 0.62);
  }
  sheet.add(path(leaves, sheet.paint('leaf', 0.03)), path(lit, sheet.paint('leaf', 0.03, 'lit'), { opacity: 0.6 }));
}

interface Blanket {
  readonly x: number;
  readonly y: number;
  /** Which side the tree is on. */
  readonly side: 1 | -1;
}

function blanket(sheet: Sheet, { x, y, side }: Blanket): void {
  const cloth = d`M${x - 100} ${y - 8}L${x + 88} ${y - 14}L${x + 118} ${y + 22}L${x - 124} ${y + 28}z`;
  const stripes =
    polygon([
      [x - 60, y - 10],
      [x - 24, y - 11],
      [x - 26, y + 25],
      [x - 74, y + 27],
    ]) +
    polygon([
      [x + 14, y - 12],
      [x + 50, y - 13],
      [x + 70, y + 23],
      [x + 22, y + 24],
    ]);
  const opposite = side === 1 ? -1 : 1;
  const pair =
    person({ x: x - 22, foot: y + 8, height: 76 }, 'sit', side) +
    person({ x: x + 26, foot: y + 8, height: 76 }, 'sit', opposite);
  const basketX = x - side * 92;
  const basket = d`M${basketX} ${y + 8}h30v-24h-30zM${basketX + 4} ${y - 16}q11-22 22 0`;
  sheet.add(
    path(cloth, sheet.paint('poppy')),
    path(stripes, sheet.paint('cream'), { opacity: 0.8 }),
    path(pair, sheet.paint('ink')),
    path(basket, sheet.paint('wood', 0, 'lit')),
  );
}
