import type { EventSummary } from '@ascendant/contract/event';
import { MoonPhase } from '../../ui/chart/MoonPhase';
import { dayRange } from '../../ui/text/day-text';
import { MoreDates } from './MoreDates';

/** The Moon that night, the dates, and the light at the start: 'Feb 8–12, 2027, before dawn'; then how many more dates there are. */
export function EventWhen({ event }: { readonly event: EventSummary }) {
  const { moonPhaseDeg, moonLabel, lightLabel } = event.sky;
  const dates = dayRange(event.startDate, event.endDate, 'short');
  return (
    <>
      <MoonPhase phaseDeg={moonPhaseDeg} />
      <span>
        <span title={moonLabel}>{lightLabel ? `${dates}, ${lightLabel}` : dates}</span>
        <MoreDates event={event} />
      </span>
    </>
  );
}
