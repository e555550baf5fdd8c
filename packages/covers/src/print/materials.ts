import type { Growth } from '../land/growth';
import { lch, mix, type Lab } from './colour';

/** The colours of materials in daylight. */
export const materialPaints = {
  pine: lch(0.4, 0.07, 158),
  leaf: lch(0.56, 0.11, 132),
  grass: lch(0.7, 0.12, 122),
  straw: lch(0.8, 0.095, 88),
  rock: lch(0.56, 0.035, 50),
  slate: lch(0.5, 0.04, 250),
  red: lch(0.6, 0.125, 42),
  sand: lch(0.83, 0.09, 76),
  snow: lch(0.965, 0.012, 235),
  earth: lch(0.47, 0.065, 52),
  wood: lch(0.44, 0.06, 55),
  plaster: lch(0.88, 0.04, 82),
  brick: lch(0.54, 0.11, 36),
  stone: lch(0.7, 0.025, 80),
  steel: lch(0.46, 0.03, 245),
  ink: lch(0.25, 0.035, 262),
  poppy: lch(0.63, 0.19, 32),
  cream: lch(0.94, 0.035, 88),
  teal: lch(0.56, 0.085, 200),
  mustard: lch(0.8, 0.145, 82),
  navy: lch(0.36, 0.08, 255),
  rose: lch(0.72, 0.13, 12),
  sea: lch(0.56, 0.085, 225),
} as const;

export type Material = keyof typeof materialPaints;
export type Materials = Readonly<Record<Material, Lab>>;

const autumnLeaf = lch(0.68, 0.14, 58);
const bareLeaf = lch(0.6, 0.03, 60);
const springGrass = lch(0.76, 0.14, 128);
const frostedPine = lch(0.62, 0.03, 220);

/** How much of the ground is white: from a mean winter on nearly all of it. */
const snowCover = (winter: number): number => Math.min(1, Math.max(0, (winter - 0.1) / 0.4));

/** Materials in their seasonal colours: snow on the fields, amber or bare woods, fresh spring grass. */
export function seasonal({ winter, autumn, spring, leafless, dryness }: Growth): Materials {
  const { straw, earth, snow, sand } = materialPaints;
  const white = snowCover(winter);
  const dry = (green: Lab, share: number) => mix(green, mix(straw, sand, dryness), dryness * share);
  const [leaf, grass, pine] = [
    dry(materialPaints.leaf, 0.35),
    dry(materialPaints.grass, 1),
    dry(materialPaints.pine, 0.5),
  ];
  return {
    ...materialPaints,
    leaf: mix(mix(leaf, autumnLeaf, 0.85 * autumn), bareLeaf, Math.max(0.6 * winter, 0.85 * leafless)),
    grass: mix(mix(mix(grass, straw, 0.55 * autumn), springGrass, 0.5 * spring), snow, 0.86 * white),
    straw: mix(straw, snow, 0.8 * white),
    earth: mix(earth, snow, 0.6 * white),
    pine: mix(pine, frostedPine, 0.25 * winter),
  };
}
