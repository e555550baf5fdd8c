import { path } from '../print/elements';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Backdrop } from './backdrop';
import { dunes } from './dunes';
import { forest, woodLine } from './forest';
import { fillLand, lineAcross, notch } from './ground-line';
import { headland } from './headland';
import { mesas } from './mesas';
import { openLand } from './open-land';
import { peaks } from './peaks';
import { ridges } from './ridges';
import { shores } from './shores';
import { steepLand } from './steep-land';
import { skyline } from './towers';
import { isFrozen, mirrored, shoreline, water } from './water';

export type BackdropName = keyof typeof backdrops;

/** Every backdrop by name. */
export const backdrops = {
  ...openLand,
  ...steepLand,
  ...shores,
  ridges: {
    words: 'forested ridges',
    horizon: [425, 455] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      ridges(sheet, {
        layers: rng.int(5, 7),
        amplitude: rng.range(60, 105),
        material: rng.pick(['slate', 'slate', 'pine']),
        isSharp: rng.chance(0.4),
        spread: 165,
      });
    },
  },
  peaks: {
    words: 'snowy peaks',
    horizon: [430, 465] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      const { horizon } = sheet;
      const snow = Math.min(0.75, Math.max(0.12, rng.range(0.25, 0.5) + 0.25 * sheet.growth.winter));
      const far = { seed: 'far', height: rng.range(150, 215), count: rng.int(4, 6), depth: 0.62, snow };
      const near = { seed: 'near', height: rng.range(90, 150), count: rng.int(3, 5), depth: 0.38, snow: snow * 0.55 };
      peaks(sheet, { ...far, base: horizon + 40 });
      peaks(sheet, { ...near, base: horizon + 96, open: 0.8 });
      woodLine(sheet, horizon + 92, 0.2, 30);
    },
  },
  dunes: {
    words: 'dunes',
    horizon: [420, 450] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      if (rng.chance(0.5)) mesas(sheet, { seed: 'mesas', count: 5, height: 60, depth: 0.74, base: sheet.horizon + 14 });
      dunes(sheet, { rows: rng.int(4, 5), material: rng.chance(0.25) ? 'red' : 'sand' });
    },
  },
  canyon: {
    words: 'red canyon walls',
    horizon: [430, 460] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      const base = sheet.horizon + 66;
      const far = { seed: 'far', count: rng.int(4, 6), height: rng.range(90, 130), depth: 0.66 };
      const near = { seed: 'near', count: rng.int(2, 4), height: rng.range(170, 235), depth: 0.3 };
      mesas(sheet, { ...far, base: sheet.horizon + 20 });
      mesas(sheet, { ...near, base });
      const { noise } = sheet.rng('flat');
      const flat = lineAcross(sheet, (x) => base - 8 - 9 * noise(x / 240), 16);
      fillLand(sheet, flat, { material: 'red', depth: 0.22, mist: -0.16, foot: 160 });
    },
  },
  woods: {
    words: 'a pine forest',
    horizon: [420, 450] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      ridges(sheet, { layers: 3, amplitude: rng.range(80, 130), spread: 70 });
      forest(sheet, { rows: 3, from: sheet.horizon + 50, to: 560 });
    },
  },
  lake: {
    words: 'a mountain lake',
    horizon: [395, 425] as const,
    draw(sheet: Sheet) {
      const waterline = sheet.horizon + 24;
      const land = mirrored(sheet, { waterline, squash: 0.7, opacity: 0.42 }, () => farShore(sheet, waterline));
      const isIce = isFrozen(sheet, 'small');
      water(sheet, { top: waterline, calm: 0.9, isIce });
      sheet.add(isIce ? '' : land.below, land.above);
      shoreline(sheet, waterline);
    },
  },
  sea: {
    words: 'the sea',
    horizon: [405, 435] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      water(sheet, { top: sheet.horizon, calm: 0.2 });
      const count = Math.round(rng.int(1, 3) * sheet.span);
      for (let i = 0; i < count; i++) {
        const side = i % 2 ? 1 : -1;
        const x = sheet.subject.x + side * rng.range(190, 420) * (i < 3 ? 1 : 2);
        const size = { half: rng.range(110, 280), height: rng.range(24, 84) };
        headland(sheet, sheet.rng(`head${i}`), {
          x,
          base: sheet.horizon + 2 + i * 5,
          depth: Math.max(0.3, 0.7 - 0.16 * i),
          ...size,
        });
      }
    },
  },
  islands: {
    words: 'green islands',
    horizon: [400, 430] as const,
    draw(sheet: Sheet) {
      water(sheet, { top: sheet.horizon, calm: 0.7 });
      const count = Math.round(5 * sheet.span);
      for (let i = 0; i < count; i++) island(sheet, sheet.rng(`isle${i}`), i);
    },
  },
  city: {
    words: 'a city skyline',
    horizon: [440, 470] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      if (rng.chance(0.5)) ridges(sheet, { layers: 2, amplitude: rng.range(50, 90), spread: 10 });
      skyline(sheet, { height: rng.range(170, 250) * sheet.towerShare, base: sheet.horizon + 50, rows: 3 });
    },
  },
  harbour: {
    words: 'a city on the water',
    horizon: [405, 430] as const,
    draw(sheet: Sheet) {
      const height = sheet.rng('backdrop').range(150, 230) * sheet.towerShare;
      const waterline = sheet.horizon + 30;
      const town = mirrored(sheet, { waterline, squash: 0.8, opacity: 0.38 }, () =>
        skyline(sheet, { height, base: waterline - 8, rows: 2 }),
      );
      water(sheet, { top: waterline, calm: 0.75 });
      sheet.add(town.below, town.above);
      shoreline(sheet, waterline);
    },
  },
  fields: {
    words: 'rolling fields',
    horizon: [430, 460] as const,
    draw(sheet: Sheet) {
      const rng = sheet.rng('backdrop');
      ridges(sheet, { layers: 2, amplitude: rng.range(50, 90), spread: 10, near: 'slate' });
      const crops = rng.pick([
        ['grass', 'straw', 'leaf', 'grass'],
        ['leaf', 'grass', 'straw', 'grass'],
      ] as const);
      for (const [i, material] of crops.entries()) {
        const t = i / 3;
        const { noise } = sheet.rng(`field${i}`);
        const base = sheet.horizon + 24 + 100 * t;
        const yAt = (x: number) => base - 14 - (26 + 20 * t) * noise(x / (420 - 60 * i) + i * 3.3);
        const hill = lineAcross(sheet, yAt, 48);
        fillLand(sheet, hill, { material, depth: 0.62 - 0.46 * t, isSoft: true, mist: 0.16, foot: 120 });
        hedges(sheet, sheet.rng(`hedge${i}`), hill, { depth: 0.6 - 0.44 * t, size: 7 + 15 * t });
      }
    },
  },
} satisfies Readonly<Record<string, Backdrop>>;

/** Mountains, hills or both on the far side of a lake, with woods along the water. */
function farShore(sheet: Sheet, waterline: number): void {
  const rng = sheet.rng('backdrop');
  const kind = rng.pick(['peaks', 'ridges', 'both']);
  const snow = 0.35 + 0.3 * sheet.growth.winter;
  const range = { seed: 'far', height: rng.range(120, 190), count: rng.int(4, 6), depth: 0.56, snow };
  if (kind !== 'ridges') peaks(sheet, { ...range, base: waterline });
  if (kind !== 'peaks') ridges(sheet, { layers: 3, amplitude: rng.range(60, 110), spread: 0, octaves: 3 });
  woodLine(sheet, waterline - 2, 0.34, 20);
}

function island(sheet: Sheet, rng: Stream, i: number): void {
  const row = i % 5;
  const x = sheet.paper.left + 80 + i * 260 + rng.range(-70, 70);
  headland(sheet, rng, {
    x,
    base: sheet.horizon + 3 + row * 6 + rng.range(0, 14),
    half: rng.range(60, 150),
    height: rng.range(70, 150) * notch(sheet, x, 0.75, 150),
    depth: 0.72 - 0.07 * row,
  });
}

/** Round bushes along a hill. */
function hedges(
  sheet: Sheet,
  rng: Stream,
  line: readonly Point[],
  { depth, size }: { depth: number; size: number },
): void {
  let data = '';
  for (let i = 0; i < 13 * sheet.span; i++) {
    const [x, y] = rng.pick(line.slice(1, -1));
    const r = size * rng.range(0.5, 1);
    data += d`M${x + rng.range(-24, 24) - r} ${y + r * 0.4}a${r} ${r} 0 0 1 ${2 * r} 0z`;
  }
  sheet.add(path(data, sheet.paint('leaf', depth, 'shade')));
}
