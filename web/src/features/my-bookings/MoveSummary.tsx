import { useQuery } from '@tanstack/react-query';
import type { MoveQuote } from '../../data/booking-move';
import { eventDetailQuery } from '../../data/event';
import { dayRange } from '../../ui/text/day-text';
import { timesText } from '../../ui/text/time-text';
import { MoveTerms } from './MoveTerms';

/** Which date someone pays to move to, and what it costs. */
export function MoveSummary({ quote, eventId }: { readonly quote: MoveQuote; readonly eventId: number }) {
  const { data: event } = useQuery(eventDetailQuery(String(eventId)));
  return (
    <section className="panel roomy stack">
      <h2>Your new date</h2>
      {event ? (
        <p>
          <b>{event.title}</b>
          <br />
          <span className="meta numeric">
            {`${dayRange(event.startDate, event.endDate, 'short')}, ${timesText(event)}`}
          </span>
        </p>
      ) : null}
      <MoveTerms quote={quote} />
      <p className="meta numeric">{`Booking ${quote.reference}`}</p>
    </section>
  );
}
