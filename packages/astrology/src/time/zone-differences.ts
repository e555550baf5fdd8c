import { clockRuleAt } from './clock-rule';
import { runtimeOffsets } from './runtime-zone';
import type { ZoneHistory } from './zone-history';

/** A span in Unix seconds. */
interface Period {
  readonly from: number;
  readonly until: number;
}

/** No offset lasts less, in seconds: a week. */
const step = 604_800;

/**
 * Whether the runtime's own rules for a zone differ from the zone table at any time of a period; true also if it doesn't know the zone. It
 * looks every week, and on both sides of every change in the table.
 */
export function runtimeDiffers(zone: string, history: ZoneHistory, period: Period): boolean {
  try {
    const offsetAt = runtimeOffsets(zone);
    return comparedInstants(history, period).some((at) => offsetAt(at) !== clockRuleAt(at, history).offsetSeconds);
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function comparedInstants(history: ZoneHistory, { from, until }: Period): readonly number[] {
  const weekly = Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step);
  const changes = history.filter((at, index) => index % 2 === 1 && at > from && at < until);
  return [...weekly, ...changes.flatMap((at) => [at - 1, at])];
}
