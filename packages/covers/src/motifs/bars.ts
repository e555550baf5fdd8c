import { figures } from '../parts/figures';
import { floorBox } from '../parts/ground';
import { lampOr, shine, streetLamp } from '../parts/lamplight';
import { person } from '../parts/people';
import { boards, counter, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import type { Material } from '../print/materials';
import { around, d, disc, pairs } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const bottles: readonly Material[] = ['leaf', 'red', 'mustard', 'teal', 'cream', 'navy'];

export const pub: Motif = {
  words: 'the counter of a small bar',
  draw(sheet) {
    const x = room(sheet, { wall: 'brick', half: 200, top: 100, sill: 486, panes: 3 });
    for (const side of [-1, 1]) shelves(sheet, x + side * 345);
    for (const dx of [-150, 0, 150]) pendant(sheet, x + dx, 150, 0.75, 'poppy');
    figures(sheet, 'cream', [{ x: x - 10, foot: 650, height: 200, pose: 'reach' }]);
    counter(sheet, 556);
    taps(sheet, x + 130, 560);
    for (const [dx, y] of pairs([-220, 606, -150, 616, 30, 612, 230, 616])) glass(sheet, x + dx, y);
  },
};

function shelves(sheet: Sheet, x: number): void {
  const rng = sheet.rng(x > 600 ? 'east bottles' : 'west bottles');
  for (const y of [210, 320, 430]) {
    for (let i = 0; i < 8; i++) {
      const [bx, h] = [x - 112 + i * 30, rng.range(56, 80)];
      sheet.fill(
        d`M${bx} ${y}v${-h * 0.6}q0-8 6-12v${-h * 0.26}h8v${h * 0.26}q6 4 6 12v${h * 0.6}z`,
        sheet.paint(rng.pick(bottles), 0),
      );
    }
    sheet.box({ x: x - 124, y, width: 252, height: 10 }, sheet.paint('wood', 0, 'shade'));
  }
}

function taps(sheet: Sheet, x: number, foot: number): void {
  for (const [i, material] of (['poppy', 'navy', 'leaf'] as const).entries()) {
    sheet.line(d`M${x + i * 40} ${foot + 6}v-64h22`, sheet.paint('mustard'), 10);
    sheet.box({ x: x + i * 40 - 7, y: foot - 120, width: 14, height: 62 }, sheet.paint(material));
  }
}

function glass(sheet: Sheet, x: number, foot: number): void {
  sheet.fill(around(x, foot, 'M-22-62h44l-6 66h-32z'), sheet.paint('mustard', 0, 'lit'));
  sheet.fill(around(x, foot, 'M-24-60q-4-16 12-16q8-10 20-2q18-4 16 18z'), sheet.paint('cream', 0, 'lit'));
}

const copperLit = hex(lch(0.76, 0.12, 55));

export const still: Motif = {
  words: 'copper stills',
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 290, top: 60, sill: 486, panes: 4 });
    boards(sheet, 600, 'stone');
    pot(sheet, x - 210, 636, 1, 1);
    pot(sheet, x + 60, 640, 1.12, 1);
    for (const dx of [-340, 330]) pendant(sheet, x + dx, 150, 0.8, 'navy');
    barrels(sheet, x + 270, 650);
    figures(sheet, 'teal', [{ x: x - 72, foot: 652, height: 142, pose: 'reach', way: -1 }]);
    figures(sheet, 'poppy', [{ x: x - 20, foot: 656, height: 132, pose: 'stand', way: -1 }]);
  },
};

/** A pot still: an onion with a swan's neck. */
function pot(sheet: Sheet, x: number, foot: number, s: number, way: 1 | -1): void {
  const copper = sheet.paint('red');
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const neck = around(
    x,
    foot,
    'M-20-178Q-14-262 0-300Q20-330 60-322L148-270L140-256L56-300Q34-306 26-288Q18-250 20-178z',
    s,
    way,
  );
  const belly = around(x, foot, 'M-72-22Q-112-110-52-160Q-30-176-20-196H20Q30-176 52-160Q112-110 72-22z', s, way);
  const light = around(x, foot, 'M-58-50Q-80-110-36-150Q-52-100-40-50z', s, way);
  sheet.box({ x: x - 84 * s, y: y(26), width: 168 * s, height: 34 * s }, sheet.paint('brick', 0, 'shade'));
  sheet.fill(neck + belly, copper);
  sheet.fill(light, copperLit, { opacity: 0.8 });
  sheet.line(around(x, foot, 'M-70-84Q0-70 70-84M-22-196H22', s, way), sheet.paint('earth'), 4 * s, {
    opacity: 0.7,
  });
  sheet.fill(d`M${at(-20)} ${y(112)}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z`, sheet.paint('earth'));
  sheet.fill(d`M${at(-14)} ${y(112)}a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z`, copperLit);
  sheet.line(d`M${at(144)} ${y(262)}V${y(0)}`, copper, 14 * s);
}

function barrels(sheet: Sheet, x: number, foot: number): void {
  for (const [dx, dy] of pairs([-46, 0, 46, 0, 0, -84])) {
    const [cx, cy] = [x + dx, foot + dy];
    sheet.fill(around(cx, cy, 'M-34 0Q-48-42-34-84H34Q48-42 34 0z'), sheet.paint('wood', 0, 'lit'));
    sheet.line(around(cx, cy, 'M-38-18h76M-38-66h76'), sheet.paint('ink'), 5);
  }
}

const floor = 606;

export const terrace: Motif = {
  words: 'a terrace with people talking',
  draw(sheet) {
    const x = sheet.focus;
    deck(sheet);
    for (const off of [-350, 350]) streetLamp(sheet, { x: x + off, foot: floor + 8, height: 168 });
    shine(sheet, { x, y: floor - 60, r: 260 });
    canopy(sheet);
    company(sheet);
    for (const off of [-450, 440]) planter(sheet, x + off);
  },
};

function deck(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const reach = Math.ceil(6 * sheet.span);
  let boards = '';
  for (let i = -reach; i <= reach; i++) boards += d`M${600 + i * 70} ${floor}L${600 + i * 150} 690`;
  let posts = '';
  for (let x = left; x <= right; x += 100) posts += d`M${x} ${floor - 46}v48`;
  const rails = d`M${left - 5} ${floor - 44}H${right + 5}M${left - 5} ${floor - 22}H${right + 5}`;
  sheet.box(floorBox(sheet, floor), sheet.paint('wood', 0.03));
  sheet.line(boards, sheet.paint('wood', 0, 'shade'), 2);
  sheet.line(rails, sheet.paint('steel', 0.05), 3);
  sheet.line(posts, sheet.paint('steel', 0.02), 5);
}

/** A light roof on three posts, with lamps under it. */
function canopy(sheet: Sheet): void {
  const x = sheet.focus;
  const roofY = (off: number) => floor - 176 - off * 0.03;
  const roof = around(x, floor, 'M-250-150l24-26L250-200l12 18z');
  const posts = [-200, 0, 206].map((off) => d`M${x + off - 3} ${floor + 6}V${roofY(off)}h6V${floor + 6}z`);
  sheet.fill(roof, sheet.paint('cream', 0.02, 'lit'));
  sheet.fill(posts.join(''), sheet.paint('ink', 0.03));
  for (const off of [-140, -62, 70, 140]) {
    const y = roofY(off) + 54;
    sheet.fill(d`M${x + off} ${y - 50}v36h2v-36z`, sheet.paint('ink'));
    sheet.fill(d`M${x + off - 13} ${y}q14-30 28 0z`, lampOr(sheet, 'mustard'));
    shine(sheet, { x: x + off, y, r: 60 });
  }
}

/** People in groups around high tables. */
function company(sheet: Sheet): void {
  const rng = sheet.rng('motif');
  const x = sheet.focus;
  const people = [-176, -142, -80, -46, 44, 80, 122, 172].map((off) =>
    person({ x: x + off + rng.range(-8, 8), foot: floor + 26 + rng.range(0, 12), height: rng.range(72, 82) }),
  );
  const tables = [-110, 8, 148].map((off) => around(x + off, floor, 'M-26-8h52v5h-52zM-2-4h4v42h-4z'));
  sheet.fill(people.join(''), sheet.paint('ink'));
  sheet.fill(tables.join(''), sheet.paint('cream', 0.02));
}

function planter(sheet: Sheet, x: number): void {
  const leaves = disc(x - 18, floor - 42, 24) + disc(x + 14, floor - 50, 30) + disc(x, floor - 72, 22);
  sheet.box({ x: x - 34, y: floor - 26, width: 68, height: 44 }, sheet.paint('brick', 0.02));
  sheet.fill(leaves, sheet.paint('leaf', 0.02));
}
