import { isClockTime } from '@ascendant/domain/calendar-day';
import { clockText, homeForm, type DateForm } from '@ascendant/domain/date-form';

let form: DateForm = homeForm;

/**
 * Sets how dates and times are written. The browser calls it once, before it renders anything, with the form that the server's page
 * has; the server calls it before each page, which it renders in one go.
 * Source: docs/rules/web.md, "Days and times".
 */
export function writeDatesAs(next: DateForm): void {
  form = next;
}

export function readerForm(): DateForm {
  return form;
}

/** A clock time as the reader writes it: '6:15 a.m.'. @param time HH:MM; a form that isn't filled in shows as it is */
export function timeText(time: string): string {
  return isClockTime(time) ? clockText(time, form) : time;
}
