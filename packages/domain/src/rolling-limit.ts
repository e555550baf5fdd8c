import { hoursLabel, minutesLabel } from './duration-label';

/** At most `count` within any `hours`. */
export interface RollingLimit {
  readonly count: number;
  readonly hours: number;
}

/**
 * How long until one more fits within a limit.
 * @param agesSeconds how long ago the others were, in any order
 * @returns 0 for now
 */
export function secondsUntilNext(agesSeconds: readonly number[], { count, hours }: RollingLimit): number {
  const left = agesSeconds.map((age) => hours * 3600 - age).filter((seconds) => seconds > 0);
  return left.toSorted((a, b) => b - a)[count - 1] ?? 0;
}

/**
 * The same as an instant.
 * @param usedAt when the others were, in any order
 * @returns null for now
 */
export function nextTimeAt(usedAt: readonly Date[], now: Date, limit: RollingLimit): Date | null {
  const ages = usedAt.map((at) => (now.getTime() - at.getTime()) / 1000);
  const seconds = secondsUntilNext(ages, limit);
  return seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);
}

/** '1 minute', '3 hours': never shorter than the time itself. */
export function waitLabel(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60 ? minutesLabel(minutes) : hoursLabel(Math.ceil(minutes / 60));
}
