import { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { organizerDay } from './organizer-day.service';

/** Serves what an organizer's dashboard begins with. */
export function bindOrganizerDay({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(organizerDayRoutes.organizerDay, (call) => organizerDay(db, organizerOf(callerOf(call))));
}
