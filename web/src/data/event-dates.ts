import type { EventDate, NearestDate } from '@ascendant/contract/event-dates';
import { addDays, calendarDay } from '@ascendant/domain/calendar-day';
import { maxDatesSpan } from '@ascendant/domain/schedule/dates-span';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { browserApi, type Api } from '../api/client';
import { readOrNullQuery } from './read-query';

/** The codes of refusals that are about the date. */
const ofTheDate = new Set(['sold_out', 'not_available', 'not_on_sale', 'date_changed']);

interface AskedDates {
  /** The dependents who come along. */
  readonly party: string | undefined;
  /** The first day of a year; today unless given. */
  readonly from?: string;
}

/** A year of the dates of an event's series. */
export const eventDatesQuery = (id: number, { party, from }: AskedDates, api: Api = browserApi) =>
  readOrNullQuery('eventDates', 'GET /api/events/:id/dates', { params: { id }, query: { with: party, from } }, { api });

/** All dates of a series, a year at a time: the window of a schedule ends in the second. */
export function useAllEventDates(id: number, { party, today }: { party: string | undefined; today: string }) {
  const thisYear = useQuery(eventDatesQuery(id, { party }));
  const nextYear = useQuery(eventDatesQuery(id, { party, from: addDays(calendarDay(today), maxDatesSpan) }));
  const dates: readonly EventDate[] = [...(thisYear.data ?? []), ...(nextYear.data ?? [])];
  return {
    dates,
    isPending: thisYear.isPending,
    failed: thisYear.isError || nextYear.isError,
    retry: () => void Promise.all([thisYear.refetch(), nextYear.refetch()]),
  };
}

/** Whether an error says that a date can't be booked any more. */
export function isAboutDate(error: unknown): error is ApiError {
  return error instanceof ApiError && ofTheDate.has(error.code);
}

/** The date that the server offers instead; null if it offers none. */
export function nearestDateIn(error: unknown): NearestDate | null {
  const found = error instanceof ApiError ? error.body?.['nearestDate'] : null;
  return isNearestDate(found) ? found : null;
}

function isNearestDate(found: unknown): found is NearestDate {
  if (typeof found !== 'object' || found === null || !('id' in found) || typeof found.id !== 'number') return false;
  return (
    'startDate' in found &&
    typeof found.startDate === 'string' &&
    'startTime' in found &&
    typeof found.startTime === 'string'
  );
}
