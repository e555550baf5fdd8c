import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const clothMaterials: readonly (readonly [Material, Material])[] = [
  ['poppy', 'mustard'],
  ['teal', 'cream'],
  ['mustard', 'poppy'],
  ['rose', 'navy'],
];

interface Kite {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Turn in radians. */
  readonly lean: number;
  readonly cloths: readonly [Material, Material];
  readonly hand: Point;
}

export const kites: Motif = {
  words: 'kites on a hill',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = rng.pick(['grass', 'grass', 'sand']);
    const yAt = ground(sheet, { y: 590, roll: 24, hill: 44, grass: 16, material });
    const x = sheet.focus;
    const turn = rng.int(0, 3);
    const places = [
      { x: x - 30, y: rng.range(170, 220), size: 58, flyer: x - 150 },
      { x: x + 190, y: rng.range(110, 170), size: 42, flyer: x - 20 },
      { x: x - 230, y: rng.range(120, 180), size: 34, flyer: x - 250 },
      { x: x + 90, y: rng.range(280, 320), size: 28, flyer: x + 150 },
    ];
    for (const [i, { flyer, ...place }] of places.slice(0, rng.chance(0.6) ? 4 : 3).entries()) {
      const foot = yAt(flyer) + 6;
      const cloths = clothMaterials[(i + turn) % clothMaterials.length] ?? ['poppy', 'mustard'];
      const height = i ? 40 : 58;
      kite(sheet, {
        ...place,
        cloths,
        lean: rng.range(-0.5, 0.5),
        hand: [flyer + height * 0.24, foot - height * 1.06],
      });
      sheet.add(path(person({ x: flyer, foot, height }, 'cheer'), sheet.paint('ink')));
    }
    sheet.add(path(person({ x: x - 190, foot: yAt(x - 190) + 8, height: 66 }), sheet.paint('ink')));
  },
};

function kite(sheet: Sheet, { x, y, size, lean, cloths: [front, back], hand }: Kite): void {
  const [cos, sin] = [Math.cos(lean) * size, Math.sin(lean) * size];
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  shine(sheet, { x, y, r: size * 1.7 }, 0.25);
  const line = d`M${at(0, 0.2)}Q${(x + hand[0]) / 2 + 30} ${(y + hand[1]) / 2 + 50} ${hand}`;
  const tail = d`M${at(0, 1.15)}Q${at(0.4, 1.7)} ${at(-0.3, 2.2)}T${at(0.35, 2.8)}`;
  const bows = [at(-0.3, 2.2), at(0.35, 2.8)].map((bow) => d`M${bow}l-9-6v12zM${bow}l9-6v12z`);
  sheet.add(
    stroke(line, sheet.paint('ink', 0.1), 1.4, { opacity: 0.7 }),
    path(polygon([at(0, -1), at(0.68, -0.15), at(0, 1.15)]), sheet.paint(front, 0.02, 'lit')),
    path(polygon([at(0, -1), at(-0.68, -0.15), at(0, 1.15)]), sheet.paint(back, 0.02)),
    stroke(tail, sheet.paint(front, 0.05), 2.5),
    path(bows.join(''), sheet.paint(back, 0.02, 'lit')),
  );
}
