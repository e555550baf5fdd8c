import { beams } from '../parts/beams';
import { crowd } from '../parts/crowd';
import { figures } from '../parts/figures';
import { floorBox, framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { circle, path, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const dancers: Motif = {
  words: 'couples dancing under strings of lights',
  draw(sheet) {
    const yAt = ground(sheet, { y: 566, roll: 8, depth: 0.1 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 100, height: [120, 190], depth: 0.08 });
    const x = sheet.focus;
    danceFloor(sheet);
    shine(sheet, { x, y: 560, r: 320 }, 0.45);
    sheet.line(around(x, 0, 'M-320 600V396M320 600V396'), sheet.paint('wood', 0.02, 'shade'), 7);
    stringLights(
      sheet,
      hang(x - 320, 400, x, 414, 26) + hang(x, 414, x + 320, 400, 26) + hang(x - 320, 400, x + 320, 400, 50),
    );
    couple(sheet, { x: x - 210, foot: 620, s: 0.8, dress: 'teal' });
    couple(sheet, { x: x + 214, foot: 622, s: 0.82, dress: 'mustard' });
    couple(sheet, { x, foot: 646, s: 1.16, dress: 'poppy' });
  },
};

function danceFloor(sheet: Sheet): void {
  let seams = '';
  for (const y of [606, 624, 648]) seams += d`M${sheet.paper.left} ${y}H${sheet.paper.right}`;
  sheet.box(floorBox(sheet, 592), sheet.paint('wood', 0.03, 'lit'));
  sheet.line(seams, sheet.paint('wood', 0, 'shade'), 2, { opacity: 0.4 });
}

interface Couple {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly dress: Material;
}

/** Two who hold each other, one in a long skirt. */
function couple(sheet: Sheet, { x, foot, s, dress }: Couple): void {
  const h = 108 * s;
  figures(sheet, 'ink', [{ x: x - 22 * s, foot, height: h, pose: 'dance' }]);
  figures(sheet, dress, [{ x: x + 24 * s, foot, height: h * 0.95, pose: 'dance', way: -1 }]);
  const skirt = d`M${x + 17 * s} ${foot - h * 0.5}Q${x + 52 * s} ${foot - h * 0.3} ${x + 66 * s} ${foot - h * 0.06}Q${x + 40 * s} ${foot + 3} ${x + 12 * s} ${foot - 4}Q${x + 16 * s} ${foot - h * 0.3} ${x + 17 * s} ${foot - h * 0.5}z`;
  sheet.fill(skirt, sheet.paint(dress, 0, 'lit'));
}

const sparkle = hex(lch(0.95, 0.06, 95));

export const discoBall: Motif = {
  words: 'a mirror ball over dancers',
  draw(sheet) {
    ground(sheet, { y: 604, roll: 8, material: 'slate', depth: 0.05 });
    const x = sheet.focus;
    beams(sheet, x, 590);
    const [y, r] = [430, 62];
    sheet.line(
      d`M${x - 250} 600L${x - 30} 330H${x + 30}L${x + 250} 600M${x} 330V${y - r}`,
      sheet.paint('ink', 0.02),
      6,
    );
    shine(sheet, { x, y, r: 190 }, 0.8, sparkle);
    sheet.add(circle(x, y, r, sheet.paint('steel')));
    const rng = sheet.rng('mirrors');
    let [bright, mid] = ['', ''];
    for (let row = -4; row <= 4; row++) {
      const half = Math.sqrt(1 - (row / 4.7) ** 2);
      const count = Math.round(9 * half);
      for (let i = 0; i < count; i++) {
        const u = ((i + 0.5) / count - 0.5) * 2;
        const w = (half * r * 2) / count - 2;
        const tile = d`M${x + u * half * r - w / 2} ${y + row * 13 - 5.5}h${w}v11h${-w}z`;
        if (rng.chance(0.35)) bright += tile;
        else if (rng.chance(0.5)) mid += tile;
      }
    }
    let spots = '';
    for (let i = 0; i < 34; i++) spots += disc(x + rng.range(-420, 420), rng.range(360, 650), rng.range(2, 5));
    sheet.fill(mid, sheet.paint('cream', 0.1));
    sheet.fill(bright, sparkle);
    sheet.fill(spots, sparkle, { opacity: 0.5 });
    crowd(sheet, { y: 590, size: 34, rows: 3 });
  },
};

const sleeves = ['poppy', 'mustard', 'teal', 'cream', 'rose', 'navy'] as const;

export const turntable: Motif = {
  words: 'a record on a turntable',
  draw(sheet) {
    const x = room(sheet, { wall: 'navy', half: 280, top: 70, sill: 486, panes: 2 });
    pendant(sheet, x - 170, 120, 1);
    pendant(sheet, x + 170, 120, 1);
    counter(sheet, 560);
    records(sheet, x);
    deck(sheet, x, 590);
    for (const side of [-1, 1]) speaker(sheet, x + side * 360);
  },
};

/** The player, seen from a little above. */
function deck(sheet: Sheet, x: number, y: number): void {
  const ink = sheet.paint('ink');
  const oval = (rx: number, ry: number, fill: string) =>
    path(d`M${x - 40 - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`, fill);
  sheet.fill(around(x, y, 'M-196 46L-170-48H170L196 46v26h-392z'), sheet.paint('wood', 0, 'shade'));
  sheet.fill(around(x, y, 'M-196 46L-170-48H170L196 46z'), sheet.paint('plaster'));
  sheet.add(
    oval(122, 40, sheet.paint('steel')),
    oval(116, 37, ink),
    oval(94, 30, sheet.paint('slate', 0, 'shade')),
    oval(90, 28.6, ink),
    oval(62, 20, sheet.paint('slate', 0, 'shade')),
    oval(59, 18.8, ink),
    oval(36, 11.5, sheet.paint('poppy', 0, 'lit')),
    oval(4, 2, sheet.paint('cream')),
  );
  sheet.line(around(x, y, 'M132-22L116 14L40 18'), sheet.paint('cream', 0, 'lit'), 6, {
    'stroke-linejoin': 'round',
    ...round,
  });
  sheet.add(circle(x + 132, y - 22, 13, sheet.paint('steel')));
  sheet.fill(disc(x + 140, y + 32, 8), sheet.paint('poppy'));
}

function records(sheet: Sheet, x: number): void {
  const rng = sheet.rng('sleeves');
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const left = x + side * 250 + (i - 3) * 13 - 5;
      sheet.box({ x: left, y: 476 + rng.range(0, 6), width: 10, height: 88 }, sheet.paint(rng.pick(sleeves), 0.02));
    }
}

function speaker(sheet: Sheet, x: number): void {
  sheet.box({ x: x - 56, y: 380, width: 112, height: 190 }, sheet.paint('wood'));
  sheet.box({ x: x - 46, y: 390, width: 92, height: 170 }, sheet.paint('ink'));
  sheet.add(
    circle(x, 502, 36, sheet.paint('slate')),
    circle(x, 502, 14, sheet.paint('ink')),
    circle(x, 424, 17, sheet.paint('slate')),
    circle(x, 424, 6, sheet.paint('ink')),
  );
}

const roofY = 588;

export const rooftop: Motif = {
  words: 'a rooftop dance floor',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    beams(sheet, x, roofY - 10);
    shine(sheet, { x, y: roofY - 20, r: 420 }, 0.45, hex(lch(0.74, 0.13, rng.pick([20, 70, 200, 350]))));
    sheet.box(floorBox(sheet, roofY), sheet.paint('ink', 0.02));
    sheet.box({ ...floorBox(sheet, roofY - 6), height: 9 }, sheet.paint('steel', 0.05, 'lit'));
    const step = rng.range(170, 270);
    lightPosts(sheet, step);
    for (const side of [-1, 1]) corner(sheet, x + side * (step * 1.5 + 70), rng.chance(0.5));
    mirrorBall(sheet, x, roofY - 118);
    rooftopDancers(sheet);
    const strip = hex(lch(0.76, 0.14, rng.pick([18, 200, 80, 150, 355])));
    const fill = sheet.palette.lamps > 0.2 ? strip : sheet.paint('rose');
    sheet.box({ ...floorBox(sheet, roofY + 1), height: 8 }, fill);
  },
};

function lightPosts(sheet: Sheet, step: number): void {
  const { left, right } = sheet.paper;
  const y = roofY - 166;
  const posts = [-1.5, -0.5, 0.5, 1.5].map((k) => sheet.focus + k * step);
  sheet.fill(posts.map((x) => d`M${x - 3} ${roofY}v-170h6v170z`).join(''), sheet.paint('ink'));
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
    sheet.fill(d`M${x - 2} ${roofY}v-104h4v104z`, sheet.paint('ink'));
    sheet.fill(around(x, roofY, 'M-76-88q76-66 152 0z'), sheet.paint(cloth, 0, 'lit'));
    return;
  }
  const leaves = disc(x - 16, roofY - 52, 24) + disc(x + 14, roofY - 62, 28) + disc(x, roofY - 84, 20);
  sheet.box({ x: x - 30, y: roofY - 36, width: 60, height: 40 }, sheet.paint('brick'));
  sheet.fill(leaves, sheet.paint('leaf'));
}

function mirrorBall(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y, r: 140 }, 0.55, hex(lch(0.85, 0.06, 215)));
  const facets = [-2, -1, 0, 1, 2].map(
    (i) => d`M${x - 29} ${y + i * 11}q29 ${6 + i * 2} 58 0M${x} ${y - 30}q${i * 24} 30 0 60`,
  );
  const gleam = around(x, y, 'M-18-14l10-6 2 10-9 5z');
  sheet.line(d`M${x} ${roofY - 150}V${y - 30}`, sheet.paint('ink'), 2);
  sheet.add(circle(x, y, 30, sheet.paint('steel', 0, 'lit')));
  sheet.line(facets.join(''), sheet.paint('ink'), 1.4, { opacity: 0.7 });
  sheet.fill(gleam, '#fff', { opacity: 0.85 });
}

function rooftopDancers(sheet: Sheet): void {
  const rng = sheet.rng('dancers');
  let people = '';
  for (let i = 0; i < 12; i++) {
    const x = sheet.focus - 400 + i * 72 + rng.range(-32, 32);
    const stance = { x, foot: roofY + rng.range(4, 30), height: rng.range(60, 84) };
    people += person(stance, rng.pick(['cheer', 'stand', 'cheer']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}
