import { departureRoutes } from '@ascendant/contract/departure';
import { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { departures } from './departures.service';
import { organizerDay } from './organizer-day.service';

/** Serves what waits for an organizer, and the calendar. */
export function bindOrganizerDay({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(organizerDayRoutes.organizerDay, (call) => organizerDay(db, organizerOf(callerOf(call))));
  bind(departureRoutes.listDepartures, (call) => departures(db, callerOf(call), call.query));
}
