import { ownAccountRoutes } from '@ascendant/contract/own-account';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { sendTestTicket } from './test-ticket.service';

/** Serves the test of the emailed ticket. */
export function bindTestTicket({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(ownAccountRoutes.sendTestTicket, async (call) => {
    await sendTestTicket(db, callerOf(call), { ...call.body, requestId: call.request.id });
    return { message: 'Email ticket sent' };
  });
}
