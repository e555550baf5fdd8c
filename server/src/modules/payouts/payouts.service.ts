import type { OrganizerPayouts } from '@ascendant/contract/payout';
import { latestPayouts, longestMoneyList } from '@ascendant/domain/list-limits';
import { holdOf } from '@ascendant/domain/payout/plan';
import { findBalance, findComing } from './balances.repository';
import { findAccountOf, findPerson } from './payout-accounts.repository';
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
  const hold = holdOf(account?.state ?? 'none', person?.disabled ?? false);
  const { isOn, delayDays } = payouts;
  return presentOrganizerPayouts({
    currency,
    isOn,
    delayDays,
    account,
    hold,
    balance,
    coming,
    transfers,
    bankPayouts,
    statements,
  });
}
