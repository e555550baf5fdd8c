import table from '../../data/local-mean-time.json';
import type { ZoneHistory, Zones } from './zone-history';

/** Seconds of mean time per degree of longitude. */
const secondsPerDegree = 240;
const secondsPerDay = 86_400;
/** The zone's own town, as the table knows it: a minute of arc, the precision of a town's place. */
const sameTown = 4;

const meanTimes = new Map<string, readonly (number | null)[]>(Object.entries(table.zones));

/**
 * The zones as a place had them. Before standard time each place set its clocks by its own Sun, and a zone's history has the mean time of
 * the one town it's named after; while it's on that, the place's offset is its longitude × 240 s. The zone's own town keeps what the table
 * says. Clocks went over to standard time at the same reading everywhere in the zone, mostly midnight.
 * @param longitude degrees east
 * Source: docs/rules/sky.md, "Local mean time".
 */
export function zonesAt(longitude: number, zones: Zones): Zones {
  return {
    ...zones,
    history(zone) {
      const history = zones.history(zone);
      const spans = meanTimes.get(zone);
      return spans === undefined ? history : onOwnTime(history, spans, longitude * secondsPerDegree);
    },
  };
}

/** @param ownSeconds of mean time at the place, give or take whole days beside the date line */
function onOwnTime(history: ZoneHistory, spans: readonly (number | null)[], ownSeconds: number): ZoneHistory {
  const changes: number[] = [];
  let late = 0;
  for (let i = 0; i < history.length; i += 2) {
    const [start, offset, end] = [history[i - 1], history[i] ?? 0, history[i + 1] ?? Infinity];
    if (start !== undefined) changes.push(start + late);
    late = 0;
    const until = endOfMeanTime(spans, start ?? -Infinity);
    const own = until === null ? offset : ownOffset(ownSeconds, offset);
    changes.push(own);
    if (until === null || own === offset) continue;
    if (until < end) changes.push(until + offset - own, offset);
    else late = offset - own;
  }
  return changes;
}

/** When the mean time ends that a stretch begins on; null if it begins on another. */
function endOfMeanTime(spans: readonly (number | null)[], start: number): number | null {
  for (let i = 0; i < spans.length; i += 2) {
    const [from, until] = [spans[i] ?? -Infinity, spans[i + 1] ?? Infinity];
    if (from <= start && start < until) return until;
  }
  return null;
}

function ownOffset(ownSeconds: number, offset: number): number {
  const own = ownSeconds + secondsPerDay * Math.round((offset - ownSeconds) / secondsPerDay);
  return Math.abs(own - offset) <= sameTown ? offset : Math.round(own);
}
