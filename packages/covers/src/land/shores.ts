import { polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Backdrop } from './backdrop';
import { fillLand, lineAcross } from './ground-line';
import { headland } from './headland';
import { hillMaterial } from './hill-material';
import { houses } from './houses';
import { peaks } from './peaks';
import { isFrozen, mirrored, shoreline, water } from './water';

const lakeshore: Backdrop = {
  words: 'a wide lake',
  horizon: [405, 435],
  draw(sheet) {
    const rng = sheet.rng('backdrop');
    water(sheet, { top: sheet.horizon, calm: 0.6, isIce: isFrozen(sheet, 'wide') });
    for (const side of [-1, 1]) {
      if (rng.chance(0.3)) continue;
      const size = { half: rng.range(160, 330), height: rng.range(14, 30) };
      const x = sheet.subject.x + side * rng.range(330, 470);
      headland(sheet, sheet.rng(`shore${side}`), { x, base: sheet.horizon + 2, depth: 0.68, ...size });
    }
  },
};

const fjord: Backdrop = {
  words: 'a fjord between mountains',
  horizon: [395, 425],
  draw(sheet) {
    const waterline = sheet.horizon + 24;
    const rng = sheet.rng('backdrop');
    const snow = 0.3 + 0.35 * sheet.growth.winter;
    const walls = mirrored(sheet, { waterline, squash: 0.7, opacity: 0.42 }, () => {
      peaks(sheet, {
        seed: 'far',
        height: rng.range(120, 165),
        count: 5,
        depth: 0.62,
        snow,
        base: waterline,
        open: 0.85,
      });
      for (const side of [-1, 1] as const) wall(sheet, side, waterline);
    });
    water(sheet, { top: waterline, calm: 0.9 });
    sheet.add(walls.below, walls.above);
    shoreline(sheet, waterline);
  },
};

/** A steep slope that comes down to the water from one edge of the sheet. */
function wall(sheet: Sheet, side: 1 | -1, waterline: number): void {
  const rng = sheet.rng(`wall${side}`);
  const { left, right } = sheet.paper;
  const edge = side < 0 ? left - 16 : right + 16;
  const reach = (right - left) * rng.range(0.26, 0.36);
  const height = rng.range(150, 215);
  const line = Array.from({ length: 22 }, (_, i): Point => {
    const t = i / 21;
    const rough = 1 + 0.16 * rng.noise(t * 7) + 0.06 * rng.noise(t * 23);
    return [edge - side * reach * t, waterline - height * (1 - t) ** 1.25 * rough];
  });
  const ordered = side < 0 ? line : line.toReversed();
  sheet.skyline.raise(ordered);
  const isLit = sheet.lightX > 600 === side < 0;
  const body = polygon([...line, [edge, waterline]]);
  sheet.fill(body, sheet.paint(hillMaterial(sheet), 0.4, isLit ? 'lit' : 'shade'));
  const cliff = polygon([
    [edge, waterline - height * 0.55],
    [edge - side * reach * 0.34, waterline - height * 0.5],
    [edge - side * reach * 0.2, waterline - height * 0.2],
    [edge, waterline - height * 0.12],
  ]);
  sheet.fill(cliff, sheet.paint('slate', 0.36, isLit ? 'plain' : 'shade'), { opacity: 0.6 });
}

const ice: Backdrop = {
  words: 'ice and mountains',
  horizon: [425, 450],
  draw(sheet) {
    const rng = sheet.rng('backdrop');
    peaks(sheet, {
      seed: 'far',
      height: rng.range(95, 140),
      count: 5,
      depth: 0.66,
      snow: 0.9,
      base: sheet.horizon + 30,
    });
    const { noise } = sheet.rng('floe');
    for (const [i, depth] of [0.5, 0.28].entries()) {
      const y = sheet.horizon + 34 + i * 50;
      const line = lineAcross(sheet, (x) => y - 12 * noise(x / (210 - 40 * i)) - 6, 14);
      fillLand(sheet, line, { material: 'snow', depth, mist: 0.12, foot: 70 });
    }
  },
};

const town: Backdrop = {
  words: 'the roofs of a small town',
  horizon: [435, 460],
  draw(sheet) {
    const { horizon, paper, focus } = sheet;
    const { noise } = sheet.rng('hill');
    const yAt = (x: number) => horizon + 6 - 46 * (0.55 + noise(x / 340));
    fillLand(sheet, lineAcross(sheet, yAt, 20), { material: hillMaterial(sheet), depth: 0.62, mist: 0.2 });
    const row = { base: horizon + 86, height: 74 };
    houses(sheet, { ...row, seed: 'row', from: paper.left - 30, to: focus - 190 });
    houses(sheet, { ...row, seed: 'second row', from: focus + 190, to: paper.right + 40 });
    fillLand(
      sheet,
      lineAcross(sheet, () => horizon + 84, 200),
      { material: 'stone', depth: 0.2, mist: 0.05 },
    );
  },
};

/** Shores, and what people built beside them, by name. */
export const shores = { lakeshore, fjord, ice, town };
