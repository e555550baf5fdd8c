import { cypress } from '../land/plants';
import { ground, marginPlaces } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path } from '../print/elements';
import { d, disc } from '../print/pen';
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
  sheet.add(path(rows, sheet.paint('leaf', 0.06, 'shade'), { opacity: 0.75 }));
}

function cypresses(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('motif');
  const trees = marginPlaces(sheet, 56).map((place) => {
    const x = place + rng.range(-12, 12);
    return cypress({ x, foot: yAt(x) + 30, height: rng.range(120, 190) });
  });
  sheet.add(path(trees.join(''), sheet.paint('pine', 0.05)));
}

function lights(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const [from, to] = [sheet.focus - half - 22, sheet.focus + half + 22];
  const y = Y - 236;
  const poles = d`M${from - 4} ${Y + 60}v-300h7v300zM${to - 2} ${Y + 60}v-300h7v300z`;
  sheet.add(path(poles, sheet.paint('wood', 0, 'shade')));
  const outer = hang(left - 20, y + 46, from, y, 26) + hang(to, y, right + 20, y + 46, 26);
  stringLights(sheet, hang(from, y, to, y, 52) + outer, { size: 9, gap: 30 });
}

/** The heads and shoulders of guests behind the table. */
function guests(sheet: Sheet): void {
  const rng = sheet.rng('guests');
  const people = [-180, -110, -36, 40, 118, 184].map((off) => {
    const x = sheet.focus + off;
    return disc(x, Y - 62 - rng.range(0, 8), 13) + d`M${x - 24} ${Y + 4}q2-46 24-48q22 2 24 48z`;
  });
  sheet.add(path(people.join(''), sheet.paint('ink', 0.05)));
}

function tableware(sheet: Sheet): void {
  const x = sheet.focus;
  const cloth = d`M${x - half} ${Y}h${2 * half}l18 46h${-2 * half - 36}z`;
  const hem = d`M${x - half - 18} ${Y + 46}h${2 * half + 36}v16h${-2 * half - 36}z`;
  const glasses = [-196, -126, -52, 24, 100, 172].map((off) => x + off);
  const stems = glasses.map((at) => d`M${at} ${Y + 10}v-14q-11-4-9-24h18q2 20-9 24v14z`);
  const wine = glasses.map((at) => d`M${at - 8} ${Y - 18}h16q0 10-8 12t-8-12z`);
  const bottles = [x - 86, x + 62].map((at) => d`M${at - 9} ${Y + 14}v-42q1-8 5-11v-20h8v20q4 3 5 11v42z`);
  const fruit = disc(x - 6, Y + 12, 9) + disc(x + 8, Y + 14, 8) + disc(x + 2, Y + 4, 8);
  sheet.add(
    path(cloth, sheet.paint('cream', 0, 'lit')),
    path(hem, sheet.paint('cream', 0, 'shade')),
    path(stems.join(''), sheet.paint('cream', 0.3), { opacity: 0.65 }),
    path(wine.join(''), wineRed),
    path(bottles.join(''), sheet.paint('pine', 0, 'shade')),
    path(fruit, sheet.paint('poppy', 0, 'lit')),
  );
}
