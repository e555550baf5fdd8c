import type { PersonPage } from '@ascendant/contract/lookup';
import { personListLength } from '@ascendant/domain/payment/lookup';
import { browserLabel } from '@ascendant/domain/person/browser-label';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { accounts } from '../accounts/accounts.module';
import { findPayments } from './found-payments.repository';
import { findPerson } from './found-people.repository';
import {
  presentBookingOfPerson,
  presentFoundPayment,
  presentFoundPerson,
  presentMail,
  presentNote,
} from './lookup.presenter';
import { findNotesOf } from './notes.repository';
import { noSuchPerson } from './notes.service';
import { findBookingsOf, findMailsOf } from './person-lists.repository';

/**
 * Everything that an admin needs to help a person: what they booked, paid and were sent, where they're signed in, and other admins' notes.
 * @throws AppError not_found
 */
export async function personPage(
  db: Database,
  caller: Caller,
  { userId, requestId }: { readonly userId: number; readonly requestId: string },
): Promise<PersonPage> {
  const person = await findPerson(db, userId);
  if (!person) throw noSuchPerson();
  await recordAudit(db, { actor: caller, action: 'user.viewed', target: { type: 'user', id: userId }, requestId });
  const keys = { userIds: [userId], bookingId: null, amountCents: null, last4: null, providerId: null };
  const [bookings, payments, mails, sessions, notes] = await Promise.all([
    findBookingsOf(db, userId, personListLength),
    findPayments(db, keys, personListLength),
    findMailsOf(db, userId, personListLength),
    accounts.findSessionsOf(db, userId),
    findNotesOf(db, userId),
  ]);
  return {
    person: {
      ...presentFoundPerson(person),
      emailVerified: person.emailVerified,
      createdAt: person.createdAt.toISOString(),
      deletedFrom: person.deletedFrom?.toISOString() ?? null,
    },
    bookings: bookings.map(presentBookingOfPerson),
    payments: payments.map(presentFoundPayment),
    emails: mails.map(presentMail),
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      browser: browserLabel(userAgent),
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    notes: notes.map(presentNote),
  };
}
