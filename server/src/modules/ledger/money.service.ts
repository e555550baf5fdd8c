import type { Earnings, MoneyLine, SiteMoney } from '@ascendant/contract/ledger';
import type { LedgerAccount } from '@ascendant/domain/ledger/accounts';
import { accountsOfFigure, type EarningFigure } from '@ascendant/domain/ledger/figures';
import { longestMoneyList, moneyLinesPageSize } from '@ascendant/domain/list-limits';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { Database } from '../../database/database';
import { findDisputesOf } from '../../database/organizer-disputes.repository';
import { findEarnings, findEarningSums, findOwedTotals } from './earnings.repository';
import { findMoneyLines, type FoundLine, type LinesWanted } from './money-lines.repository';
import { presentEarnings, presentLine, presentMoney } from './money.presenter';
import { findComparison, findLedgerSums, findTaxesByMonth } from './site-money.repository';

/** What figures need. */
export interface MoneyDeps {
  readonly db: Database;
  /** What the site charges in. */
  readonly currency: ChargeCurrency;
}

/** What an organizer earns, in all and by event. */
export async function organizerEarnings({ db, currency }: MoneyDeps, organizerId: number): Promise<Earnings> {
  const [events, sums, owed, disputes] = await Promise.all([
    findEarnings(db, organizerId, longestMoneyList),
    findEarningSums(db, organizerId),
    findOwedTotals(db, organizerId),
    findDisputesOf(db, organizerId, longestMoneyList),
  ]);
  return presentEarnings(currency, { events, sums, owed, disputes });
}

export interface LinesPage {
  readonly lines: MoneyLine[];
  readonly after: number | null;
}

export interface EarningLinesWanted {
  readonly figure: EarningFigure;
  readonly eventId?: number | undefined;
  readonly after?: number | undefined;
}

/** The lines of a figure of an organizer's own events. Another's event has none. */
export async function earningLines(
  db: Database,
  ownerId: number,
  { figure, ...wanted }: EarningLinesWanted,
): Promise<LinesPage> {
  return linesOf(db, { ...wanted, ownerId, accounts: accountsOfFigure[figure] });
}

/** Everything that an organizer is owed for, and what they were paid, the latest first. @param before the line that the page before ended with */
export function linesOwedTo(
  db: Database,
  organizerId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly FoundLine[]> {
  return findMoneyLines(db, { accounts: ['organizer'], isOwed: true, organizerId, after: before, limit });
}

export interface AccountLinesWanted {
  readonly account: LedgerAccount;
  readonly organizerId?: number | undefined;
  readonly tax?: string | undefined;
  readonly after?: number | undefined;
}

/** The lines of an account, for admins. */
export async function accountLines(db: Database, { account, ...wanted }: AccountLinesWanted): Promise<LinesPage> {
  return linesOf(db, { ...wanted, accounts: [account], isOwed: account === 'organizer' });
}

async function linesOf(db: Database, wanted: Omit<LinesWanted, 'limit'>): Promise<LinesPage> {
  const found = await findMoneyLines(db, { ...wanted, limit: moneyLinesPageSize + 1 });
  const page = found.slice(0, moneyLinesPageSize);
  const account = wanted.accounts[0] ?? 'provider';
  return {
    lines: page.map((line) => presentLine(line, account)),
    after: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The site's money: what it has, what it owes, what it earned. */
export async function siteMoney({ db, currency }: MoneyDeps): Promise<SiteMoney> {
  const [sums, taxesByMonth, comparison] = await Promise.all([
    findLedgerSums(db, currency, longestMoneyList),
    findTaxesByMonth(db, currency, longestMoneyList),
    findComparison(db),
  ]);
  return presentMoney(currency, { ...sums, taxesByMonth, comparison });
}
