import { framingTrees, ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const clothMaterials: readonly Material[] = ['mustard', 'poppy', 'teal', 'cream'];
const firelight = hex(lch(0.8, 0.16, 58));
const flame = hex(lch(0.76, 0.18, 52));
const flameHeart = hex(lch(0.93, 0.13, 92));
const litCloth = hex(lch(0.84, 0.13, 74));
const litDoor = hex(lch(0.93, 0.1, 88));

export const camp: Motif = {
  words: 'a tent and a campfire',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = sheet.growth.trees === 'palm' ? 'straw' : 'grass';
    const yAt = ground(sheet, { y: 568, roll: 22, grass: 16, material });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 14, gap: 78, height: [130, 230], depth: 0.05 });
    const size = rng.range(0.95, 1.2);
    const side = sheet.lightX > sheet.focus ? 1 : -1;
    tent(sheet, { x: sheet.focus, y: yAt(sheet.focus) + 30, size, side, cloth: rng.pick(clothMaterials) });
    const fireX = sheet.focus - side * (92 * size + 78);
    campfire(sheet, fireX, yAt(fireX) + 44);
  },
};

interface Tent {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Which side its long wall is on. */
  readonly side: 1 | -1;
  readonly cloth: Material;
}

function tent(sheet: Sheet, { x, y, size, side, cloth }: Tent): void {
  const [w, h] = [side * 92 * size, 88 * size];
  const isGlowing = sheet.palette.lamps > 0.3;
  shine(sheet, { x, y: y - 30, r: 150 }, 0.5);
  const wall = polygon([
    [x - w * 0.25, y - h],
    [x + w * 1.05, y - h * 0.84],
    [x + w * 1.5, y - 4],
    [x + w * 0.75, y],
  ]);
  const front = d`M${x - w * 0.25} ${y - h}L${x - w} ${y}L${x + w * 0.75} ${y}z`;
  const door = d`M${x - w * 0.25} ${y - h * 0.86}L${x - w * 0.42} ${y}L${x + w * 0.2} ${y}z`;
  sheet.add(
    path(wall, sheet.paint(cloth, 0.02, 'shade')),
    path(front, isGlowing ? litCloth : sheet.paint(cloth, 0, 'lit')),
    path(door, isGlowing ? litDoor : sheet.paint(cloth, 0, 'shade')),
  );
}

function campfire(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y - 14, r: 130 }, 0.85, firelight);
  const logs = d`M${x - 24} ${y + 3}l48-9M${x - 24} ${y - 6}l48 9`;
  const sitters =
    person({ x: x - 48, foot: y + 10, height: 46 }, 'sit', 1) +
    person({ x: x + 46, foot: y + 12, height: 46 }, 'sit', -1);
  sheet.add(
    path(d`M${x - 15} ${y}q-6-22 8-36q2 9 6 10q8-10 3-26q22 22 12 52z`, flame),
    path(d`M${x - 7} ${y}q-2-13 6-20q3 6 5 5q6 6 2 15z`, flameHeart),
    stroke(logs, sheet.paint('wood', 0, 'shade'), 6, { 'stroke-linecap': 'round' }),
    path(sitters, sheet.paint('ink')),
  );
}
