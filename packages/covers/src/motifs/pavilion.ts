import { tree } from '../land/plants';
import { ground } from '../parts/ground';
import { lampOr, lantern, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { circle, path, rect } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const pavilion: Motif = {
  words: 'a garden pavilion',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    const yAt = ground(sheet, { y: 586, roll: 12, hill: 20, depth: 0.06 });
    const y = yAt(x) + 12;
    for (const off of [-330, -250, 260, 340])
      tree(sheet, rng, { x: x + off, foot: yAt(x + off) + 16, height: rng.range(120, 190) }, 0.08);
    shine(sheet, { x, y: y - 60, r: 250 }, 0.6);
    finial(sheet, tiers(sheet, y, rng.int(1, 3)));
    steps(sheet, y);
    for (const off of [-176, 176]) lantern(sheet, { x: x + off, y: yAt(x + off) + 6, r: 16 }, 'cream');
    const sitters =
      person({ x: x - 56, foot: y + 96, height: 54 }, 'sit') +
      person({ x: x + 52, foot: y + 96, height: 54 }, 'sit', -1);
    sheet.add(path(sitters, sheet.paint('ink')));
  },
};

/** Storeys with curved roofs, each narrower than the one below. @returns y of the top */
function tiers(sheet: Sheet, y: number, count: number): number {
  const roof = sheet.paint(sheet.rng('roof').pick(['teal', 'brick', 'navy']), 0.02);
  let base = y;
  for (let i = 0; i < count; i++) {
    const [w, h] = [128 - i * 30, i ? 44 : 84];
    storey(sheet, { base, w, h, isOpen: i === 0 });
    sheet.add(path(roofShape(sheet.focus, base - h, w), roof));
    base -= h + 38;
  }
  return base;
}

interface Storey {
  readonly base: number;
  readonly w: number;
  readonly h: number;
  readonly isOpen: boolean;
}

function storey(sheet: Sheet, { base, w, h, isOpen }: Storey): void {
  const x = sheet.focus;
  const isDark = sheet.palette.lamps <= 0.2;
  const wall = isOpen && isDark ? sheet.paint('ink', 0.25) : lampOr(sheet, 'plaster', 0.03);
  const posts = [-1, -0.36, 0.36, 1].map((k) => d`M${x + k * (w - 18) - 5} ${base}v${-h}h10v${h}z`);
  sheet.add(
    rect({ x: x - w + 14, y: base - h, width: 2 * w - 28, height: h }, wall),
    path(posts.join(''), sheet.paint('brick', 0.02)),
  );
}

function roofShape(x: number, eaves: number, w: number): string {
  const left = d`M${x - w - 36} ${eaves + 10}Q${x - w * 0.5} ${eaves - 8} ${x - w * 0.34} ${eaves - 46}`;
  const right = d`H${x + w * 0.34}Q${x + w * 0.5} ${eaves - 8} ${x + w + 36} ${eaves + 10}`;
  return left + right + d`Q${x} ${eaves - 4} ${x - w - 36} ${eaves + 10}z`;
}

function finial(sheet: Sheet, y: number): void {
  const x = sheet.focus;
  sheet.add(
    path(d`M${x - 4} ${y - 4}l4-46 4 46z`, sheet.paint('mustard')),
    circle(x, y - 42, 6, sheet.paint('mustard', 0, 'lit')),
  );
}

function steps(sheet: Sheet, y: number): void {
  for (let i = 0; i < 4; i++) {
    const step = { x: sheet.focus - 132 - i * 14, y: y + i * 11, width: 264 + i * 28, height: 12 };
    sheet.add(rect(step, sheet.paint('stone', 0.02, i % 2 ? 'shade' : 'plain')));
  }
}
