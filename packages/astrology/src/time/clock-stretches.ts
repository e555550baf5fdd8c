import type { ZoneHistory } from './zone-history';

/** A time during which the clocks of a zone had one offset. */
export interface ClockStretch {
  /** The instant at which it ends, in Unix seconds; infinite for the last. */
  readonly until: number;
  /**
   * Clock readings before this, in seconds "as if it were UTC", belong to it or to an earlier one: a repeated reading means the first, and
   * a skipped one moves forward, as if the clocks hadn't changed yet.
   */
  readonly readingsUntil: number;
  /** Seconds east of UTC. */
  readonly offsetSeconds: number;
}

/** A zone's history as stretches, in order: what another program needs to convert as `readingToInstant` and `clockRuleAt` do. */
export function clockStretches(history: ZoneHistory): readonly ClockStretch[] {
  const stretches: ClockStretch[] = [];
  for (let i = 0; i < history.length; i += 2) {
    const offsetSeconds = history[i] ?? 0;
    const until = history[i + 1] ?? Number.POSITIVE_INFINITY;
    stretches.push({ until, readingsUntil: until + Math.max(offsetSeconds, history[i + 2] ?? 0), offsetSeconds });
  }
  return stretches;
}
