import type { Light } from '@ascendant/astrology/sky/light';
import { lab, lch, lighten, mix, scale, type Lab, type Lch } from './colour';
import { printed, type Ink } from './inks';
import { landRows, moonlitLand, moonlitSky, skyRows, type LandLight, type SkyRow, type SkyStops } from './light-tables';

/** How a face is turned: to the light, neither, or away from it. */
export type Side = 'lit' | 'plain' | 'shade';

export interface Palette {
  readonly sky: SkyStops<Lab>;
  readonly haze: Lab;
  readonly lamp: Lab;
  /** How brightly lamps shine, 0 to 1; they're on from just before sunset until just after sunrise. */
  readonly lamps: number;
  /** Colour of the glow around a low Sun or where it set; undefined in full day and at night. */
  readonly glow: Lab | undefined;
  /** Colour of a material at a depth (0 at our feet, 1 at the horizon). */
  paint(material: Lab, depth: number, side: Side): Lab;
}

interface PrintedLandLight extends Omit<LandLight, 'tint' | 'beam'> {
  readonly tint: Lab;
  readonly beam: Lab;
}

const lampColour = lch(0.9, 0.125, 84);
const lamplight = lch(0.76, 0.105, 70);
const lamplightShare: Readonly<Record<Side, number>> = { lit: 0.34, plain: 0.07, shade: 0 };
/** Positions of the four stops, from the top of the sky (0) to the horizon (1). */
const stopsAt: SkyStops<number> = [0, 0.45, 0.78, 1];
const first = [0, 1] as const;
const second = [1, 2] as const;
const third = [2, 3] as const;

const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** The two rows of a table around the Sun's altitude, and how far between them it is. */
function between<Row extends { readonly sun: number }>(
  table: readonly Row[],
  sun: number,
): readonly [Row, Row, number] {
  const below = table.findIndex((row) => sun >= row.sun);
  const next = table[below] ?? table.at(-1);
  const previous = table[below - 1] ?? next;
  if (!next || !previous) throw new RangeError('a light table needs a row');
  const gap = previous.sun - next.sun;
  return [previous, next, gap > 0 ? (previous.sun - sun) / gap : 0];
}

function eachStop<T, U>(stops: SkyStops<T>, make: (stop: T, index: 0 | 1 | 2 | 3) => U): SkyStops<U> {
  return [make(stops[0], 0), make(stops[1], 1), make(stops[2], 2), make(stops[3], 3)];
}

/** Colour of a sky at `t` from 0 (top) to 1 (horizon). */
export function skyColour(sky: SkyStops<Lab>, t: number): Lab {
  const [from, to] = t < stopsAt[1] ? first : t < stopsAt[2] ? second : third;
  return mix(sky[from], sky[to], clamp((t - stopsAt[from]) / (stopsAt[to] - stopsAt[from])));
}

/** @param toSun cosine of the angle between the view and the Sun's azimuth */
function skyOf(light: Light, toSun: number, ink: Ink): SkyStops<Lab> {
  const [above, below, t] = between(skyRows, light.sunAltitudeDeg);
  const facing = clamp((1 + toSun) / 2) ** 1.3;
  const rowStop = (row: SkyRow, i: 0 | 1 | 2 | 3) => mix(lab(row.away[i]), lab(row.toward[i]), facing);
  return eachStop(moonlitSky, (moonlit, i) => {
    const sunlit = mix(rowStop(above, i), rowStop(below, i), t);
    return printed(mix(sunlit, lab(moonlit), light.moonlight), ink);
  });
}

function landOf(light: Light, ink: Ink): PrintedLandLight {
  const [above, below, t] = between(landRows, light.sunAltitudeDeg);
  const value = (pick: (row: LandLight) => number) => {
    const sunlit = pick(above) + (pick(below) - pick(above)) * t;
    return sunlit + (pick(moonlitLand) - sunlit) * light.moonlight;
  };
  const colour = (pick: (row: LandLight) => Lch) => {
    const sunlit = mix(lab(pick(above)), lab(pick(below)), t);
    return printed(mix(sunlit, lab(pick(moonlitLand)), light.moonlight), ink);
  };
  return {
    gain: value((row) => row.gain),
    tint: colour((row) => row.tint),
    tintAmount: value((row) => row.tintAmount),
    beam: colour((row) => row.beam),
    beamAmount: value((row) => row.beamAmount),
  };
}

/** How much nearby objects turn into silhouettes when you look into a low Sun. */
function backlightOf(light: Light, toSun: number): number {
  const low = clamp((14 - light.sunAltitudeDeg) / 10) * clamp((light.sunAltitudeDeg + 12) / 8);
  return low * clamp((toSun - 0.35) / 0.5);
}

/**
 * The colours of a picture in one set of inks.
 * @param toSun cosine of the angle between the view and the Sun's azimuth
 */
export function paletteOf(light: Light, toSun: number, ink: Ink): Palette {
  const sky = skyOf(light, toSun, ink);
  const land = landOf(light, ink);
  const backlight = backlightOf(light, toSun);
  const haze = mix(sky[3], sky[2], light.sunAltitudeDeg > -1 ? 0.35 : 0.6);
  const lamps = clamp((4 - light.sunAltitudeDeg) / 5);
  return {
    sky,
    haze,
    lamp: lampColour,
    lamps,
    glow: Math.abs(light.sunAltitudeDeg) < 14 ? lighten(sky[3], 0.05) : undefined,
    paint(material, depth, side) {
      const tinted = tint(material, land, 1 - 0.34 * backlight * (1 - depth));
      const faced = side === 'lit' ? mix(tinted, land.beam, land.beamAmount) : tinted;
      const lampLit = depth < 0.15 ? mix(faced, lamplight, lamps * lamps * lamplightShare[side]) : faced;
      const shaded = side === 'shade' ? shade(lampLit, sky[0]) : lampLit;
      // Distance haze is the only atmosphere we draw.
      return mix(shaded, haze, 0.94 * Math.max(0, depth) ** 1.15);
    },
  };
}

function tint(material: Lab, land: PrintedLandLight, gain: number): Lab {
  // Pale materials stay lighter: snow is the brightest ground at night.
  const pale = Math.max(0, material[0] - 0.85) * (1 - land.gain) * 2.2;
  const dimmed = scale(material, (land.gain + pale) * gain, 0.35 + 0.65 * land.gain);
  return mix(dimmed, land.tint, land.tintAmount);
}

const shade = (colour: Lab, skyTop: Lab) => mix(scale(colour, 0.74, 0.9), scale(skyTop, 0.62, 0.8), 0.3);
