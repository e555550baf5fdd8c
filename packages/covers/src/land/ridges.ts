import type { Material } from '../print/materials';
import type { Sheet } from '../print/sheet';
import { fractal } from '../random';
import { fillLand, lineAcross, notch } from './ground-line';
import { treeTops } from './plants';

export interface RidgeRange {
  readonly layers: number;
  readonly amplitude: number;
  readonly material?: Material;
  /** Material of the nearer half; pine gets an edge of treetops. */
  readonly near?: Material;
  readonly isSharp?: boolean;
  /** Distance on paper between the farthest ridge and the nearest. */
  readonly spread?: number;
  readonly octaves?: number;
}

/** Old, rounded mountains, one behind another. */
export function ridges(sheet: Sheet, range: RidgeRange): void {
  const names = sheet.rng('ridges');
  for (let i = 0; i < range.layers; i++) ridge(sheet, range, i, names.next());
}

function ridge(sheet: Sheet, range: RidgeRange, i: number, chance: number): void {
  const { layers, amplitude, material = 'slate', near = 'pine', isSharp = false, spread = 150, octaves = 4 } = range;
  const t = i / (layers - 1);
  const rng = sheet.rng(`ridge${i}`);
  const wavelength = 340 - 90 * t + 60 * chance;
  const base = sheet.horizon + 8 + spread * t ** 1.25;
  const isWooded = t > 0.55 && near === 'pine';
  const heightAt = (x: number) => {
    const form = fractal(rng.noise, x / wavelength + i * 9, octaves, { ridged: isSharp, gain: 0.46 });
    return (amplitude * (0.75 + 0.5 * t) * (form * 0.75 + 0.42) + 10) * notch(sheet, x, 0.62 * (1 - t * 0.5));
  };
  const crest = lineAcross(sheet, (x) => base - heightAt(x), isWooded ? 10 : 6);
  fillLand(sheet, isWooded ? treeTops(rng, crest, 5 + 9 * (t - 0.55)) : crest, {
    material: t < 0.5 ? material : near,
    depth: 0.86 * (1 - t) ** 0.9 + 0.06,
    mist: 0.24,
    foot: 130 + 40 * t,
    tolerance: t > 0.55 ? 0.5 : 0.8,
  });
}
