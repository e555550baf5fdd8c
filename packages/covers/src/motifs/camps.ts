import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hang, lampOr, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, lens, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const clothMaterials: readonly Material[] = ['mustard', 'poppy', 'teal', 'cream'];
const firelight = hex(lch(0.8, 0.16, 58));
const campFlame = hex(lch(0.76, 0.18, 52));
const flameHeart = hex(lch(0.93, 0.13, 92));
const litCloth = hex(lch(0.84, 0.13, 74));
const litDoor = hex(lch(0.93, 0.1, 88));

export const camp: Motif = {
  words: 'a tent and a campfire',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = sheet.growth.trees === 'palm' ? 'straw' : 'grass';
    const yAt = ground(sheet, { y: 568, roll: 22, grass: 16, material });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 14, gap: 78, height: [130, 230], depth: 0.05 });
    const size = rng.range(0.95, 1.2);
    const side = sheet.lightX > sheet.focus ? 1 : -1;
    tent(sheet, { x: sheet.focus, y: yAt(sheet.focus) + 30, size, side, cloth: rng.pick(clothMaterials) });
    const fireX = sheet.focus - side * (92 * size + 78);
    campfire(sheet, fireX, yAt(fireX) + 44);
  },
};

interface Tent {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Which side its long wall is on. */
  readonly side: 1 | -1;
  readonly cloth: Material;
}

function tent(sheet: Sheet, { x, y, size, side, cloth }: Tent): void {
  const [w, h] = [side * 92 * size, 88 * size];
  const isGlowing = sheet.palette.lamps > 0.3;
  shine(sheet, { x, y: y - 30, r: 150 }, 0.5);
  const wall = polygon([
    [x - w * 0.25, y - h],
    [x + w * 1.05, y - h * 0.84],
    [x + w * 1.5, y - 4],
    [x + w * 0.75, y],
  ]);
  const front = d`M${x - w * 0.25} ${y - h}L${x - w} ${y}L${x + w * 0.75} ${y}z`;
  const door = d`M${x - w * 0.25} ${y - h * 0.86}L${x - w * 0.42} ${y}L${x + w * 0.2} ${y}z`;
  sheet.fill(wall, sheet.paint(cloth, 0.02, 'shade'));
  sheet.fill(front, isGlowing ? litCloth : sheet.paint(cloth, 0, 'lit'));
  sheet.fill(door, isGlowing ? litDoor : sheet.paint(cloth, 0, 'shade'));
}

function campfire(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y - 14, r: 130 }, 0.85, firelight);
  const logs = around(x, y, 'M-24 3l48-9M-24-6l48 9');
  const sitters =
    person({ x: x - 48, foot: y + 10, height: 46 }, 'sit', 1) +
    person({ x: x + 46, foot: y + 12, height: 46 }, 'sit', -1);
  sheet.fill(d`M${x - 15} ${y}q-6-22 8-36q2 9 6 10q8-10 3-26q22 22 12 52z`, campFlame);
  sheet.fill(d`M${x - 7} ${y}q-2-13 6-20q3 6 5 5q6 6 2 15z`, flameHeart);
  sheet.line(logs, sheet.paint('wood', 0, 'shade'), 6, round);
  sheet.fill(sitters, sheet.paint('ink'));
}

const light = hex(lch(0.8, 0.16, 58));
const outerFlame = hex(lch(0.72, 0.19, 46));
const middle = hex(lch(0.83, 0.16, 72));
const heart = hex(lch(0.95, 0.1, 96));

export const bonfire: Motif = {
  words: 'a tall bonfire',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 12, material: sheet.isOnWater ? 'sand' : 'grass', grass: 10 });
    if (!sheet.isOnWater) framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 104, height: [110, 180], depth: 0.07 });
    const x = sheet.focus;
    pyre(sheet, x, yAt(x) + 50);
    for (const [i, dx] of [-230, -165, -108, 112, 168, 236].entries())
      figures(sheet, 'ink', [
        {
          x: x + dx,
          foot: yAt(x) + 56 + (i % 3) * 10,
          height: i === 2 || i === 4 ? 62 : 92,
          pose: (['up', 'dance', 'wave', 'spin', 'stand', 'up'] as const)[i] ?? 'stand',
          way: dx < 0 ? 1 : -1,
        },
      ]);
  },
};

function pyre(sheet: Sheet, x: number, y: number): void {
  shine(sheet, { x, y: y - 90, r: 360 }, 0.8, light);
  const tongues = (s: number) =>
    around(x, y, 'M-62 0Q-92-70-44-118Q-40-90-24-92Q-30-160 8-204Q6-150 30-118Q38-128 38-146Q88-70 62 0z', s);
  const logs = around(x, y, 'M-96 6L40-60M96 6L-40-60M-60 10L10-96M60 10L-10-96');
  const rng = sheet.rng('sparks');
  let sparks = '';
  for (let i = 0; i < 26; i++) sparks += disc(x + rng.range(-90, 90), y - rng.range(130, 300), rng.range(1.5, 3.4));
  sheet.fill(tongues(1), outerFlame);
  sheet.line(logs, sheet.paint('wood', 0, 'shade'), 13, round);
  sheet.fill(tongues(0.66), middle);
  sheet.fill(tongues(0.38), heart);
  sheet.fill(sparks, middle, { opacity: 0.8 });
}

export const hut: Motif = {
  words: 'a hut with smoke from its chimney',
  draw(sheet) {
    const yAt = ground(sheet, { y: 574, roll: 18, hill: 18, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 84, height: [110, 200], depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    cabin(sheet, x + way * 20, yAt(x) + 40, way);
    figures(sheet, 'poppy', [{ x: x - way * 160, foot: yAt(x) + 58, height: 82, pose: 'stride', way }]);
    sheet.fill(lens(x - way * 60, yAt(x) + 76, 150, 6), sheet.paint('sand', 0.05), { opacity: 0.5 });
  },
};

function cabin(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const [w, h] = [150, 74];
  shine(sheet, { x, y: foot - 40, r: 190 }, 0.55);
  smoke(sheet, x + way * 62, foot - h - 96);
  let logs = '';
  for (let i = 1; i < 6; i++) logs += d`M${x - w + 14} ${foot - i * 12}H${x + w - 14}`;
  sheet.box({ x: x + way * 62 - 14, y: foot - h - 90, width: 28, height: 60 }, sheet.paint('stone', 0.02));
  sheet.box({ x: x - w + 14, y: foot - h, width: 2 * w - 28, height: h }, sheet.paint('wood', 0.02));
  sheet.line(logs, sheet.paint('wood', 0, 'shade'), 2.5, { opacity: 0.7 });
  sheet.fill(
    d`M${x - w - 14} ${foot - h + 4}L${x - w * 0.6} ${foot - h - 66}H${x + w * 0.6}L${x + w + 14} ${foot - h + 4}z`,
    sheet.paint(sheet.growth.winter > 0.3 ? 'snow' : 'brick', 0, sheet.growth.winter > 0.3 ? 'lit' : 'shade'),
  );
  sheet.box({ x: x - 22, y: foot - 56, width: 40, height: 56 }, sheet.paint('ink', 0.02));
  for (const u of [-96, 56]) {
    sheet.box({ x: x + u, y: foot - 54, width: 42, height: 32 }, lampOr(sheet, 'navy', 0.05));
    sheet.line(around(x + u, foot, 'M21-54v32M0-38h42'), sheet.paint('wood', 0, 'shade'), 3);
  }
  sheet.skyline.raise([
    [x - w, foot - h],
    [x, foot - h - 66],
    [x + w, foot - h],
  ]);
}

function smoke(sheet: Sheet, x: number, y: number): void {
  const plume = d`M${x - 6} ${y}q-22-34 4-62t-6-70q34 30 12 72t14 60z`;
  sheet.fill(plume, sheet.paint('cream', 0.35), { opacity: 0.45 });
}

const embers = hex(lch(0.74, 0.18, 48));

export const grill: Motif = {
  words: 'a barbecue',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 10, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [120, 200], depth: 0.06 });
    const x = sheet.focus;
    stringLights(sheet, hang(x - 320, 430, x + 320, 430, 34));
    barbecue(sheet, x - 40, 640);
    figures(sheet, 'poppy', [{ x: x - 150, foot: 648, height: 116, pose: 'reach' }]);
    figures(sheet, 'teal', [{ x: x + 70, foot: 640, height: 108, pose: 'stand', way: -1 }]);
    figures(sheet, 'mustard', [{ x: x + 112, foot: 644, height: 74, pose: 'wave', way: -1 }]);
    table(sheet, x + 232, 640);
  },
};

function barbecue(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 70, r: 130 }, 0.8, embers);
  const skewers = [-44, -14, 16, 46].map((u) => around(x + u, foot, 'M-4-72v-8h9v8z')).join('');
  sheet.line(around(x, foot, 'M-54 0L-34-44M54 0L34-44'), sheet.paint('ink'), 6);
  sheet.fill(around(x, foot, 'M-78-66h156q-8 34-48 36h-60q-40-2-48-36z'), sheet.paint('ink'));
  sheet.box({ x: x - 66, y: foot - 70, width: 132, height: 7 }, embers);
  sheet.fill(skewers, sheet.paint('red'));
  sheet.line(around(x, foot, 'M-82-73h164'), sheet.paint('steel', 0, 'lit'), 3);
  sheet.fill(around(x, foot, 'M-10-90q-26-30 4-58t-4-64q38 34 12 68t16 54z'), sheet.paint('cream', 0.3), {
    opacity: 0.4,
  });
}

function table(sheet: Sheet, x: number, foot: number): void {
  sheet.line(around(x, foot, 'M-56 0L-40-46M56 0L40-46'), sheet.paint('wood', 0, 'shade'), 7);
  sheet.box({ x: x - 76, y: foot - 54, width: 152, height: 11 }, sheet.paint('cream', 0, 'lit'));
  sheet.fill(around(x, foot, 'M-48-54q22-26 44 0zM12-54v-34h14v34z'), sheet.paint('leaf'));
  sheet.fill(around(x, foot, 'M36-54v-20h22v20z'), sheet.paint('poppy'));
}
