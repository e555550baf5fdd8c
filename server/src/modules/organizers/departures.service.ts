import type { DaySky, departureRoutes } from '@ascendant/contract/departure';
import type { RouteReply } from '@ascendant/contract/route';
import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import { organizerOf } from '@ascendant/domain/event/access';
import { departuresOn, missingOf } from '@ascendant/domain/event/departure';
import { longestWorkDateList } from '@ascendant/domain/list-limits';
import { townOf } from '@ascendant/domain/town-of';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { events } from '../events/events.module';
import { countPeople, findDepartures, findNextDay, isAmong } from './departures.repository';
import { findAskedBookings } from './organizer-day.repository';
import { owingDates } from './organizer-day.service';

type Departures = RouteReply<typeof departureRoutes.listDepartures>;
type Row = Awaited<ReturnType<typeof findDepartures>>[number];

interface Days {
  readonly from: CalendarDay;
  readonly days: number;
}

/**
 * The dates of some days that the caller runs, with what's missing. A guide has their own, and reads no names of others.
 * Source: docs/rules/events.md, "The calendar".
 */
export async function departures(db: Database, caller: Caller, { from, days }: Days): Promise<Departures> {
  const isGuide = caller.role === 'guide';
  const wanted = {
    organizerId: organizerOf(caller),
    among: isGuide ? (caller.dates ?? []) : undefined,
    from,
    to: addDays(from, days - 1),
  };
  const [found, next] = await Promise.all([findDepartures(db, wanted), findNextDay(db, wanted)]);
  const rows = found.slice(0, longestWorkDateList);
  const ids = rows.map(({ id }) => id);
  const [people, asked] = await Promise.all([countPeople(db, ids), findAskedBookings(db, isAmong(ids))]);
  const owing = new Map((await owingDates(db, asked)).map(({ id, bookings }) => [id, bookings]));
  return {
    departures: rows.map((row) => {
      const { checkedIn = 0, unsigned = 0 } = people.get(row.id) ?? {};
      const guides = isGuide ? [] : row.guides;
      const hasGuides = !isGuide && row.hasGuides;
      const missing = missingOf({ ...row, guides, hasGuides, unsigned, owing: owing.get(row.id) ?? 0 });
      return { ...row, seatsTaken: row.booked, checkedIn, guides, missing: [...missing] };
    }),
    hasMore: found.length > rows.length,
    skies: skiesOf(rows, { from, days }),
    next,
  };
}

/** So many places have their Sun and Moon: each takes a moment to compute. */
const mostPlaces = 3;

function skiesOf(rows: readonly Row[], { from, days }: Days): DaySky[] {
  const places = [...new Map(rows.map((row) => [townOf(row.location), row])).values()].slice(0, mostPlaces);
  const skies = Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((day) => {
    const towns = new Set(departuresOn(rows, day).map(({ location }) => townOf(location)));
    const shown = places.filter(({ location }) => towns.has(townOf(location)));
    return shown.map((place) => events.skyOfDay({ ...place, day }));
  });
  return skies.filter((sky) => sky !== null);
}
