import { cents } from '@ascendant/domain/money';
import type { SeededRandom } from '../../db/seed/seeded-random';
import { adjustEarnings } from '../../src/modules/payouts/admin-payouts.service';
import { connectAccount } from '../../src/modules/payouts/connect-account';
import { payOrganizer } from '../../src/modules/payouts/pay-organizers';
import { findAccountOf } from '../../src/modules/payouts/payout-accounts.repository';
import type { PayoutDeps } from '../../src/modules/payouts/payout-deps';
import type { ProviderEnvironment } from '../checkout/sandbox-environment';
import { bookingOf } from '../checkout/scene';
import { buildOrganizer } from '../factories/people';
import { letEventEnd } from '../payouts/pay';
import type { IndependentSum } from './independent-sum';

/** An organizer with an account at the provider. */
export interface Payee {
  readonly organizerId: number;
  readonly accountId: number;
  readonly providerAccountId: string;
}

/** A payment to an organizer who can be paid. Changes in place. */
export interface PaidHistory {
  readonly environment: ProviderEnvironment;
  readonly random: SeededRandom;
  readonly adminId: number;
  readonly userId: number;
  /** It can move to another date. */
  readonly bookingId: number;
  readonly payee: Payee;
  /** What was paid for it, with the booking that each payment belongs to: the first, then differences to dearer dates. */
  readonly paid: PaidPart[];
  /** What was paid and went back, counted apart; null once something happened that it doesn't count, such as a dispute. */
  sum: IndependentSum | null;
}

interface PaidPart {
  readonly bookingId: number;
  readonly intentId: string;
}

function depsOf({ app, provider }: ProviderEnvironment): PayoutDeps {
  const payouts = { isOn: true, delayDays: 2, requiresAccount: false };
  return {
    db: app.db,
    provider,
    currency: 'usd',
    payouts,
    publicUrl: 'http://localhost:3000',
    log: { warn: () => undefined },
  };
}

/** An organizer who has connected an account that can be paid. */
export async function buildPayee(environment: ProviderEnvironment): Promise<Payee> {
  const { id: organizerId } = await buildOrganizer(environment.app.db);
  const caller = { userId: organizerId, role: 'organizer', sessionId: 1 } as const;
  await connectAccount(depsOf(environment), { caller, country: 'us', requestId: 'test' });
  const account = await findAccountOf(environment.app.db, environment.provider.name, organizerId);
  if (!account) throw new RangeError('no account was connected');
  await environment.behaveAtProvider(account.providerAccountId, 'works');
  await environment.hearOfAccounts();
  return { organizerId, accountId: account.id, providerAccountId: account.providerAccountId };
}

/** Everything that can happen to what an organizer is paid. */
export const payoutActs: Readonly<Record<string, (history: PaidHistory) => Promise<unknown>>> = {
  endEvent: async ({ environment, bookingId }) => {
    const { eventId } = await bookingOf(environment.app, bookingId);
    await letEventEnd(environment.app, eventId, 49);
  },
  payOrganizer: async ({ environment, payee }) => {
    await payOrganizer(depsOf(environment), payee.accountId);
    await environment.app.runJobs();
  },
  payDayAfter: async ({ environment, payee }) => {
    // A transfer is made, and asked for something back, once a day at most.
    await environment.app.pool.query(
      'update transfer_reversals r set day = r.day - 1 from transfers t where t.id = r.transfer_id and t.organizer_id = $1',
      [payee.organizerId],
    );
    await payOrganizer(depsOf(environment), payee.accountId);
    await environment.app.runJobs();
  },
  payOutToBank: ({ environment, payee }) => environment.payOutAtProvider(payee.providerAccountId),
  restrictAccount: ({ environment, payee }) => environment.behaveAtProvider(payee.providerAccountId, 'restricted'),
  restoreAccount: ({ environment, payee }) => environment.behaveAtProvider(payee.providerAccountId, 'works'),
  adjust: ({ environment, payee, adminId, random }) => {
    const amount = cents(random.integer(1, 3000) * (random.chance(0.5) ? 1 : -1));
    const by = { admin: { userId: adminId, role: 'admin', sessionId: 1 }, requestId: 'history' } as const;
    return adjustEarnings(
      depsOf(environment),
      { organizerId: payee.organizerId, amount, reason: 'For the broken lift.' },
      by,
    );
  },
  loseTransferAnswer: async ({ environment, payee }) => {
    environment.faults.loseAnswers = 1;
    await payOrganizer(depsOf(environment), payee.accountId);
    await environment.app.runJobs();
    environment.faults.loseAnswers = 0;
  },
};
