import { attendeeRoutes } from '@ascendant/contract/attendee';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { attendeesOfEvent } from './attendees.service';

/** Serves the attendees of an event to its organizer and to admins. */
export function bindAttendees({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(attendeeRoutes.listAttendees, (call) =>
    attendeesOfEvent(db, callerOf(call), { eventId: call.params.id, ...call.query }),
  );
}
