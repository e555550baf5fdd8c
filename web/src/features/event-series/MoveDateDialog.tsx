import type { EventForm } from '@ascendant/contract/event-editor';
import { answerDays, leastHoursToAsk, moveReminderHours } from '@ascendant/domain/booking/move-answer';
import { moveToleranceMinutes } from '@ascendant/domain/booking/moved-event';
import { calendarDay, isCalendarDay, isClockTime } from '@ascendant/domain/calendar-day';
import { eventTimes, minutesMoved, movedTimes } from '@ascendant/domain/event/moved-times';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useMoveDate } from '../../data/date-move';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { dayRange } from '../../ui/text/day-text';
import { timesText } from '../../ui/text/time-text';

/** Moves a whole date to another day or time, and says first who's told and what they can choose. */
export function MoveDateDialog({ event, onClose }: { readonly event: EventForm; readonly onClose: () => void }) {
  // As it was when the dialog opened: another move meanwhile is refused, and said.
  const [from] = useState({ startDate: event.startDate, startTime: event.startTime });
  const [start, setStart] = useState(from);
  const [answerDay, setAnswerDay] = useState('');
  const { submit, isMoving, error } = useMove({ event, from, start, answerDay }, onClose);
  const problems = fieldsOf(error);
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Move this date"
      keep="Close"
      action={{
        label: event.seatsTaken === 0 ? 'Move date' : `Move and tell ${peopleText(event.seatsTaken)}`,
        busy: isMoving && 'Moving...',
      }}
      onSubmit={submit}
    >
      <p>
        <b>{event.title}</b>
        <span className="meta numeric">
          {` Now ${dayRange(event.startDate, event.endDate, 'short')}, ${timesText(event)}`}
        </span>
      </p>
      <TextField
        label="New day"
        error={problems['startDate']}
        type="date"
        min={event.today}
        value={start.startDate}
        onChange={({ target }) => setStart({ ...start, startDate: target.value })}
      />
      <TextField
        label="New start time"
        help="It takes as long as before."
        error={problems['startTime']}
        type="time"
        value={start.startTime}
        onChange={({ target }) => setStart({ ...start, startTime: target.value })}
      />
      <AnswerDay
        days={answerDaysOf(event, start)}
        value={answerDay}
        onChange={setAnswerDay}
        error={problems['answerDay']}
      />
      <div className="stack" aria-live="polite">
        <Preview event={event} from={from} start={start} />
      </div>
      {error !== null && Object.keys(problems).length === 0 ? <FieldError>{errorSentence(error)}</FieldError> : null}
    </Dialog>
  );
}

interface Start {
  readonly startDate: string;
  readonly startTime: string;
}

interface Moving {
  readonly event: EventForm;
  readonly from: Start;
  readonly start: Start;
}

interface AnswerDayProps {
  readonly days: ReturnType<typeof answerDays>;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly error: string | undefined;
}

function answerDaysOf({ seatsTaken, today }: EventForm, { startDate }: Start): ReturnType<typeof answerDays> {
  return seatsTaken === 0 || !isCalendarDay(startDate) ? null : answerDays(calendarDay(today), startDate);
}

/** The day by which people are asked to answer, if there's one. */
function AnswerDay({ days, value, onChange, error }: AnswerDayProps) {
  if (days === null) return null;
  return (
    <TextField
      label="Ask for an answer by (optional)"
      help={`Those who haven’t answered get a reminder ${moveReminderHours} hours before that day ends. They keep their seats all the same.`}
      error={error}
      type="date"
      min={days.first}
      max={days.last}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** When it would be, who's told and what they can choose. */
function Preview({ event, from, start }: Moving) {
  if (!isCalendarDay(start.startDate) || !isClockTime(start.startTime)) return null;
  if (start.startDate === from.startDate && start.startTime === from.startTime)
    return <p className="meta">Choose another day or time.</p>;
  const at = { startDate: start.startDate, startTime: start.startTime };
  const times = movedTimes(eventTimes(event), at);
  return (
    <>
      <p className="numeric">{`New: ${dayRange(times.startDate, times.endDate, 'short')}, ${timesText({ ...event, ...times })}`}</p>
      {whoIsTold(event.seatsTaken, Math.abs(minutesMoved(eventTimes(event), at))).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function whoIsTold(people: number, minutes: number): readonly string[] {
  if (people === 0) return ['No one has booked this date, so no one is told.'];
  const told = `${people === 1 ? '1 person keeps their seat' : `${people} people keep their seats`} and tickets, and get an email.`;
  if (minutes <= moveToleranceMinutes) return [told];
  return [
    `${told} They can take the new date, choose another date, or get all their money back until the new start, whatever your policy says.`,
    `Anyone who doesn’t answer keeps their seat. With less than ${leastHoursToAsk} hours to the new start no one is asked, but everyone can still get a full refund.`,
  ];
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function useMove({ event, from, start, answerDay }: Moving & { readonly answerDay: string }, onDone: () => void) {
  const { mutate, isPending, error } = useMoveDate();
  const asks = answerDay !== '' && answerDaysOf(event, start) !== null;
  const body = { from, ...start, ...(asks ? { answerDay } : {}) };
  const submit = () => {
    const onSuccess = () => {
      showToast({ title: 'Date moved', description: `${event.title} has its new time.` });
      onDone();
    };
    mutate({ id: event.id, body }, { onSuccess });
  };
  return { submit, isMoving: isPending, error };
}
