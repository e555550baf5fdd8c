import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { payouts } from '../payouts/payouts.module';
import { resendEmail, signOutPerson } from './help-person.service';
import { presentNote } from './lookup.presenter';
import { lookUp } from './lookup.service';
import { addNote, removeNote } from './notes.service';
import { organizerPage, organizersFound } from './organizer-page.service';
import { paymentHistory } from './payment-history.service';
import { personPage } from './person-page.service';

/** Serves look-ups of people and payments to admins. */
export function registerLookupRoutes(context: ApplicationContext): void {
  const { bind, db } = context;

  bind(routes.lookUp, (call) => lookUp(db, callerOf(call), { q: call.body.q, requestId: call.request.id }));

  bind(routes.getPaymentHistory, (call) =>
    paymentHistory(db, callerOf(call), { paymentId: call.params.id, requestId: call.request.id }),
  );

  bind(routes.getPersonPage, (call) =>
    personPage(db, callerOf(call), { userId: call.params.id, requestId: call.request.id }),
  );

  bind(routes.getOrganizerPage, (call) =>
    organizerPage(payouts.depsOf(context), callerOf(call), { organizerId: call.params.id, requestId: call.request.id }),
  );

  bind(routes.findOrganizers, ({ query }) => organizersFound(db, query));

  bind(routes.addPersonNote, async (call) => {
    const caller = callerOf(call);
    const note = { userId: call.params.id, text: call.body.text, requestId: call.request.id };
    return presentNote(await addNote(db, caller, note));
  });

  bind(routes.removePersonNote, async (call) => {
    const { id: userId, noteId } = call.params;
    await removeNote(db, callerOf(call), { userId, noteId, requestId: call.request.id });
    return null;
  });

  bind(routes.resendEmail, async (call) => {
    const { id: userId, emailId: mailId } = call.params;
    await resendEmail(db, callerOf(call), { userId, mailId, requestId: call.request.id });
    return null;
  });

  bind(routes.signOutPerson, async (call) => {
    await signOutPerson(db, callerOf(call), { userId: call.params.id, requestId: call.request.id });
    return null;
  });
}
