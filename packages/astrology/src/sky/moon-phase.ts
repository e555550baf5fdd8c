import { turnBetween } from './directions';

const instants = [
  ['new', 0],
  ['first quarter', 90],
  ['full', 180],
  ['last quarter', 270],
] as const;

const between = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

export type MoonPhaseName = (typeof instants)[number][0] | (typeof between)[number];

/** About half a day of the Moon's motion. */
const toleranceDeg = 6.5;

/**
 * The name of the Moon's phase. New, quarter and full Moons are instants; we use their names for about half
 * a day before and after.
 * @param phaseAngleDeg ecliptic longitude of the Moon from the Sun, in degrees
 */
export function moonPhaseName(phaseAngleDeg: number): MoonPhaseName {
  const named = instants.find(([, at]) => Math.abs(turnBetween(at, phaseAngleDeg)) < toleranceDeg);
  const quarter = Math.floor((((phaseAngleDeg % 360) + 360) % 360) / 90);
  return named?.[0] ?? between[quarter] ?? 'new';
}
