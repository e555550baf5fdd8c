import { calendarDay, addDays, isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { hasProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { maxRepeatDates, repeatProblems } from '@ascendant/domain/event/series';
import { useRef, useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useRepeatEvent } from '../../data/event-series';
import { sentToReview } from '../../fields/sent-to-review';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Field, FieldError } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { Icon } from '../../ui/layout/Icon';
import { dayWithWeekday } from '../../ui/text/day-text';
import styles from './RepeatDialog.module.css';

const weekDays = 7;

interface RepeatDialogProps {
  readonly event: { readonly id: number; readonly title: string; readonly startDate: string; readonly today: string };
  readonly role: 'admin' | 'organizer';
  readonly onClose: () => void;
}

type Status = 'draft' | 'published';

/** Repeats an event on further dates, several at once. Each becomes an event of its own, with its own seats and prices. */
export function RepeatDialog({ event, role, onClose }: RepeatDialogProps) {
  const facts = { startDate: event.startDate, today: calendarDay(event.today) };
  const [dates, setDates] = useState<readonly string[]>(() => [nextDate([], facts)]);
  const [problems, setProblems] = useState<FieldProblems>({});
  const list = useRef<HTMLDivElement>(null);
  const { send, busyWith } = useRepeat({ event, onClose, onRefused: (found) => show(found) });

  const show = (found: FieldProblems) => {
    setProblems(found);
    const first = dates.findIndex((_, index) => problemAt(found, index) !== undefined);
    list.current?.querySelectorAll('input')[first]?.focus();
  };
  const change = (next: readonly string[]) => {
    setDates(next);
    // An error goes away when its date is right, and none appears before the next attempt.
    const now = dateProblems(next, facts);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => now[name] !== undefined)));
  };
  const submit = (status: Status) => {
    const found = dateProblems(dates, facts);
    if (hasProblems(found)) return show(found);
    send(dates, status);
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Repeat on other dates"
      footer={
        <div className="row align-end">
          <Button
            busy={busyWith === 'draft' && 'Adding...'}
            disabled={busyWith !== null}
            onClick={() => submit('draft')}
          >
            Save as drafts
          </Button>
          <Button
            kind="primary"
            busy={busyWith === 'published' && 'Adding...'}
            disabled={busyWith !== null}
            onClick={() => submit('published')}
          >
            {role === 'admin' ? 'Publish' : 'Send to Review'}
          </Button>
        </div>
      }
    >
      <p>
        <b>{event.title}</b>{' '}
        <span>{`starts on ${dayWithWeekday(event.startDate)}. Each date becomes a separate event with its own seats and prices. Travellers choose among them beside the price.`}</span>
      </p>
      <div className={styles.dates} ref={list}>
        <DateInputs dates={dates} problems={problems} onChange={change} />
      </div>
      {problems['dates'] === undefined ? null : <FieldError>{problems['dates']}</FieldError>}
      <Button
        size="small"
        disabled={dates.length >= maxRepeatDates}
        onClick={() => change([...dates, nextDate(dates, facts)])}
      >
        <Icon name="plus" size="small" />
        Add a date
      </Button>
    </Dialog>
  );
}

interface DateInputsProps {
  readonly dates: readonly string[];
  readonly problems: FieldProblems;
  readonly onChange: (dates: readonly string[]) => void;
}

function DateInputs({ dates, problems, onChange }: DateInputsProps) {
  return dates.map((date, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two dates can be the same while they're typed
    <Field key={index} label={`Date ${index + 1}`} error={problemAt(problems, index)}>
      {(control) => (
        <span className={styles.date}>
          <Input
            {...control}
            type="date"
            value={date}
            onChange={({ target }) => onChange(dates.with(index, target.value))}
          />
          <Button
            kind="ghost"
            square
            aria-label={`Remove date ${index + 1}`}
            disabled={dates.length === 1}
            onClick={() => onChange(dates.filter((_, other) => other !== index))}
          >
            <Icon name="x" />
          </Button>
        </span>
      )}
    </Field>
  ));
}

interface RepeatCall extends Omit<RepeatDialogProps, 'role'> {
  readonly onRefused: (problems: FieldProblems) => void;
}

/** Sends the dates. What the server refuses is shown at its date. */
function useRepeat({ event, onClose, onRefused }: RepeatCall) {
  const repeat = useRepeatEvent();
  const [busyWith, setBusyWith] = useState<Status | null>(null);
  const send = (dates: readonly string[], status: Status) => {
    setBusyWith(status);
    repeat.mutate(
      { id: event.id, dates, status },
      {
        onSuccess: ({ events, adminCount }) => {
          showToast(adminCount === null ? addedToast(events.length, status) : sentToReview(adminCount));
          onClose();
        },
        onError: (error) => {
          const fields = fieldsOf(error);
          if (hasProblems(fields)) return onRefused(fields);
          const fallback = `Failed to add the ${dates.length === 1 ? 'date' : 'dates'}. Please try again.`;
          showToast({ title: 'Error', description: errorSentence(error, fallback), tone: 'bad' });
        },
        onSettled: () => setBusyWith(null),
      },
    );
  };
  return { send, busyWith };
}

function addedToast(count: number, status: Status) {
  const what = count === 1 ? '1 date' : `${count} dates`;
  return status === 'draft'
    ? { title: `${what} added`, description: 'Saved as drafts.' }
    : { title: `${what} added`, description: 'Anyone can now find and book them.' };
}

/** The next date that the dialog proposes: a week after the last one, or after the event, and never one that's in the past. */
export function nextDate(dates: readonly string[], { startDate, today }: RepeatEvent): CalendarDay {
  const last = dates.findLast(isCalendarDay) ?? startDate;
  let next = addDays(calendarDay(last), weekDays);
  while (next < today) next = addDays(next, weekDays);
  return next;
}

/** The event that's repeated: its first day, and today. */
interface RepeatEvent {
  readonly startDate: string;
  readonly today: CalendarDay;
}

/** What's wrong with the dates, by field: `dates` as a whole, `dates.0` and so on. The other dates of the series are the server's to check. */
export function dateProblems(dates: readonly string[], { startDate, today }: RepeatEvent): FieldProblems {
  return repeatProblems(dates, { today, taken: [startDate] });
}

/** The problem of one date; undefined if there's none. */
function problemAt(problems: FieldProblems, index: number): string | undefined {
  return problems[`dates.${index}`];
}
