import type { Route } from '@ascendant/contract/route';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bookings } from '../../db/schema/bookings';
import { checkIns } from '../../db/schema/check-ins';
import { disputes } from '../../db/schema/disputes';
import { events } from '../../db/schema/events';
import { eventFeedback, reviews } from '../../db/schema/opinions';
import { payments } from '../../db/schema/payments';
import { dependents, follows, savedEvents } from '../../db/schema/people';
import { discountCodes } from '../../db/schema/pricing';
import { refunds } from '../../db/schema/refunds';
import { authTokens } from '../../db/schema/sign-in';
import { tempUsers } from '../../db/schema/temp-users';
import { users } from '../../db/schema/users';
import { waitlistEntries } from '../../db/schema/waitlist';
import { waiverSignatures, waivers } from '../../db/schema/waivers';

/** The main table that a write changes, where its path doesn't tell. */
const byCall: Readonly<Record<string, PgTable>> = {
  register: tempUsers,
  confirmPayment: payments,
  createPaymentIntent: bookings,
  giveFeedback: eventFeedback,
  refundBooking: refunds,
  repeatRefund: refunds,
  closeRefund: refunds,
  decideDispute: disputes,
  sendEvidence: disputes,
  releaseHold: payments,
};

const byPath: readonly (readonly [path: RegExp, table: PgTable])[] = [
  [/sessions/, authTokens],
  [/followed-hosts/, follows],
  [/saved-events/, savedEvents],
  [/waitlist/, waitlistEntries],
  [/check-ins/, checkIns],
  [/waivers\/sign|waiver-signatures/, waiverSignatures],
  [/waiver/, waivers],
  [/review/, reviews],
  [/dependents/, dependents],
  [/discount/, discountCodes],
  [/booking/, bookings],
  [/events/, events],
];

/** The tables whose columns are smuggled into a write: its own, and the one with everyone's rights. */
export function writtenTables({ name, path }: Route): readonly PgTable[] {
  const own = byCall[name] ?? byPath.find(([pattern]) => pattern.test(path))?.[1] ?? users;
  return own === users ? [users] : [own, users];
}
