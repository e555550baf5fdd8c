import { turnBetween } from './directions';

const INSTANTS = [
  ['new', 0],
  ['first quarter', 90],
  ['full', 180],
  ['last quarter', 270],
] as const;

const BETWEEN = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

export type MoonPhaseName = (typeof INSTANTS)[number][0] | (typeof BETWEEN)[number];

/** About half a day of the Moon's course. */
const TOLERANCE_DEG = 6.5;

/**
 * The name of the Moon's phase. New, quarters and full are instants; their word is used within half a day.
 * @param phaseAngleDeg ecliptic longitude of the Moon from the Sun, in degrees
 */
export function moonPhaseName(phaseAngleDeg: number): MoonPhaseName {
  const named = INSTANTS.find(([, at]) => Math.abs(turnBetween(at, phaseAngleDeg)) < TOLERANCE_DEG);
  const quarter = Math.floor((((phaseAngleDeg % 360) + 360) % 360) / 90);
  return named?.[0] ?? BETWEEN[quarter] ?? 'new';
}
