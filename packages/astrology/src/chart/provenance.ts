import { instantSeconds } from '../day';
import { clockChange } from '../time/clock-change';
import { clockRuleAt, clockRuleText } from '../time/clock-rule';
import { zonesAt } from '../time/local-mean-time';
import type { ZoneHistory, Zones } from '../time/zone-history';
import type { BirthChart } from './birth-chart';

/** What a chart was computed from, in words, so that people can see what's wrong and correct it. */
export interface Provenance {
  /** 'Chicago, UTC−5, daylight time'; where the clocks changed meanwhile, 'Chicago, UTC−6, then UTC−5, daylight time'. */
  readonly clock: string;
  /** IANA name of the zone; null without a place. */
  readonly zone: string | null;
  /** What happened to the clocks at that time, and which choice we made; null on an ordinary day. */
  readonly note: string | null;
}

/**
 * Place, zone and clock rule behind a chart.
 * Source: docs/rules/sky.md, "Where the time comes from".
 */
export function provenanceOf({ place, instant, input }: BirthChart, zones: Zones): Provenance {
  if (place === null) {
    const where = input.country === null ? 'every time zone' : `every time zone of ${input.country}`;
    return { clock: `Place not found: we looked at ${where}`, zone: null, note: null };
  }
  const history = zonesAt(place.lon, zones).history(place.zone);
  const rules = [instant.from, instant.to].map((at) => clockRuleText(clockRuleAt(instantSeconds(at), history)));
  return {
    clock: `${place.name}, ${[...new Set(rules)].join(', then ')}`,
    zone: place.zone,
    note: noteOf(input, history),
  };
}

function noteOf({ date, time, timeType, occurrence }: BirthChart['input'], history: ZoneHistory): string | null {
  if (timeType !== 'exact') return null;
  const change = clockChange({ date, time }, history, occurrence ?? 'first');
  return change && `${change.event} ${change.used}`;
}
