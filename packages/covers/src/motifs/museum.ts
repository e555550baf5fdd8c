import { tree } from '../land/plants';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { path, rect } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const lamplitHall = hex(lch(0.83, 0.12, 76));
const bannerMaterials: readonly Material[] = ['poppy', 'teal', 'mustard'];

interface Front {
  readonly x: number;
  readonly y: number;
  readonly columns: 6 | 8;
  readonly w: number;
  readonly h: number;
}

export const museum: Motif = {
  words: 'a museum with columns',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 580, roll: 8, material: 'stone', depth: 0.07 });
    const x = sheet.focus;
    const y = yAt(x) + 14;
    const columns = rng.pick([6, 8]);
    const front: Front = { x, y, columns, w: columns === 8 ? 236 : 196, h: rng.range(128, 150) };
    for (const off of [-front.w - 96, front.w + 92])
      tree(sheet, rng, { x: x + off, foot: y, height: rng.range(130, 170) }, 0.08);
    shine(sheet, { x, y: y - 60, r: 340 }, 0.55);
    portico(sheet, front, rng.pick(['plaster', 'stone', 'cream', 'rose']));
    steps(sheet, front);
    banners(sheet, front, rng.int(0, 2));
    visitors(sheet, y);
  },
};

function portico(sheet: Sheet, { x, y, columns, w, h }: Front, material: Material): void {
  const isGlowing = sheet.palette.lamps > 0.2;
  const hall = isGlowing ? lamplitHall : sheet.paint('stone', 0.04, 'shade');
  const way = sheet.lightX > x ? -1 : 1;
  const places = Array.from({ length: columns }, (_, i) => x - w + 26 + (i * (2 * w - 52)) / (columns - 1));
  const shafts = places.map((cx) => d`M${cx - 12} ${y}l2 ${-h}h20l2 ${h}z`);
  const shades = places.map((cx) => d`M${cx + way * 12} ${y}l${-way * 2} ${-h}h${-way * 7}v${h}z`);
  const entablature = d`M${x - w} ${y - h}h${2 * w}v-22h${-2 * w}z`;
  const gable = d`M${x - w - 12} ${y - h - 22}L${x} ${y - h - 82}L${x + w + 12} ${y - h - 22}z`;
  const tympanum = d`M${x - w + 20} ${y - h - 28}L${x} ${y - h - 74}L${x + w - 20} ${y - h - 28}z`;
  sheet.add(
    rect({ x: x - w + 14, y: y - h, width: 2 * w - 28, height: h }, hall),
    path(shafts.join('') + entablature + gable, sheet.paint(material, 0.03, 'lit')),
    path(shades.join('') + tympanum, sheet.paint('stone', 0.02, 'shade'), { opacity: 0.7 }),
  );
}

function steps(sheet: Sheet, { x, y, w }: Front): void {
  for (let i = 0; i < 4; i++) {
    const step = { x: x - w - 8 - i * 14, y: y + i * 11, width: 2 * w + 16 + i * 28, height: 12 };
    sheet.add(rect(step, sheet.paint('plaster', 0.02, i % 2 ? 'shade' : 'plain')));
  }
}

function banners(sheet: Sheet, { x, y, w, h }: Front, turn: number): void {
  for (const [i, side] of [-1, 1].entries()) {
    const banner = { x: x + side * w * 0.57 - 15, y: y - h + 6, width: 30, height: 92 };
    sheet.add(rect(banner, sheet.paint(bannerMaterials[(i + turn) % bannerMaterials.length] ?? 'poppy', 0, 'lit')));
  }
}

function visitors(sheet: Sheet, y: number): void {
  const rng = sheet.rng('visitors');
  let people = '';
  for (let i = 0; i < 7; i++) {
    const stance = {
      x: sheet.focus + rng.range(-260, 260),
      foot: y + 52 + rng.range(0, 20),
      height: rng.range(42, 50),
    };
    people += person(stance, rng.pick(['walk', 'stand']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
