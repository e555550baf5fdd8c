import type { Lch } from './colour';

/** Four stops of a sky: at 0, 0.45, 0.78 and 1 of the way from the top of the paper to the horizon. */
export type SkyStops<T> = readonly [top: T, upper: T, lower: T, horizon: T];

/** Sky colours towards the Sun and away from it, at one altitude of the Sun. */
export interface SkyRow {
  readonly sun: number;
  readonly toward: SkyStops<Lch>;
  readonly away: SkyStops<Lch>;
}

/** How the light changes objects: a gain on lightness, a tint and its strength, and the colour of lit faces. */
export interface LandLight {
  readonly gain: number;
  readonly tint: Lch;
  readonly tintAmount: number;
  readonly beam: Lch;
  readonly beamAmount: number;
}

export interface LandRow extends LandLight {
  readonly sun: number;
}

const stops = (...colours: SkyStops<Lch>): SkyStops<Lch> => colours;

/** From high Sun to deep night. We mix colours between two rows, so that every minute of dusk looks different. */
export const skyRows: readonly SkyRow[] = [
  {
    sun: 35,
    toward: stops([0.6, 0.12, 245], [0.74, 0.095, 232], [0.87, 0.055, 215], [0.955, 0.03, 100]),
    away: stops([0.56, 0.125, 248], [0.7, 0.105, 238], [0.84, 0.065, 222], [0.945, 0.03, 105]),
  },
  {
    sun: 10,
    toward: stops([0.62, 0.1, 240], [0.77, 0.07, 222], [0.9, 0.06, 95], [0.955, 0.075, 90]),
    away: stops([0.56, 0.11, 248], [0.69, 0.085, 240], [0.83, 0.045, 225], [0.93, 0.04, 70]),
  },
  {
    sun: 3,
    toward: stops([0.6, 0.075, 225], [0.77, 0.055, 120], [0.86, 0.12, 76], [0.92, 0.125, 88]),
    away: stops([0.52, 0.09, 250], [0.65, 0.06, 255], [0.79, 0.06, 25], [0.87, 0.07, 50]),
  },
  {
    sun: -0.8,
    toward: stops([0.47, 0.085, 245], [0.62, 0.06, 240], [0.75, 0.15, 48], [0.87, 0.145, 76]),
    away: stops([0.46, 0.085, 252], [0.58, 0.06, 248], [0.74, 0.07, 28], [0.68, 0.05, 250]),
  },
  {
    sun: -4,
    toward: stops([0.34, 0.08, 255], [0.48, 0.075, 248], [0.66, 0.15, 36], [0.83, 0.145, 66]),
    away: stops([0.34, 0.08, 255], [0.44, 0.07, 250], [0.6, 0.068, 22], [0.5, 0.06, 252]),
  },
  {
    sun: -9,
    toward: stops([0.235, 0.07, 264], [0.345, 0.08, 264], [0.52, 0.08, 332], [0.765, 0.135, 58]),
    away: stops([0.23, 0.065, 264], [0.3, 0.07, 260], [0.38, 0.065, 256], [0.42, 0.05, 270]),
  },
  {
    sun: -15,
    toward: stops([0.19, 0.06, 268], [0.265, 0.075, 258], [0.38, 0.08, 236], [0.56, 0.085, 200]),
    away: stops([0.185, 0.06, 268], [0.25, 0.07, 262], [0.335, 0.07, 254], [0.43, 0.06, 250]),
  },
  {
    sun: -19,
    toward: stops([0.165, 0.055, 270], [0.225, 0.068, 264], [0.315, 0.075, 250], [0.435, 0.075, 228]),
    away: stops([0.165, 0.055, 270], [0.225, 0.068, 264], [0.31, 0.073, 252], [0.42, 0.07, 236]),
  },
];

/** The night sky under a high full Moon. */
export const moonlitSky = stops([0.27, 0.08, 260], [0.36, 0.085, 252], [0.48, 0.08, 238], [0.64, 0.065, 215]);

export const landRows: readonly LandRow[] = [
  { sun: 35, gain: 1, tint: [0.8, 0.05, 90], tintAmount: 0.04, beam: [0.97, 0.05, 95], beamAmount: 0.24 },
  { sun: 10, gain: 0.96, tint: [0.8, 0.09, 80], tintAmount: 0.12, beam: [0.95, 0.09, 85], beamAmount: 0.28 },
  { sun: 3, gain: 0.83, tint: [0.66, 0.12, 52], tintAmount: 0.24, beam: [0.88, 0.15, 70], beamAmount: 0.4 },
  { sun: -0.8, gain: 0.64, tint: [0.46, 0.09, 20], tintAmount: 0.36, beam: [0.78, 0.15, 45], beamAmount: 0.3 },
  { sun: -4, gain: 0.46, tint: [0.35, 0.07, 258], tintAmount: 0.48, beam: [0.62, 0.1, 20], beamAmount: 0.2 },
  { sun: -9, gain: 0.42, tint: [0.28, 0.075, 260], tintAmount: 0.54, beam: [0.52, 0.07, 245], beamAmount: 0.2 },
  { sun: -15, gain: 0.37, tint: [0.235, 0.065, 260], tintAmount: 0.58, beam: [0.46, 0.07, 240], beamAmount: 0.2 },
  { sun: -19, gain: 0.34, tint: [0.21, 0.06, 262], tintAmount: 0.6, beam: [0.43, 0.065, 245], beamAmount: 0.2 },
];

export const moonlitLand: LandLight = {
  gain: 0.48,
  tint: [0.31, 0.065, 250],
  tintAmount: 0.52,
  beam: [0.72, 0.05, 225],
  beamAmount: 0.26,
};
