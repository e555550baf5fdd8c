import { houses } from '../land/houses';
import { awning } from '../parts/festoon';
import { ground } from '../parts/ground';
import { hang, lantern, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path, rect } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const floor = 600;
const stallWidth = 142;
const lamplitStall = hex(lch(0.82, 0.12, 76));
const awnings: readonly Material[] = ['poppy', 'teal', 'mustard', 'leaf'];
const fruits: readonly Material[] = ['poppy', 'leaf', 'mustard'];

export const market: Motif = {
  words: 'a street market',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const { left, right } = sheet.paper;
    const row = { base: floor - 26, height: 128 };
    houses(sheet, { ...row, from: left - 20, to: sheet.focus - 250, seed: 'west' });
    houses(sheet, { ...row, from: sheet.focus + 250, to: right + 30, seed: 'east' });
    ground(sheet, { y: floor - 30, roll: 3, material: 'stone', depth: 0.08 });
    lights(sheet);
    const turn = rng.int(0, 3);
    for (let i = 0; i < 4; i++) {
      const x = sheet.focus - 318 + i * 164 + rng.range(-6, 6);
      stall(sheet, x, awnings[(i + turn) % awnings.length] ?? 'poppy');
      if (rng.chance(0.7)) lantern(sheet, { x: x + stallWidth + 11, y: floor - 96, r: 12 });
    }
    shoppers(sheet);
  },
};

function lights(sheet: Sheet): void {
  const { left, right } = sheet.paper;
  const y = floor - 180;
  const [from, to] = [sheet.focus - 270, sheet.focus + 270];
  const outer = hang(left - 20, y - 30, from, y, 30) + hang(to, y, right + 20, y - 30, 30);
  stringLights(sheet, hang(from, y, to, y, 46) + outer, { size: 8, gap: 30 });
}

function stall(sheet: Sheet, x: number, cloth: Material): void {
  const w = stallWidth;
  const top = floor - 92;
  const isGlowing = sheet.palette.lamps > 0.2;
  shine(sheet, { x: x + w / 2, y: floor - 30, r: 120 });
  const inside = isGlowing ? lamplitStall : sheet.paint('ink', 0.1, 'shade');
  const posts = d`M${x + 4} ${top}v96h6V${top}zM${x + w - 10} ${top}v96h6V${top}z`;
  sheet.add(rect({ x: x + 8, y: top + 20, width: w - 16, height: 70 }, inside), path(posts, sheet.paint('wood')));
  for (const [k, fruit] of fruits.entries()) {
    const pile = [k, k + 3, k + 6].map((i) => disc(x + 18 + i * 13.4, floor - 34 - (i % 2) * 4, 7.5));
    sheet.add(path(pile.join(''), sheet.paint(fruit, 0, 'lit')));
  }
  sheet.add(rect({ x: x + 4, y: floor - 32, width: w - 8, height: 34 }, sheet.paint('wood', 0.02)));
  awning(sheet, { x: x - 6, y: top - 18, width: w + 12, height: 34, material: cloth });
}

function shoppers(sheet: Sheet): void {
  const rng = sheet.rng('shoppers');
  let people = '';
  for (let i = 0; i < 8; i++) {
    const x = sheet.focus - 300 + i * 86 + rng.range(-24, 24);
    const stance = { x, foot: floor + 44 + rng.range(-6, 14), height: rng.range(64, 72) };
    people += person(stance, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
