import type { EventDetail } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventDatesQuery } from '../../data/event-dates';
import { usePartyText } from '../../fields/party-address';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Icon } from '../../ui/layout/Icon';
import { dayOfYear } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './DateChoice.module.css';

const DatePicker = lazyDialog(async () => (await import('./DatePicker')).DatePicker);

/** The date of the event's page, which opens the calendar of its series if there are others. What chooses one is loaded when it's opened. */
export function DateChoice({ event }: { readonly event: EventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const party = usePartyText();
  const { data } = useQuery(eventDatesQuery(event.id, { party }));
  const others = data?.filter(({ id, status }) => id !== event.id && status === 'published').length ?? 0;
  const date = (
    <>
      <Icon name="cal" size="small" />
      <span className="numeric">{`${dayOfYear(event.startDate)} at ${timeText(event.startTime)}`}</span>
    </>
  );
  if (others === 0) return <p className={styles.date}>{date}</p>;
  return (
    <>
      <button type="button" className={styles.date} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {date}
        <small className="meta numeric">{others === 1 ? '1 other date' : `${others} other dates`}</small>
        <Icon name="down" size="small" />
      </button>
      {isOpen ? <DatePicker event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
