import type { OrganizerPayouts } from '@ascendant/contract/payout';
import { latestPayouts, longestMoneyList } from '@ascendant/domain/list-limits';
import { canStartOver, holdOf } from '@ascendant/domain/payout/plan';
import { findBalance, findComing } from './balances.repository';
import { connectionOf, findAccountOf, findPerson } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { presentOrganizerPayouts } from './payouts.presenter';
import { findMonths } from './statements.repository';
import { findBankPayouts, findLatestTransfers } from './transfers.repository';

/** What an organizer gets, when, and why not sooner. */
export async function organizerPayouts(deps: PayoutDeps, organizerId: number): Promise<OrganizerPayouts> {
  const { db, provider, currency, payouts } = deps;
  const wanted = { organizerId, currency, delayDays: payouts.delayDays };
  const [account, person, balance, coming, transfers, bankPayouts, statements] = await Promise.all([
    findAccountOf(db, provider.name, organizerId),
    findPerson(db, organizerId),
    findBalance(db, wanted),
    findComing(db, wanted, longestMoneyList),
    findLatestTransfers(db, latestPayouts, organizerId),
    findBankPayouts(db, latestPayouts, { organizerId }),
    findMonths(db, organizerId, currency),
  ]);
  const connection = connectionOf(account);
  const hold = holdOf(connection, person?.disabled ?? false);
  const { isOn, delayDays } = payouts;
  return presentOrganizerPayouts({
    currency,
    isOn,
    delayDays,
    account: {
      connection,
      dueAt: account?.dueAt?.toISOString() ?? null,
      canStartOver: canStartOver(connection, balance),
    },
    hold,
    balance,
    coming,
    transfers,
    bankPayouts,
    statements,
  });
}
