import type { lookupRoutes } from '@ascendant/contract/lookup';
import type { RouteReply } from '@ascendant/contract/route';
import { lookupKeysOf, maxFoundPayments, maxFoundPeople, type LookupKeys } from '@ascendant/domain/payment/lookup';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { searchTerms } from '../../database/search-terms';
import * as found from './found-payments.repository';
import * as people from './found-people.repository';
import { presentFoundPayment, presentFoundPerson } from './lookup.presenter';

interface Looking {
  readonly q: string;
  readonly requestId: string;
}

/**
 * Finds people and payments by whatever an admin has of them. The audit log says who was found, and by what kind of text, but not the text: it
 * may be an email.
 */
export async function lookUp(
  db: Database,
  caller: Caller,
  { q, requestId }: Looking,
): Promise<RouteReply<typeof lookupRoutes.lookUp>> {
  const keys = lookupKeysOf(q);
  const persons = await peopleOf(db, keys);
  const shownPeople = persons.slice(0, maxFoundPeople);
  const rows = await found.findPayments(db, paymentKeys(keys, shownPeople), maxFoundPayments + 1);
  const shownPayments = rows.slice(0, maxFoundPayments);
  const ids = {
    people: { before: null, after: shownPeople.map(({ id }) => id) },
    payments: { before: null, after: shownPayments.map(({ payment }) => payment.id) },
  };
  await recordAudit(db, { actor: caller, action: 'lookup.made', changes: { by: byOf(keys), ...ids }, requestId });
  return {
    people: shownPeople.map(presentFoundPerson),
    payments: shownPayments.map(presentFoundPayment),
    isCapped: persons.length > maxFoundPeople || rows.length > maxFoundPayments,
  };
}

async function peopleOf(db: Database, { person, bookingId }: LookupKeys): Promise<people.FoundPersonRow[]> {
  const words = person === null ? [] : searchTerms(person);
  const named = words.length === 0 ? [] : await people.findPeople(db, words, maxFoundPeople + 1);
  const booker = bookingId === null ? null : await people.findBooker(db, bookingId);
  return booker === null || named.some(({ id }) => id === booker.id) ? named : [booker, ...named];
}

function paymentKeys(
  { bookingId, amount, last4, providerId }: LookupKeys,
  persons: readonly people.FoundPersonRow[],
): found.PaymentKeys {
  return { userIds: persons.map(({ id }) => id), bookingId, amountCents: amount, last4, providerId };
}

/** Which kinds of text it could be: 'person, booking'. */
function byOf({ person, bookingId, amount, last4, providerId }: LookupKeys) {
  const kinds = [
    person === null ? null : person.includes('@') ? 'email' : 'name',
    bookingId === null ? null : 'reference',
    amount === null ? null : 'amount',
    last4 === null ? null : 'card',
    providerId === null ? null : 'provider id',
  ];
  return { before: null, after: kinds.filter((kind) => kind !== null).join(', ') };
}
