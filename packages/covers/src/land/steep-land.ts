import { d, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { fractal } from '../random';
import type { Backdrop } from './backdrop';
import { bodyBelow, fillLand, lineAcross, notch } from './ground-line';
import { hillMaterial } from './hill-material';
import { peaks } from './peaks';
import { palm, treeTops } from './plants';

const mountains: Backdrop = {
  words: 'bare mountains',
  horizon: [430, 460],
  draw(sheet) {
    const rng = sheet.rng('backdrop');
    const { horizon, growth } = sheet;
    const snow = Math.max(0, 0.5 * growth.winter - 0.05);
    const far = { seed: 'far', height: rng.range(115, 165), count: rng.int(3, 4), depth: 0.66, snow };
    const near = { seed: 'near', height: rng.range(60, 100), count: rng.int(3, 4), depth: 0.44, snow: snow * 0.5 };
    peaks(sheet, { ...far, base: horizon + 36 });
    peaks(sheet, { ...near, base: horizon + 84, open: 0.8 });
    const { noise } = sheet.rng('slopes');
    const slope = lineAcross(sheet, (x) => horizon + 82 - 26 * (0.5 + fractal(noise, x / 260, 3)), 14);
    fillLand(sheet, slope, { material: hillMaterial(sheet), depth: 0.3, mist: 0.16, foot: 90 });
  },
};

const volcano: Backdrop = {
  words: 'a volcano',
  horizon: [430, 458],
  draw(sheet) {
    const { horizon, paper, subject, growth } = sheet;
    const rng = sheet.rng('backdrop');
    const { noise } = rng;
    // Across from the subject, so that it doesn't hide what the sky shows.
    const way = subject.x < 600 ? 1 : -1;
    const x = 600 + way * rng.range(110, 190);
    const height = rng.range(165, 205);
    const half = height * 2.5;
    const [crater, base] = [height * 0.16, horizon + 46];
    const heightAt = (at: number) => {
      const off = Math.abs(at - x);
      if (off < crater) return height * (0.985 - 0.03 * Math.cos((off / crater) * Math.PI)) + 2 * noise(at / 9);
      const t = Math.min(1, (off - crater) / half);
      return height * (1 - t) ** 1.9 + 5 * fractal(noise, at / 60, 2) * t;
    };
    const line = lineAcross(sheet, (at) => base - heightAt(at), 8);
    fillLand(sheet, line, { material: 'slate', depth: 0.56, mist: 0.3, foot: height * 1.3, tolerance: 0.8 });
    const side = sheet.lightX > x ? -1 : 1;
    const flank = line.filter(([px]) => (px - x) * side > 0 && Math.abs(px - x) < half * 0.75);
    const face = side > 0 ? flank : flank.toReversed();
    const shade = polygon([[x, base - height * 0.96], ...face, [x + side * half * 0.3, base]]);
    sheet.fill(shade, sheet.paint('slate', 0.5, 'shade'), { opacity: 0.45 });
    if (Math.abs(growth.winter) > 0.25 || height > 185) snowOn(sheet, { x, base, height, crater });
    const { noise: foot } = sheet.rng('foot');
    const hills = lineAcross(
      sheet,
      (at) => base + 18 - 24 * (0.5 + fractal(foot, at / 240, 3)) * notch(sheet, at, 0.4),
      12,
    );
    const near = treeTops(rng, hills, sheet.growth.trees === 'none' ? 1 : 7);
    fillLand(sheet, near, { material: hillMaterial(sheet), depth: 0.32, mist: 0.16, foot: 90, tolerance: 0.5 });
    if (paper.right > 0) sheet.skyline.raise(line);
  },
};

/** A cap of snow around a crater, with tongues. */
function snowOn(sheet: Sheet, { x, base, height, crater }: Record<'x' | 'base' | 'height' | 'crater', number>): void {
  if (sheet.growth.trees === 'palm' && height < 190) return;
  const top = base - height * 0.965;
  const w = crater * 2.5;
  const edge: Point[] = [];
  for (let i = 0; i <= 8; i++)
    edge.push([x + w - (i / 8) * 2 * w, top + height * (i % 2 ? 0.3 : 0.2) - Math.abs(i - 4) * -2]);
  const cap = polygon([
    [x - crater, top],
    [x - crater * 0.4, top + 5],
    [x + crater * 0.5, top + 4],
    [x + crater, top],
    ...edge,
  ]);
  sheet.fill(cap, sheet.paint('snow', 0.45, 'lit'));
}

const jungle: Backdrop = {
  words: 'tropical forest',
  horizon: [425, 450],
  draw(sheet) {
    const rng = sheet.rng('backdrop');
    for (const [i, depth] of [0.74, 0.5, 0.28].entries()) {
      const { noise } = sheet.rng(`canopy${i}`);
      const y = sheet.horizon + 6 + i * 44;
      const yAt = (x: number) => y - (22 + 34 * (0.5 + fractal(noise, x / (260 - i * 40), 2))) * notch(sheet, x, 0.55);
      fillLand(sheet, canopy(sheet, yAt, 10 + i * 7, `heads${i}`), { material: 'pine', depth, mist: 0.26, foot: 90 });
    }
    let crowns = '';
    for (let i = 0; i < 9 * sheet.span; i++) {
      const x = rng.range(sheet.paper.left, sheet.paper.right);
      const height = rng.range(52, 104) * notch(sheet, x, 0.5);
      const { trunk, crown } = palm(rng, { x, foot: sheet.horizon + 96, height });
      crowns += trunk + crown;
    }
    sheet.fill(crowns, sheet.paint('leaf', 0.26, 'shade'));
  },
};

/** A line of round treetops. */
function canopy(sheet: Sheet, yAt: (x: number) => number, size: number, name: string): readonly Point[] {
  const rng = sheet.rng(name);
  const points: Point[] = [];
  for (let x = sheet.paper.left - 16; x < sheet.paper.right + 16; x += size) {
    const head = size * rng.range(0.3, 0.9);
    for (const [off, rise] of pairs([0, 0, 0.25, 0.8, 0.5, 1, 0.75, 0.8]))
      points.push([x + off * size, yAt(x) - rise * head]);
  }
  return points;
}

const terraces: Backdrop = {
  words: 'terraced hills',
  horizon: [420, 448],
  draw(sheet) {
    const rng = sheet.rng('backdrop');
    const { horizon } = sheet;
    const { noise: back } = sheet.rng('back');
    const far = lineAcross(sheet, (x) => horizon + 4 - 74 * (0.55 + fractal(back, x / 300, 3)) * notch(sheet, x), 8);
    fillLand(sheet, far, { material: 'slate', depth: 0.74, mist: 0.2 });
    const steps = 7;
    for (let i = 0; i < steps; i++) {
      const t = i / (steps - 1);
      const yAt = (x: number) =>
        horizon + 10 + 118 * t ** 1.2 - (64 - 40 * t) * (0.5 + rng.noise(x / 310 + i * 0.12)) * notch(sheet, x, 0.5);
      const line = lineAcross(sheet, yAt, 30);
      const body = bodyBelow(sheet, line, { isSoft: true });
      const edge = line.map(([x, y], k) => (k ? d`L${x} ${y}` : d`M${x} ${y}`)).join('');
      sheet.fill(body, sheet.paint(i % 2 ? 'leaf' : 'grass', 0.62 - 0.44 * t));
      sheet.line(edge, i % 3 ? sheet.skyTone(0.8) : sheet.paint('straw', 0.3), 2 + 2 * t, { opacity: 0.55 });
      sheet.skyline.raise(line);
    }
  },
};

/** Country that rises, by name. */
export const steepLand = { mountains, volcano, jungle, terraces };
