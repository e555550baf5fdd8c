import { addDays, type CalendarDay } from '../calendar-day';
import { numberText } from '../site/locale';
import { fieldProblems, type FieldProblems } from './form/field-problems';

/** With fewer, everyone who books would be enough. */
export const fewestToRun = 2;
/** How many days before its first day an event can be decided: a quarter, as far as people plan ahead. */
export const maxDecideDaysBefore = 90;
/** What the form proposes. */
export const proposedToRun = { runsFrom: 4, decideDaysBefore: 7 } as const;
/** When it's decided, on that day, on the clock of the event's place. */
export const decisionTime = '12:00';
/** How long before the decision those who manage the event hear that too few have booked, and how long they have at least. */
export const askHours = 24;

/** How many people an event needs to run, and how many days before its first day that's decided; both null: it runs with anyone. */
export interface RunsFrom {
  readonly runsFrom: number | null;
  readonly decideDaysBefore: number | null;
}

/** What the rules look at besides. */
export interface DateToRun extends RunsFrom {
  readonly startDate: CalendarDay;
  /** Today's date at the event's place. */
  readonly today: CalendarDay;
  readonly capacity: number;
  /** People in confirmed bookings. */
  readonly booked: number;
  readonly isDecided: boolean;
}

/** The day on which it's decided whether an event runs. */
export function decisionDay(startDate: CalendarDay, decideDaysBefore: number): CalendarDay {
  return addDays(startDate, -decideDaysBefore);
}

/**
 * What's wrong with a number of people for a date, by field. People have booked what the page said, so once someone has, the number can only fall,
 * and the day stays.
 * Source: docs/rules/events.md, "Runs from a number of people".
 */
export function runsFromProblems(asked: RunsFrom, date: DateToRun): FieldProblems {
  return fieldProblems(problemsOf(asked, date));
}

function* problemsOf(
  { runsFrom, decideDaysBefore }: RunsFrom,
  date: DateToRun,
): Iterable<readonly [keyof RunsFrom, string]> {
  if (date.isDecided) yield ['runsFrom', 'It’s decided already: this date takes place.'];
  if (runsFrom === null && decideDaysBefore === null) return;
  if (!isWholeBetween(runsFrom, fewestToRun, Number.MAX_SAFE_INTEGER))
    yield ['runsFrom', `Please enter at least ${fewestToRun} people`];
  else if (runsFrom > date.capacity) yield ['runsFrom', `This date has only ${numberText(date.capacity)} seats`];
  else if (date.booked > 0 && runsFrom > (date.runsFrom ?? 0))
    yield ['runsFrom', 'People have booked already, so this number can’t be raised.'];
  if (!isWholeBetween(decideDaysBefore, 1, maxDecideDaysBefore))
    yield ['decideDaysBefore', `Please enter 1 to ${maxDecideDaysBefore} days`];
  else if (date.booked > 0 && date.decideDaysBefore !== null && decideDaysBefore !== date.decideDaysBefore)
    yield ['decideDaysBefore', 'People have booked already, so this day stays.'];
  else if (decisionDay(date.startDate, decideDaysBefore) <= date.today && decideDaysBefore !== date.decideDaysBefore)
    yield ['decideDaysBefore', 'That day is over. Please enter fewer days.'];
}

function isWholeBetween(value: number | null, min: number, max: number): value is number {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

/** Why a date can't have so few seats; null if it can. */
export function tooFewSeats(capacity: number, runsFrom: number | null): string | null {
  if (runsFrom === null || capacity >= runsFrom) return null;
  return `This date needs ${numberText(runsFrom)} people to take place. Lower that number first.`;
}

/** What's decided, when the time has come: that it runs, that it's cancelled, or nothing yet, because people who are paying right now would be enough. */
export function decisionOf({
  runsFrom,
  booked,
  paying,
}: {
  readonly runsFrom: number;
  readonly booked: number;
  /** People in holds. */
  readonly paying: number;
}): 'runs' | 'cancel' | 'wait' {
  if (booked >= runsFrom) return 'runs';
  return booked + paying >= runsFrom ? 'wait' : 'cancel';
}

/** How many have booked an event that needs a number of people. */
export interface ShownRunsFrom {
  readonly people: number;
  readonly booked: number;
  readonly isDecided: boolean;
}

/**
 * 'Runs from 6 people. 4 have booked. Decided on July 1.'
 * @param day the day of the decision, as its reader reads days
 */
export function runsFromText({ people, booked, isDecided }: ShownRunsFrom, day: string): string {
  const from = `Runs from ${numberText(people)} people.`;
  if (isDecided) return `${from} It’s decided: this date takes place.`;
  return `${from} ${bookedText(booked)} Decided on ${day}.`;
}

function bookedText(booked: number): string {
  if (booked === 0) return 'No one has booked yet.';
  return booked === 1 ? '1 has booked.' : `${numberText(booked)} have booked.`;
}

/** What happens if too few book. */
export const refundedIfTooFew = 'If fewer book, it doesn’t take place, and everyone gets a full refund.';

/** Why a date was cancelled, for those who had booked it. */
export function tooFewReason(people: number): string {
  return `It needed ${numberText(people)} people, and fewer had booked by the day on which that’s decided.`;
}
