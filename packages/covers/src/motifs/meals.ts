import { cypress } from '../land/plants';
import { figures } from '../parts/figures';
import { ground, marginPlaces } from '../parts/ground';
import { glowOr, hang, lantern, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import type { Material } from '../print/materials';
import { around, d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const Y = 596;
const half = 250;
const wineRed = hex(lch(0.42, 0.13, 18));

export const longTable: Motif = {
  words: 'a long table among vines',
  draw(sheet) {
    const top = sheet.horizon + 92;
    const yAt = ground(sheet, { y: top, roll: 18, material: 'leaf', depth: 0.16 });
    vines(sheet, top);
    cypresses(sheet, yAt);
    lights(sheet);
    shine(sheet, { x: sheet.focus, y: Y - 20, r: 260 }, 0.5);
    guests(sheet);
    tableware(sheet);
  },
};

/** Rows of vines that run to a vanishing point on the hill. */
function vines(sheet: Sheet, top: number): void {
  const reach = Math.ceil(9 * sheet.span);
  let rows = '';
  for (let i = -reach; i <= reach; i++) {
    const foot = sheet.focus + i * 150;
    rows += d`M${sheet.focus + i * 26} ${top + 8}L${foot - 30} 690h56z`;
  }
  sheet.fill(rows, sheet.paint('leaf', 0.06, 'shade'), { opacity: 0.75 });
}

function cypresses(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('motif');
  const trees = marginPlaces(sheet, 56).map((place) => {
    const x = place + rng.range(-12, 12);
    return cypress({ x, foot: yAt(x) + 30, height: rng.range(120, 190) });
  });
  sheet.fill(trees.join(''), sheet.paint('pine', 0.05));
}

function lights(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const [from, to] = [sheet.focus - half - 22, sheet.focus + half + 22];
  const y = Y - 236;
  const poles = d`M${from - 4} ${Y + 60}v-300h7v300zM${to - 2} ${Y + 60}v-300h7v300z`;
  sheet.fill(poles, sheet.paint('wood', 0, 'shade'));
  const outer = hang(left - 20, y + 46, from, y, 26) + hang(to, y, right + 20, y + 46, 26);
  stringLights(sheet, hang(from, y, to, y, 52) + outer, { size: 9, gap: 30 });
}

/** The heads and shoulders of guests behind the table. */
function guests(sheet: Sheet): void {
  const rng = sheet.rng('guests');
  const people = [-180, -110, -36, 40, 118, 184].map((off) => {
    const x = sheet.focus + off;
    return disc(x, Y - 62 - rng.range(0, 8), 13) + around(x, Y, 'M-24 4q2-46 24-48q22 2 24 48z');
  });
  sheet.fill(people.join(''), sheet.paint('ink', 0.05));
}

function tableware(sheet: Sheet): void {
  const x = sheet.focus;
  const cloth = d`M${x - half} ${Y}h${2 * half}l18 46h${-2 * half - 36}z`;
  const hem = d`M${x - half - 18} ${Y + 46}h${2 * half + 36}v16h${-2 * half - 36}z`;
  const glasses = [-196, -126, -52, 24, 100, 172].map((off) => x + off);
  const stems = glasses.map((at) => d`M${at} ${Y + 10}v-14q-11-4-9-24h18q2 20-9 24v14z`);
  const wine = glasses.map((at) => around(at, Y, 'M-8-18h16q0 10-8 12t-8-12z'));
  const bottles = [x - 86, x + 62].map((at) => around(at, Y, 'M-9 14v-42q1-8 5-11v-20h8v20q4 3 5 11v42z'));
  const fruit = disc(x - 6, Y + 12, 9) + disc(x + 8, Y + 14, 8) + disc(x + 2, Y + 4, 8);
  sheet.fill(cloth, sheet.paint('cream', 0, 'lit'));
  sheet.fill(hem, sheet.paint('cream', 0, 'shade'));
  sheet.fill(stems.join(''), sheet.paint('cream', 0.3), { opacity: 0.65 });
  sheet.fill(wine.join(''), wineRed);
  sheet.fill(bottles.join(''), sheet.paint('pine', 0, 'shade'));
  sheet.fill(fruit, sheet.paint('poppy', 0, 'lit'));
}

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
  sheet.fill(trunk, sheet.paint('wood', 0, 'shade'));
  crown(sheet, x, foot - 262);
  const rng = sheet.rng('lanterns');
  for (let i = 0; i < 6; i++) {
    const lampX = x - 130 + i * 52 + rng.range(-8, 8);
    const lampY = foot - 178 + rng.range(-4, 44);
    sheet.line(d`M${lampX} ${foot - 236}V${lampY - 12}`, sheet.paint('ink'), 1.5);
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
  sheet.fill(leaves, sheet.paint('leaf', 0.03));
  sheet.fill(lit, sheet.paint('leaf', 0.03, 'lit'), { opacity: 0.6 });
}

interface Blanket {
  readonly x: number;
  readonly y: number;
  /** Which side the tree is on. */
  readonly side: 1 | -1;
}

function blanket(sheet: Sheet, { x, y, side }: Blanket): void {
  const cloth = around(x, y, 'M-100-8L88-14L118 22L-124 28z');
  const stripes = around(x, y, 'M-60-10l36-1-2 36-48 2z') + around(x, y, 'M14-12l36-1 20 36-48 1z');
  const opposite = side === 1 ? -1 : 1;
  const pair =
    person({ x: x - 22, foot: y + 8, height: 76 }, 'sit', side) +
    person({ x: x + 26, foot: y + 8, height: 76 }, 'sit', opposite);
  const basketX = x - side * 92;
  const basket = around(basketX, y, 'M0 8h30v-24h-30zM4-16q11-22 22 0');
  sheet.fill(cloth, sheet.paint('poppy'));
  sheet.fill(stripes, sheet.paint('cream'), { opacity: 0.8 });
  sheet.fill(pair, sheet.paint('ink'));
  sheet.fill(basket, sheet.paint('wood', 0, 'lit'));
}

const shop = hex(lch(0.8, 0.13, 70));
const spices: readonly Material[] = ['mustard', 'poppy', 'red', 'leaf', 'rose', 'earth'];

export const bazaar: Motif = {
  words: 'a bazaar of arches, spices and lanterns',
  draw(sheet) {
    ground(sheet, { y: 588, roll: 4, material: 'sand', depth: 0.06 });
    const x = sheet.focus;
    for (const [i, dx] of [-300, -100, 100, 300].entries()) arch(sheet, x + dx, i);
    for (const dx of [-200, 0, 200]) lantern(sheet, { x: x + dx, y: 438, r: 15 }, dx ? 'teal' : 'poppy');
    for (const dx of [-130, 96]) sacks(sheet, x + dx);
    figures(sheet, 'teal', [{ x: x - 30, foot: 644, height: 100, pose: 'reach', way: -1 }]);
    figures(sheet, 'cream', [{ x: x + 34, foot: 648, height: 96, pose: 'stride' }]);
    figures(sheet, 'navy', [
      { x: x + 246, foot: 632, height: 92, pose: 'stand', way: -1 },
      { x: x - 250, foot: 634, height: 92, pose: 'stride' },
    ]);
  },
};

/** One shop: a horseshoe arch in a wall with crenels, cloth hung before it. */
function arch(sheet: Sheet, x: number, i: number): void {
  const [top, foot] = [386, 604];
  shine(sheet, { x, y: 540, r: 120 }, 0.5);
  const crenels = [0, 1, 2, 3, 4].map((k) => d`M${x - 96 + k * 42} ${top}v-16l10-8 10 8v16z`).join('');
  sheet.fill(d`M${x - 102} ${foot}V${top}h204V${foot}z` + crenels, sheet.paint(i % 2 ? 'red' : 'plaster', 0.07));
  sheet.fill(
    d`M${x - 62} ${foot}V500C${x - 84} 420 ${x + 84} 420 ${x + 62} 500V${foot}z`,
    glowOr(sheet, shop, 'earth', 0.04),
  );
  sheet.line(d`M${x - 62} ${foot}V500C${x - 84} 420 ${x + 84} 420 ${x + 62} 500V${foot}`, sheet.paint('teal', 0.03), 7);
  const cloths: readonly Material[] = i % 2 ? ['poppy', 'mustard', 'teal'] : ['rose', 'navy', 'mustard'];
  for (const [k, cloth] of cloths.entries())
    sheet.box({ x: x - 48 + k * 34, y: 476, width: 26, height: 62 + (k % 2) * 16 }, sheet.paint(cloth, 0.02));
  sheet.line(d`M${x - 60} 476h120`, sheet.paint('wood', 0, 'shade'), 4);
}

/** Open sacks with heaps of spice. */
function sacks(sheet: Sheet, x: number): void {
  for (let i = 0; i < 3; i++) {
    const cx = x + (i - 1) * 48;
    sheet.fill(d`M${cx - 20} 614q20-34 40 0z`, sheet.paint(spices[(i + (x > 600 ? 3 : 0)) % 6] ?? 'mustard', 0, 'lit'));
    sheet.fill(d`M${cx - 24} 612h48q4 30-6 40h-36q-10-10-6-40z`, sheet.paint('straw'));
  }
}
