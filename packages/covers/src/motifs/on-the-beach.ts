import { palm } from '../land/plants';
import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { hang, lampOr, lantern, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { circle, round } from '../print/elements';
import { around, d, disc, lens, pairs, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const palmSpots = pairs([-250, 250, -200, 190, 236, 270, 330, 200]);

export const beachBar: Motif = {
  words: 'a beach bar under palms',
  draw(sheet) {
    const x = sheet.focus;
    const yAt = ground(sheet, { y: 590, material: 'sand', depth: 0.04 });
    const y = yAt(x) + 24;
    shine(sheet, { x, y: y - 50, r: 210 });
    hut(sheet, x, y);
    palms(sheet, yAt);
    stringLights(sheet, hang(x - 226, y - 170, x, y - 160, 30) + hang(x, y - 160, x + 246, y - 190, 30));
    guests(sheet, y);
    for (const off of [-160, 168]) lantern(sheet, { x: x + off, y: y - 84, r: 13 });
  },
};

function hut(sheet: Sheet, x: number, y: number): void {
  const thatch = around(x, y, 'M-146-82Q-60-118 0-164Q60-118 146-82z');
  const straws = [-96, -48, 0, 48, 96].map(
    (off) => d`M${x} ${y - 160}Q${x + off * 0.5} ${y - 116} ${x + off * 1.3} ${y - 84}`,
  );
  sheet.box({ x: x - 96, y: y - 86, width: 192, height: 86 }, lampOr(sheet, 'plaster'));
  sheet.box({ x: x - 110, y: y - 46, width: 220, height: 46 }, sheet.paint('wood', 0.02));
  sheet.fill(thatch, sheet.paint('straw', 0.03, 'shade'));
  sheet.line(straws.join(''), sheet.paint('wood'), 2, { opacity: 0.5 });
}

function palms(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('palms');
  const list = palmSpots.map(([off, height]) => {
    const x = sheet.focus + off;
    return palm(rng, { x, foot: yAt(x) + 16, height });
  });
  sheet.fill(list.map(({ trunk }) => trunk).join(''), sheet.paint('wood', 0, 'shade'));
  sheet.fill(list.map(({ crown }) => crown).join(''), sheet.paint('leaf', 0, 'shade'));
}

function guests(sheet: Sheet, y: number): void {
  const rng = sheet.rng('guests');
  let people = '';
  for (let i = 0; i < 8; i++) {
    const x = sheet.focus - 240 + i * 66 + rng.range(-16, 16);
    const stance = { x, foot: y + 20 + rng.range(0, 22), height: rng.range(48, 56) };
    people += person(stance, rng.pick(['stand', 'cheer', 'stand']));
  }
  sheet.fill(people, sheet.paint('ink'));
}

export const beachcombers: Motif = {
  words: 'people searching the shore',
  draw(sheet) {
    beach(sheet, 556);
    const x = sheet.focus;
    pools(sheet);
    rocks(sheet, x + (sheet.subject.x > x ? -1 : 1) * 250);
    figures(sheet, 'mustard', [{ x: x - 60, foot: 628, height: 92, pose: 'crouch' }]);
    figures(sheet, 'teal', [{ x: x + 56, foot: 640, height: 94, pose: 'dig', way: -1 }]);
    figures(sheet, 'poppy', [{ x: x + 160, foot: 604, height: 72, pose: 'stride' }]);
    const bucket = d`M${x + 82} ${634}h26l-4 24h-18z`;
    sheet.fill(bucket, sheet.paint('poppy', 0, 'lit'));
    sheet.line(d`M${x + 82} 634q13-20 26 0`, sheet.paint('ink'), 2);
  },
};

/** Pools that mirror the sky, with a star in one of them. */
function pools(sheet: Sheet): void {
  const x = sheet.focus;
  const shapes = lens(x - 8, 652, 104, 13) + lens(x + 210, 640, 70, 8) + lens(x - 190, 628, 80, 9);
  const star = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const [a, r] = [(i / 10) * 2 * Math.PI - Math.PI / 2, i % 2 ? 5 : 13];
    return [x - 22 + Math.cos(a) * r, 653 + Math.sin(a) * r * 0.5];
  });
  sheet.fill(shapes, sheet.paint('sand', 0, 'shade'), { transform: 'translate(0 4)', opacity: 0.5 });
  sheet.fill(shapes, sheet.skyTone(0.4));
  sheet.fill(polygon(star), sheet.paint('poppy', 0, 'lit'));
}

function rocks(sheet: Sheet, x: number): void {
  const rock = around(x, 0, 'M-110 646l26-46 54-18 60 8 54 28 28 28z');
  const weed = around(x, 0, 'M-70 604q-16 20-10 40M-30 588q-10 26-2 50M26 594q6 26-2 48');
  sheet.fill(rock, sheet.paint('rock', 0.03));
  sheet.fill(around(x, 0, 'M8 646l22-56 54 28 28 28z'), sheet.paint('rock', 0, 'shade'), { opacity: 0.6 });
  sheet.line(weed, sheet.paint('leaf', 0.02, 'shade'), 7, { ...round, opacity: 0.8 });
}

export const driftwood: Motif = {
  words: 'driftwood on the shore',
  draw(sheet) {
    beach(sheet, 572);
    const x = sheet.focus;
    const trunk = around(x, 0, 'M-190 650Q-60 618 60 628T200 596');
    const limbs = around(x, 0, 'M30 628Q60 596 50 560M50 590l34-20M120 618Q160 640 210 636M-90 634q-20-30-46-34');
    sheet.line(around(x, 0, 'M-180 662Q0 640 190 640'), sheet.paint('sand', 0, 'shade'), 12, {
      ...round,
      opacity: 0.5,
    });
    sheet.line(trunk, sheet.paint('wood', 0.02, 'lit'), 26, round);
    sheet.line(limbs, sheet.paint('wood', 0.02, 'lit'), 11, round);
    sheet.line(trunk, sheet.paint('wood', 0, 'shade'), 4, { ...round, opacity: 0.5 });
    const rng = sheet.rng('pebbles');
    let pebbles = '';
    for (let i = 0; i < 34; i++)
      pebbles += disc(rng.range(sheet.paper.left, sheet.paper.right), rng.range(628, 668), rng.range(2, 6));
    sheet.fill(pebbles, sheet.paint('stone', 0, 'shade'), { opacity: 0.7 });
  },
};

export const sandcastle: Motif = {
  words: 'a sandcastle and its builders',
  draw(sheet) {
    beach(sheet, 560);
    const x = sheet.focus;
    castle(sheet, x, 640);
    figures(sheet, 'poppy', [{ x: x - 150, foot: 652, height: 64, pose: 'crouch' }]);
    figures(sheet, 'teal', [{ x: x + 150, foot: 646, height: 58, pose: 'dig', way: -1 }]);
    figures(sheet, 'mustard', [{ x: x + 230, foot: 630, height: 82, pose: 'stand', way: -1 }]);
    bucket(sheet, x - 96, 652);
  },
};

/** A keep between towers, with crenels, flags and a moat. */
function castle(sheet: Sheet, x: number, foot: number): void {
  const tower = (u: number, w: number, h: number) => {
    const crenels = [0, 1, 2].map((i) => d`M${x + u - w / 2 + (i * w) / 2.5} ${foot - h}v-9h${w / 5}v9z`).join('');
    return d`M${x + u - w / 2} ${foot}l3 ${-h}h${w - 6}l3 ${h}z` + crenels;
  };
  const all = tower(-66, 44, 62) + tower(66, 44, 62) + tower(0, 62, 104) + tower(-32, 36, 40) + tower(33, 36, 40);
  const way = sheet.lightX > x ? -1 : 1;
  const shade = [-66, 66, 0]
    .map((u) => d`M${x + u} ${foot}v${u ? -58 : -98}h${way * (u ? 19 : 28)}l${way * 2} ${u ? 58 : 98}z`)
    .join('');
  sheet.fill(d`M${x - 130} ${foot + 4}q130 -26 260 0q-130 26 -260 0z`, sheet.paint('teal', 0.05, 'lit'), {
    opacity: 0.6,
  });
  sheet.fill(all, sheet.paint('sand', 0, 'lit'));
  sheet.fill(shade, sheet.paint('earth'), { opacity: 0.3 });
  sheet.fill(d`M${x - 11} ${foot}v-20a11 11 0 0 1 22 0v20z`, sheet.paint('earth'));
  sheet.line(around(x, foot, 'M0-104v-40M-66-62v-30'), sheet.paint('ink'), 2.5);
  sheet.fill(around(x, foot, 'M0-144l26 9-26 9zM-66-92l20 7-20 7z'), sheet.paint('poppy', 0, 'lit'));
}

function bucket(sheet: Sheet, x: number, y: number): void {
  sheet.fill(around(x, y, 'M-16-26h32l-5 28h-22z'), sheet.paint('poppy', 0, 'lit'));
  sheet.line(around(x, y, 'M-16-26q16-26 32 0'), sheet.paint('ink'), 2.5);
  sheet.line(d`M${x + 40} ${y}l16-34`, sheet.paint('wood'), 5);
  sheet.box({ x: x + 32, y: y - 4, width: 16, height: 14 }, sheet.paint('teal', 0, 'lit'));
}

export const volleyball: Motif = {
  words: 'beach volleyball',
  draw(sheet) {
    beach(sheet, 552);
    const x = sheet.focus;
    const posts = around(x, 0, 'M-6 652V478M168 612V462');
    net(sheet, x);
    sheet.line(posts, sheet.paint('wood', 0.02), 6, round);
    sheet.line(around(x, 0, 'M-270 664L-120 612H360'), sheet.paint('poppy', 0, 'lit'), 3, { opacity: 0.7 });
    figures(sheet, 'poppy', [{ x: x + 30, foot: 622, height: 92, pose: 'spike', way: 1 }]);
    figures(sheet, 'poppy', [{ x: x - 110, foot: 640, height: 94, pose: 'crouch' }]);
    figures(sheet, 'teal', [
      { x: x + 150, foot: 636, height: 92, pose: 'up', way: -1 },
      { x: x + 262, foot: 634, height: 90, pose: 'crouch', way: -1 },
    ]);
    const [bx, by] = [x + 78, 496];
    sheet.add(circle(bx, by, 15, sheet.paint('cream', 0, 'lit')));
    sheet.line(around(bx, by, 'M-14-3q14 10 28-2M-4-14q8 14 2 28'), sheet.paint('teal'), 2.5);
  },
};

/** The net between the posts, in perspective. */
function net(sheet: Sheet, x: number): void {
  let mesh = '';
  for (let i = 1; i < 14; i++) {
    const t = i / 14;
    mesh += d`M${x - 6 + 174 * t} ${486 - 16 * t}v${68 - 16 * t}`;
  }
  for (const v of [0.34, 0.67]) mesh += d`M${x - 6} ${486 + 68 * v}L${x + 168} ${470 + 52 * v}`;
  sheet.line(mesh, sheet.paint('cream', 0.06), 1.5, { opacity: 0.75 });
  sheet.line(around(x, 0, 'M-6 484L168 468M-6 554L168 522'), sheet.paint('cream', 0, 'lit'), 5);
}
