import type { EventDate } from '@ascendant/contract/event-dates';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents, toDecimal } from '@ascendant/domain/money';
import { datesSpan, type AskedSpan } from '@ascendant/domain/schedule/dates-span';
import type { Viewer } from '../../access/caller';
import { AppError } from '../../errors/app-error';
import { requireReadable } from './event-access';
import { scoresFor, type EventDeps } from './events.service';
import { findNamedDate, findSeriesDates } from './series-dates.repository';

/**
 * The dates of an event's series that haven't begun, its own included, with the seats left and the caller's scores.
 * @throws AppError not_found; invalid_input for more than a year
 * Source: docs/rules/events.md, "The dates of a series".
 */
export async function seriesDates(
  deps: EventDeps,
  { eventId, asked }: { readonly eventId: number; readonly asked: AskedSpan },
  caller: Viewer | null,
): Promise<EventDate[]> {
  const event = await requireReadable(deps.db, await findNamedDate(deps.db, eventId), caller);
  const span = datesSpan(asked, calendarDay(event.today));
  if ('problem' in span) throw new AppError('invalid_input', { fields: { to: span.problem } });
  const dates = await findSeriesDates(deps.db, event, span);
  const published = dates.filter(({ status }) => status === 'published').map(({ id }) => id);
  const scores = await scoresFor(deps, published, caller);
  return dates.map(({ lowestAdultPriceCents, ...date }) => ({
    ...date,
    lowestAdultPrice: toDecimal(cents(lowestAdultPriceCents)),
    matchScore: scores.get(date.id) ?? null,
  }));
}
