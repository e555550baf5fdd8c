import { calendarDay } from '@ascendant/domain/calendar-day';
import type { Departure } from '../data/departures';

/** A date in the calendar of those who run it. */
export function buildDeparture(changes: Partial<Departure> = {}): Departure {
  return {
    id: 7,
    title: 'Dawn Traverse',
    location: 'Banff, Alberta',
    timezone: 'America/Edmonton',
    startDate: calendarDay('2099-07-02'),
    startTime: '04:45',
    endDate: calendarDay('2099-07-02'),
    endTime: '16:00',
    state: 'to_come',
    seatsTaken: 5,
    capacity: 12,
    checkedIn: 0,
    guides: [],
    missing: [],
    ...changes,
  };
}
