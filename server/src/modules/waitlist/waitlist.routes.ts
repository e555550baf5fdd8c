import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentEntry } from './waitlist.presenter';
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
