import type { EventDetail } from '@ascendant/contract/event';
import type { EventDate } from '@ascendant/contract/event-dates';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { bestDates } from '@ascendant/domain/schedule/nearest-date';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useReadAhead } from '../../data/event';
import { useAllEventDates } from '../../data/event-dates';
import { usePartyAddress, usePartyOfEvent, usePartyText, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import styles from './DatePicker.module.css';
import { MonthGrid } from './MonthGrid';
import { BestDates, TimeSlots } from './TimeSlots';

interface DatePickerProps {
  readonly event: EventDetail;
  readonly onClose: () => void;
}

/** The calendar of an event's series: the best dates for who comes, the months, and the times of a day. */
export function DatePicker({ event, onClose }: DatePickerProps) {
  const text = usePartyText();
  const { dates, isPending, failed, retry } = useAllEventDates(event.id, { party: text, today: event.today });
  return (
    <Dialog onClose={onClose} title="Choose a date" width="wide">
      {failed ? <ErrorState onRetry={retry} title="We couldn’t load the dates" /> : null}
      {isPending ? <Spinner label="Loading dates" /> : null}
      {dates.length > 0 ? <Calendar event={event} dates={dates} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Calendar({ event, dates, onClose }: DatePickerProps & { readonly dates: readonly EventDate[] }) {
  const { ids, count } = usePartyOfEvent(event);
  const seats = count === null ? 1 + ids.length : count.adults + count.children;
  const choose = useChosenDate(event.id, onClose);
  const byDay = useMemo(() => datesByDay(dates), [dates]);
  const datesOn = (each: CalendarDay) => byDay.get(each) ?? [];
  const [first, last] = [calendarDay(dates[0]?.startDate ?? event.startDate), lastDay(dates, event)];
  const own = byDay.has(event.startDate) ? calendarDay(event.startDate) : first;
  const [day, setDay] = useState(own);
  const slot = { chosenId: event.id, seats, onChoose: choose };
  return (
    <div className={styles.picker}>
      <BestDates dates={bestDates(dates, seats)} {...slot} />
      <div className={styles.halves}>
        <MonthGrid day={day} onDay={setDay} datesOn={datesOn} first={first} last={last} seats={seats} />
        <TimeSlots day={day} dates={datesOn(day)} {...slot} />
      </div>
    </div>
  );
}

function datesByDay(dates: readonly EventDate[]): ReadonlyMap<string, readonly EventDate[]> {
  const byDay = new Map<string, EventDate[]>();
  for (const date of dates) {
    const onDay = byDay.get(date.startDate);
    if (onDay) onDay.push(date);
    else byDay.set(date.startDate, [date]);
  }
  return byDay;
}

function lastDay(dates: readonly EventDate[], event: EventDetail): CalendarDay {
  return calendarDay(dates.at(-1)?.startDate ?? event.startDate);
}

/**
 * Goes to the page of the date that was chosen, with the people who come. It's read first, so that the page stays where it is.
 */
function useChosenDate(ownId: number, onClose: () => void): (date: EventDate) => void {
  const readAhead = useReadAhead();
  const navigate = useNavigate();
  const { text, count } = usePartyAddress();
  return ({ id }) => {
    if (id === ownId) return onClose();
    void readAhead(id).then(() => {
      onClose();
      return navigate(withParty(paths.event(id), text, count), { preventScrollReset: true });
    });
  };
}
