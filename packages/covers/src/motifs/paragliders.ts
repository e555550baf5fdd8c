import { ground } from '../parts/ground';
import { person } from '../parts/people';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Wing {
  readonly x: number;
  readonly y: number;
  /** 1 is 224 units wide. */
  readonly size: number;
  readonly cloth: Material;
}

export const paragliders: Motif = {
  words: 'paragliders',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 598, roll: 26, hill: 20, material: 'leaf', grass: 10 });
    const [near, far] = rng.pick([
      ['poppy', 'mustard'],
      ['mustard', 'teal'],
    ] as const);
    wing(sheet, { x: sheet.focus, y: rng.range(190, 260), size: 1.15, cloth: near });
    const x = sheet.focus + rng.sign() * rng.range(150, 210);
    wing(sheet, { x, y: rng.range(120, 160), size: 0.5, cloth: far });
  },
};

function wing(sheet: Sheet, { x, y, size: s, cloth }: Wing): void {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const canopy = d`M${at(-112, 22)}C${at(-70, -40)} ${at(70, -40)} ${at(112, 22)}C${at(70, -6)} ${at(-70, -6)} ${at(-112, 22)}z`;
  const panel = d`M${at(-46, -15)}Q${at(0, -28)} ${at(46, -15)}L${at(34, 4)}Q${at(0, -2)} ${at(-34, 4)}z`;
  const lines = [-104, -52, 0, 52, 104].map((dx) => {
    const dy = dx ? 14 - (104 - Math.abs(dx)) * 0.2 : 2;
    return d`M${at(dx, dy)}L${at(0, 108)}`;
  });
  sheet.add(
    path(canopy, sheet.paint(cloth, 0.05, 'lit')),
    path(panel, sheet.paint('cream', 0.05)),
    stroke(lines.join(''), sheet.paint('ink', 0.1), 1.1 * s, { opacity: 0.7 }),
    path(person({ x, foot: y + 150 * s, height: 52 * s }, 'sit'), sheet.paint('ink', 0.03)),
  );
}
