import { routes } from '@ascendant/contract/routes';
import type { WaitlistEntry } from '@ascendant/contract/waitlist';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import type { OwnEntry } from './waitlist.repository';
import { joinWaitlist, leaveWaitlist, ownEntries } from './waitlist.service';

export function registerWaitlistRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.joinWaitlist, async (call) => {
    const wanted = { eventId: call.params.id, seats: call.body.seats };
    return presentEntry(await joinWaitlist(db, callerOf(call), wanted));
  });

  bind(routes.leaveWaitlist, async (call) => {
    await leaveWaitlist(db, callerOf(call), call.params.id);
    return null;
  });

  bind(routes.listMyWaitlist, async (call) => (await ownEntries(db, callerOf(call))).map((each) => presentEntry(each)));
}

function presentEntry({ entry, title, ahead, offer }: OwnEntry): WaitlistEntry {
  return {
    eventId: entry.eventId,
    eventTitle: title,
    seats: entry.seats,
    status: entry.status === 'offered' ? 'offered' : 'waiting',
    ahead,
    joinedAt: entry.createdAt.toISOString(),
    offer: offer && { seats: offer.seats, expiresAt: offer.expiresAt.toISOString() },
  };
}
