import { beams } from '../parts/beams';
import { floorBox } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { circle, path, rect, stroke } from '../print/elements';
import { d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 588;

export const rooftop: Motif = {
  words: 'a rooftop dance floor',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    beams(sheet, x, floor - 10);
    shine(sheet, { x, y: floor - 20, r: 420 }, 0.45, hex(lch(0.74, 0.13, rng.pick([20, 70, 200, 350]))));
    sheet.add(rect(floorBox(sheet, floor), sheet.paint('ink', 0.02)));
    sheet.add(rect({ ...floorBox(sheet, floor - 6), height: 9 }, sheet.paint('steel', 0.05, 'lit')));
    const step = rng.range(170, 270);
    lightPosts(sheet, step);
    for (const side of [-1, 1]) corner(sheet, x + side * (step * 1.5 + 70), rng.chance(0.5));
    mirrorBall(sheet, x, floor - 118);
    dancers(sheet);
    const strip = hex(lch(0.76, 0.14, rng.pick([18, 200, 80, 150, 355])));
    const fill = sheet.palette.lamps > 0.2 ? strip : sheet.paint('rose');
    sheet.add(rect({ ...floorBox(sheet, floor + 1), height: 8 }, fill));
  },
};

function lightPosts(sheet: Sheet, step: number): void {
  const { left, right } = sheet.paper;
  const y = floor - 166;
  const posts = [-1.5, -0.5, 0.5, 1.5].map((k) => sheet.focus + k * step);
  sheet.add(path(posts.map((x) => d`M${x - 3} ${floor}v-170h6v170z`).join(''), sheet.paint('ink')));
  const ends: readonly Point[] = [[left - 20, y - 34], ...posts.map((x): Point => [x, y]), [right + 20, y - 34]];
  const wires = ends.slice(1).map((to, i) => {
    const from = ends[i] ?? to;
    return hang(from[0], from[1], to[0], to[1], 34);
  });
  stringLights(sheet, wires.join(''), { size: 8, gap: 26 });
}

/** A parasol or a tub of plants at the end of the floor. */
function corner(sheet: Sheet, x: number, hasParasol: boolean): void {
  if (hasParasol) {
    const cloth = sheet.rng(`parasol${x > sheet.focus}`).pick(['poppy', 'mustard', 'teal', 'cream'] as const);
    sheet.add(
      path(d`M${x - 2} ${floor}v-104h4v104z`, sheet.paint('ink')),
      path(d`M${x - 76} ${floor - 88}q76-66 152 0z`, sheet.paint(cloth, 0, 'lit')),
    );
    return;
  }
  const leaves = disc(x - 16, floor - 52, 24) + disc(x + 14, floor - 62, 28) + disc(x, floor - 84, 20);
  sheet.add(
    rect({ x: x - 30, y: floor - 36, width: 60, height: 40 }, sheet.paint('brick')),
    path(leaves, sheet.paint('leaf')),
  );
}

function mirrorBall(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y, r: 140 }, 0.55, hex(lch(0.85, 0.06, 215)));
  const facets = [-2, -1, 0, 1, 2].map(
    (i) => d`M${x - 29} ${y + i * 11}q29 ${6 + i * 2} 58 0M${x} ${y - 30}q${i * 24} 30 0 60`,
  );
  const gleam = polygon([
    [x - 18, y - 14],
    [x - 8, y - 20],
    [x - 6, y - 10],
    [x - 15, y - 5],
  ]);
  sheet.add(
    stroke(d`M${x} ${floor - 150}V${y - 30}`, sheet.paint('ink'), 2),
    circle(x, y, 30, sheet.paint('steel', 0, 'lit')),
    stroke(facets.join(''), sheet.paint('ink'), 1.4, { opacity: 0.7 }),
    path(gleam, '#fff', { opacity: 0.85 }),
  );
}

function dancers(sheet: Sheet): void {
  const rng = sheet.rng('dancers');
  let people = '';
  for (let i = 0; i < 12; i++) {
    const x = sheet.focus - 400 + i * 72 + rng.range(-32, 32);
    const stance = { x, foot: floor + rng.range(4, 30), height: rng.range(60, 84) };
    people += person(stance, rng.pick(['cheer', 'stand', 'cheer']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
