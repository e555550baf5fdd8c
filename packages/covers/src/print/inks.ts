import { turnHue, type Lab } from './colour';

/** Variations of the same light: how far cool and warm hues turn, in degrees, and a gain on chroma. */
const inks = {
  classic: { cool: 0, warm: 0, gain: 1 },
  lagoon: { cool: -26, warm: 6, gain: 0.95 },
  rose: { cool: 4, warm: -11, gain: 1.02 },
  paper: { cool: -12, warm: 8, gain: 0.7 },
  mint: { cool: -44, warm: 12, gain: 0.74 },
} as const;

export type Ink = keyof typeof inks;

/** A colour as printed with this set of inks. */
export function printed(colour: Lab, ink: Ink): Lab {
  const { cool, warm, gain } = inks[ink];
  const isWarm = colour[1] > 0.005 && colour[2] > -0.06;
  return turnHue(colour, isWarm ? warm : cool, gain);
}
