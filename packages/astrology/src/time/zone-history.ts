import { runtimeHistory } from './runtime-zone';

/**
 * The offsets of one zone: `[offset0, t1, offset1, t2, offset2, …]`. Offsets are in seconds east of UTC; each t is the
 * instant, in Unix seconds, at which the offset after it begins.
 */
export type ZoneHistory = readonly number[];

/** Offsets of every zone. */
export interface Zones {
  /** The zones that the table itself has. */
  readonly names: readonly string[];
  /**
   * The history of a zone, from the runtime's own data when the table doesn't have it.
   * @throws RangeError when neither knows the name
   */
  history(zone: string): ZoneHistory;
  /** Whether the table itself has the zone. The caller may want to log a zone it doesn't have. */
  isTabulated(zone: string): boolean;
}

/**
 * Reads the parsed content of `tz-history.json`.
 * @throws TypeError when the content isn't in that form
 * Source: docs/rules/sky.md, "Local time to instant" (IANA time zone database with full history before 1970).
 */
export function loadZones(data: unknown): Zones {
  const table = readTable(data);
  const borrowed = new Map<string, ZoneHistory>();
  return {
    names: [...table.keys()],
    isTabulated: (zone) => table.has(zone),
    history(zone) {
      const known = table.get(zone) ?? borrowed.get(zone);
      if (known !== undefined) return known;
      const history = runtimeHistory(zone);
      borrowed.set(zone, history);
      return history;
    },
  };
}

function readTable(data: unknown): Map<string, ZoneHistory> {
  if (typeof data !== 'object' || data === null || !('zones' in data))
    throw new TypeError('no zones in the zone table');
  const { zones } = data;
  if (typeof zones !== 'object' || zones === null) throw new TypeError('no zones in the zone table');
  return new Map(
    Object.entries(zones).map(([name, history]: [string, unknown]) => {
      if (!isHistory(history)) throw new TypeError(`the zone table is broken at ${name}`);
      return [name, history];
    }),
  );
}

function isHistory(value: unknown): value is ZoneHistory {
  return Array.isArray(value) && value.length % 2 === 1 && value.every((entry) => Number.isInteger(entry));
}

/** A time during which the clocks of a zone had one offset. */
interface ClockStretch {
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
