import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { callerOf } from '../../http/binding';
import { presentMyBooking } from './bookings.presenter';
import { readDateMove, takeMovedDate } from './move-answer.service';
import { myBookings } from './my-bookings.service';
import { nameGuests } from './name-guests.service';
import { renameAttendee } from './rename-attendee.service';
import { shareEmail } from './share-email.service';

export function registerBookingRoutes(
  { bind, eventScores }: Pick<ApplicationContext, 'bind' | 'eventScores'>,
  db: Database,
): void {
  bind(routes.listMyBookings, async (call) => {
    const found = await myBookings({ db, eventScores }, callerOf(call));
    return found.map(presentMyBooking);
  });

  bind(routes.readDateMove, (call) => readDateMove(db, call.body.token));

  bind(routes.takeMovedDate, (call) => takeMovedDate(db, { ...call.body, requestId: call.request.id }));

  bind(routes.renameAttendee, async (call) => {
    const { id, position } = call.params;
    const { name } = call.body;
    await renameAttendee(db, callerOf(call), { bookingId: id, position, name });
    return { name };
  });

  bind(routes.nameGuests, async (call) => ({
    names: await nameGuests(db, callerOf(call), { bookingId: call.params.id, guests: call.body.guests }),
  }));

  bind(routes.shareEmail, async (call) => {
    const { shared } = call.body;
    await shareEmail(db, callerOf(call), { bookingId: call.params.id, shared });
    return { shared };
  });
}
