import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { offsetsAround } from '@ascendant/domain/zone-clock';

/**
 * What pages need to show moments on an event's own clocks: the zone's offsets around its start, from the zone table. A browser's rules may
 * be older. @param start the start, or its day: the part is long enough for either
 */
export function zoneOffsetsAt(start: Date | string, timezone: string): number[] {
  return [...offsetsAround(new Date(start), ianaZones.history(timezone))];
}
