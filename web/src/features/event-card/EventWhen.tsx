import type { EventSummary } from '@ascendant/contract/event';
import { MoonPhase } from '../../ui/chart/MoonPhase';
import { dayRange } from '../../ui/text/day-text';

/** The Moon that night, the dates, and the light at the start: 'Feb 8–12, 2027, before dawn'. */
export function EventWhen({ event }: { readonly event: EventSummary }) {
  const { moonPhaseDeg, moonLabel, lightLabel } = event.sky;
  const dates = dayRange(event.startDate, event.endDate, 'short');
  return (
    <>
      <MoonPhase phaseDeg={moonPhaseDeg} />
      <span title={moonLabel}>{lightLabel ? `${dates}, ${lightLabel}` : dates}</span>
    </>
  );
}
