import { numberText } from '../site/locale';

export interface EditFigures {
  /** Dates that change. */
  readonly dates: number;
  /** Dates among them that have bookings. */
  readonly booked: number;
  /** People who get an email. */
  readonly people: number;
}

/** '37 dates' and '1 date'. */
export function datesText(dates: number): string {
  return dates === 1 ? '1 date' : `${numberText(dates)} dates`;
}

/** '37 dates change, 4 of them have bookings. We’ll email 52 people about it.' */
export function editText({ dates, booked, people }: EditFigures): string {
  const changes = dates === 1 ? '1 date changes' : `${datesText(dates)} change`;
  return [`${changes}${bookedText(dates, booked)}.`, toldText(people)].filter(Boolean).join(' ');
}

function bookedText(dates: number, booked: number): string {
  if (booked === 0) return dates === 1 ? ' and has no bookings' : ', none of them has bookings';
  if (dates === 1) return ' and has bookings';
  return booked === 1 ? ', 1 of them has bookings' : `, ${numberText(booked)} of them have bookings`;
}

function toldText(people: number): string {
  if (people === 0) return '';
  return people === 1 ? 'We’ll email 1 person about it.' : `We’ll email ${numberText(people)} people about it.`;
}

export interface KeptDates {
  /** The field's name for people, in lower case. */
  readonly field: string;
  /** Why it can't be changed there; null where it was changed on these dates alone. */
  readonly reason: string | null;
  readonly dates: number;
  /** The first of them, as people read them. */
  readonly first: readonly string[];
}

/** 'Capacity stays on 12 dates, where it was changed separately: Jul 4, Jul 11, Jul 18 and 9 more.' */
export function keptText({ field, reason, dates, first }: KeptDates): string {
  const more = dates - first.length;
  const named = `${first.join(', ')}${more > 0 ? ` and ${numberText(more)} more` : ''}`;
  const stays = `${field} stays the same on ${datesText(dates)}`;
  return reason === null
    ? `${stays} that you’ve changed separately: ${named}.`
    : `${stays}: ${named}. ${reason.replace(/\.$/, '')}.`;
}
