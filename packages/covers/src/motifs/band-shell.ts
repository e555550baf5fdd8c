import { tree } from '../land/plants';
import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path } from '../print/elements';
import type { Material } from '../print/materials';
import type { Side } from '../print/palette';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const footY = 594;
/** Rings from the outermost: paint by day; by night they glow, warmer towards the inside. */
const shellRings: readonly (readonly [Material, Side])[] = [
  ['cream', 'lit'],
  ['plaster', 'plain'],
  ['rose', 'plain'],
  ['poppy', 'plain'],
  ['brick', 'shade'],
];

export const bandShell: Motif = {
  words: 'a band shell',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    ground(sheet, { y: 552, roll: 10, depth: 0.1 });
    for (const off of [-330, -270, 270, 345])
      tree(sheet, rng, { x: x + off, foot: footY - 22, height: rng.range(110, 160) }, 0.12);
    shine(sheet, { x, y: footY - 60, r: 330 }, 0.55);
    const radius = rng.range(186, 210);
    rings(sheet, radius);
    players(sheet, radius);
    crowd(sheet, { y: 640, size: 27, rows: 2 });
  },
};

function rings(sheet: Sheet, radius: number): void {
  for (const [i, [material, side]] of shellRings.entries()) {
    const r = radius * (1 - i * 0.135);
    const glow = hex(lch(0.55 + 0.085 * i, 0.09 + 0.012 * i, 40 + i * 11));
    const fill = sheet.palette.lamps > 0.3 ? glow : sheet.paint(material, 0.04, side);
    sheet.add(path(d`M${sheet.focus - r} ${footY}a${r} ${r * 0.98} 0 0 1 ${2 * r} 0z`, fill));
  }
}

function players(sheet: Sheet, radius: number): void {
  const x = sheet.focus;
  const seats = [0, 1, 2, 3, 4].map((i) =>
    person({ x: x - 80 + i * 40, foot: footY - 10, height: 42 }, i % 2 ? 'sit' : 'stand'),
  );
  const boards = d`M${x - radius - 20} ${footY - 12}h${2 * radius + 40}v34h${-2 * radius - 40}z`;
  sheet.add(path(seats.join('') + boards, sheet.paint('ink')));
}
