import type { GateTicket } from '@ascendant/contract/check-in';
import { paths } from '../../paths';
import type { StoredList } from '../../storage/gate-store';
import { dayRange } from '../../ui/day-words';
import { Icon } from '../../ui/Icon';
import { countOf } from './gate-list';

/**
 * The event being checked in, and how many people have arrived. Its link does a full page load, so the next page can't use
 * the camera.
 */
export function GateHead({ list, tickets }: { readonly list: StoredList; readonly tickets: readonly GateTicket[] }) {
  const { event } = list;
  const { cameIn, expected } = countOf(tickets);
  return (
    <header className="gate-head">
      <a className="link back" href={paths.organizer}>
        <Icon name="left" size="s" />
        Your events
      </a>
      <h1>Check-in</h1>
      <p className="event-name">{event.title}</p>
      <p className="meta num">
        {dayRange(event.startDate, event.endDate, 'short')}, {event.startTime} · {event.location}
      </p>
      <p className="gate-count">
        <b className="num">{cameIn}</b> of <span className="num">{expected}</span> checked in
      </p>
      <progress value={cameIn} max={Math.max(expected, 1)} aria-label="People checked in" />
    </header>
  );
}
