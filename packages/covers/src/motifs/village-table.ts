import { bunting } from '../parts/festoon';
import { ground } from '../parts/ground';
import { hang, lampOr, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, rect, stroke } from '../print/elements';
import { d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

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
    sheet.add(path(d`M${poleX - 3} ${poleY + 30}v-190h6v190z`, sheet.paint('wood')));
    const top = { x1: poleX, y1: poleY - 156, sag: 36 };
    bunting(sheet, { ...top, x2: barnX - side * 90, y2: barnFoot - 150 });
    bunting(sheet, { ...top, x2: poleX - side * 420, y2: poleY - 120 });
    if (sheet.isLampLit) stringLights(sheet, hang(poleX, poleY - 150, barnX - side * 120, barnFoot - 104, 50));
    table(sheet);
  },
};

const barnOutline: readonly Point[] = [
  [-120, 0],
  [-120, -104],
  [-82, -158],
  [0, -192],
  [82, -158],
  [120, -104],
  [120, 0],
];
const roof: readonly Point[] = [
  [-132, -98],
  [-90, -162],
  [0, -200],
  [90, -162],
  [132, -98],
  [124, -92],
  [82, -150],
  [0, -184],
  [-82, -150],
  [-124, -92],
];

function barn(sheet: Sheet, x: number, y: number): void {
  const shape = (points: readonly Point[]) => polygon(points.map(([dx, dy]): Point => [x + dx, y + dy]));
  const wall = sheet.rng('motif').pick(['poppy', 'brick', 'teal']);
  shine(sheet, { x, y: y - 40, r: 180 }, 0.5);
  sheet.add(
    path(shape(barnOutline), sheet.paint(wall, 0.03, 'lit')),
    path(shape(roof), sheet.paint('cream', 0.02)),
    rect({ x: x - 44, y: y - 86, width: 88, height: 86 }, lampOr(sheet, 'ink')),
    stroke(d`M${x - 44} ${y}v-86h88v86M${x} ${y - 86}V${y}`, sheet.paint('cream', 0.02), 5),
    rect({ x: x - 16, y: y - 146, width: 32, height: 30 }, lampOr(sheet, 'ink')),
  );
}

function table(sheet: Sheet): void {
  const rng = sheet.rng('table');
  const x = sheet.focus;
  let guests = '';
  for (let i = 0; i < 10; i++) {
    const stance = { x: x - 250 + i * 54 + rng.range(-8, 8), foot: tableY + 4, height: rng.range(62, 74) };
    guests += person(stance, rng.pick(['stand', 'stand', 'cheer', 'walk']), rng.sign());
  }
  const trestles = [-250, -90, 86, 246].map(
    (off) => d`M${x + off} ${tableY - 6}l-14 56h6l14-56zM${x + off} ${tableY - 6}l14 56h6l-14-56z`,
  );
  const dishes = Array.from({ length: 14 }, (_, i) => disc(x - 246 + i * 38, tableY - 24, 7 + (i % 3) * 2));
  sheet.add(
    path(guests, sheet.paint('ink', 0.03)),
    path(dishes.join(''), sheet.paint('mustard', 0, 'lit')),
    rect({ x: x - 270, y: tableY - 18, width: 540, height: 14 }, sheet.paint('cream', 0, 'lit')),
    path(trestles.join(''), sheet.paint('wood', 0, 'shade')),
  );
}
