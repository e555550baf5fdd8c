import { isCalendarDay } from '@ascendant/domain/calendar-day';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { managedEventSorts, type ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { idIn, useListAddress } from '../../ui/table/list-address';
import type { Viewer } from './transition-labels';

/** In place of a status: published events that are still to come. */
export const activeFilter = 'active';

/** Which events are shown. It's in the URL, so that a reload shows the same; anything it says wrongly counts as not said. */
export function useEventAddress(viewer: Viewer) {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'status', 'sort', 'organizer', 'series', 'from', 'to']);
  const status = eventStatuses.find((each) => each === values.status);
  const sort = managedEventSorts.find((each) => each === values.sort);
  const organizer = viewer === 'admin' && idIn(values.organizer) !== null ? values.organizer : '';
  const series = viewer === 'organizer' ? idIn(values.series) : null;
  const hasDays = viewer === 'admin' || series !== null;
  const [from, to] = hasDays ? [dayIn(values.from), dayIn(values.to)] : ['', ''];
  const isActive = values.status === activeFilter;
  const filters = { q: values.q, status: isActive ? activeFilter : (status ?? ''), organizer, from, to };
  const isFiltered = Object.values(filters).some((each) => each !== '');
  return {
    values: { ...filters, sort: sort ?? '' },
    filter: {
      ...(values.q === '' ? {} : { q: values.q }),
      ...(status === undefined ? {} : { status }),
      ...(isActive ? { active: 'true' } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...(organizer === '' ? {} : { organizer }),
      ...(from === '' ? {} : { from }),
      ...(to === '' ? {} : { to }),
      ...(viewer === 'organizer' ? datesShown(series, sort) : {}),
    },
    /** The dates of one series are shown, and nothing else. */
    series,
    /** A row is a date, so that days limit them. */
    hasDays,
    /** The order without a choice; an admin's list begins with what waits for approval. */
    usualSort: viewer === 'admin' ? null : usualSort(series),
    page,
    /** The first page of everything, in the usual order. */
    isFirst: page === 1 && !isFiltered && sort === undefined && series === null,
    choose,
    hrefOf,
  };
}

/** A day of the address; '' if it's none. */
const dayIn = (value: string): string => (isCalendarDay(value) ? value : '');

const usualSort = (series: number | null): ManagedEventSort => (series === null ? 'newest' : 'upcoming');

/** The dates of one series, from the next on; or a row for each series. Figures are a date's, so a list by figures has every date. */
function datesShown(series: number | null, sort: ManagedEventSort | undefined) {
  if (series !== null) return { series, sort: sort ?? usualSort(series) };
  return sort === 'bookings' || sort === 'revenue' ? {} : ({ by: 'series' } as const);
}

export type EventAddress = ReturnType<typeof useEventAddress>;
