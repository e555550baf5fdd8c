import type { Material } from '../print/materials';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { fractal } from '../random';
import type { Backdrop } from './backdrop';
import { fillLand, lineAcross, notch } from './ground-line';
import { hillMaterial } from './hill-material';
import { boulder, bush, tree } from './plants';

interface Swell {
  readonly name: string;
  /** y below the horizon. */
  readonly y: number;
  readonly roll: number;
  readonly wave: number;
  readonly material: Material;
  readonly depth: number;
}

/** A soft rise of the ground across the sheet. @returns its y at each x */
function swell(sheet: Sheet, { name, y, roll, wave, material, depth }: Swell): (x: number) => number {
  const { noise } = sheet.rng(name);
  const yAt = (x: number) => sheet.horizon + y - roll * (0.6 + fractal(noise, x / wave, 2)) * notch(sheet, x, 0.5);
  fillLand(sheet, lineAcross(sheet, yAt, 24), { material, depth, isSoft: true, mist: 0.14, foot: 110 });
  return yAt;
}

/** Things of one kind strewn over a swell. */
function strewn(
  sheet: Sheet,
  name: string,
  count: number,
  add: (x: number, rng: ReturnType<Sheet['rng']>) => void,
): void {
  const rng = sheet.rng(name);
  const { left, right } = sheet.paper;
  for (let i = 0; i < Math.round(count * sheet.span); i++) add(rng.range(left, right), rng);
}

const hills: Backdrop = {
  words: 'rolling hills',
  horizon: [425, 455],
  draw(sheet) {
    const far = hillMaterial(sheet);
    swell(sheet, { name: 'far', y: 6, roll: 66, wave: 330, material: far === 'rock' ? 'rock' : 'slate', depth: 0.72 });
    swell(sheet, { name: 'middle', y: 44, roll: 62, wave: 300, material: far, depth: 0.5 });
    const yAt = swell(sheet, { name: 'near', y: 96, roll: 50, wave: 380, material: 'grass', depth: 0.26 });
    strewn(sheet, 'trees', 9, (x, rng) => tree(sheet, rng, { x, foot: yAt(x) + 14, height: rng.range(26, 44) }, 0.24));
  },
};

const plain: Backdrop = {
  words: 'open grassland',
  horizon: [440, 465],
  draw(sheet) {
    swell(sheet, { name: 'far', y: 2, roll: 9, wave: 500, material: 'slate', depth: 0.84 });
    swell(sheet, { name: 'middle', y: 14, roll: 12, wave: 420, material: 'straw', depth: 0.55 });
    swell(sheet, { name: 'near', y: 52, roll: 16, wave: 520, material: 'grass', depth: 0.3 });
    const { left, right } = sheet.paper;
    const rng = sheet.rng('bands');
    let bands = '';
    for (let i = 0; i < 16 * sheet.span; i++) {
      const y = sheet.horizon + rng.range(20, 92);
      bands += d`M${rng.range(left, right)} ${y}q${rng.range(60, 150)} ${-5} ${rng.range(180, 300)} 0z`;
    }
    sheet.fill(bands, sheet.paint('straw', 0.3, 'lit'), { opacity: 0.5 });
    strewn(sheet, 'trees', 5, (x, own) =>
      tree(sheet, own, { x, foot: sheet.horizon + 16, height: own.range(14, 24) }, 0.55),
    );
  },
};

const savanna: Backdrop = {
  words: 'savanna',
  horizon: [440, 465],
  draw(sheet) {
    swell(sheet, { name: 'far', y: 2, roll: 34, wave: 420, material: 'slate', depth: 0.82 });
    swell(sheet, { name: 'middle', y: 18, roll: 10, wave: 500, material: 'straw', depth: 0.5 });
    strewn(sheet, 'far trees', 8, (x, rng) =>
      tree(sheet, rng, { x, foot: sheet.horizon + 22, height: rng.range(24, 38) }, 0.46),
    );
    const yAt = swell(sheet, { name: 'near', y: 62, roll: 14, wave: 480, material: 'straw', depth: 0.24 });
    strewn(sheet, 'near trees', 3, (x, rng) =>
      tree(sheet, rng, { x, foot: yAt(x) + 12, height: rng.range(60, 92) * notch(sheet, x, 0.4) }, 0.2),
    );
  },
};

const desert: Backdrop = {
  words: 'stony desert',
  horizon: [440, 462],
  draw(sheet) {
    swell(sheet, { name: 'far', y: 4, roll: 62, wave: 260, material: 'red', depth: 0.78 });
    swell(sheet, { name: 'hills', y: 22, roll: 46, wave: 200, material: 'rock', depth: 0.58 });
    swell(sheet, { name: 'middle', y: 40, roll: 10, wave: 420, material: 'sand', depth: 0.4 });
    const yAt = swell(sheet, { name: 'near', y: 84, roll: 14, wave: 460, material: 'sand', depth: 0.2 });
    const rng = sheet.rng('stones');
    let [stones, shrubs] = ['', ''];
    for (let i = 0; i < 26 * sheet.span; i++) {
      const x = rng.range(sheet.paper.left, sheet.paper.right);
      const plot = { x, foot: yAt(x) + rng.range(4, 46), height: rng.range(5, 15) };
      if (rng.chance(0.5)) stones += boulder(rng, plot);
      else shrubs += bush(rng, plot);
    }
    sheet.fill(stones, sheet.paint('rock', 0.16));
    sheet.fill(shrubs, sheet.paint('leaf', 0.2, 'shade'), { opacity: 0.8 });
  },
};

const tundra: Backdrop = {
  words: 'tundra',
  horizon: [435, 460],
  draw(sheet) {
    swell(sheet, { name: 'far', y: 4, roll: 42, wave: 380, material: 'slate', depth: 0.78 });
    swell(sheet, { name: 'middle', y: 30, roll: 20, wave: 300, material: 'rock', depth: 0.52 });
    const yAt = swell(sheet, { name: 'near', y: 74, roll: 18, wave: 340, material: 'grass', depth: 0.28 });
    const rng = sheet.rng('patches');
    let [pools, moss]: [string, string] = ['', ''];
    for (let i = 0; i < 12 * sheet.span; i++) {
      const [x, w] = [rng.range(sheet.paper.left, sheet.paper.right), rng.range(26, 80)];
      const at: Point = [x, yAt(x) + rng.range(8, 60)];
      const patch = d`M${at}q${w / 2} ${-w * 0.09} ${w} 0q${-w / 2} ${w * 0.12} ${-w} 0z`;
      if (i % 2) pools += patch;
      else moss += patch;
    }
    sheet.fill(moss, sheet.paint('poppy', 0.42, 'shade'), { opacity: 0.3 });
    sheet.fill(pools, sheet.growth.winter > 0.5 ? sheet.paint('snow', 0.2, 'lit') : sheet.skyTone(0.7));
  },
};

/** Country without woods, by name. */
export const openLand = { hills, plain, savanna, desert, tundra };
