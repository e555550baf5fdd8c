import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defaultCallTimeout } from '../../src/adapters/payments/circuit';
import { issueMissing } from '../../src/modules/accounting/issue-documents';
import { compareLedger } from '../../src/modules/payments/compare/compare-ledger';
import { checkedEnvironment } from '../checkout/scene';
import { buildAdmin } from '../factories/people';
import { playHistory } from './history';

/**
 * Histories, one after the other, so that a seed plays the same again. The crash suite plays 125, and HISTORIES=2000 the whole.
 */
const histories = Number(process.env['HISTORIES'] ?? 40);

const environment = await checkedEnvironment({ callTimeout: defaultCallTimeout });
const adminId = (await buildAdmin(environment.app.db)).id;

describe('random histories', () => {
  const sumOf = async (query: string) =>
    Number((await environment.app.pool.query<{ sum: string | null }>(query)).rows[0]?.sum ?? 0);

  it(`${histories} of booking, moves, codes, refunds, cancellations and disputes end with the ledger and the provider alike, to the cent`, async () => {
    const { app, provider } = environment;
    const played: string[] = [];
    for (let seed = 1; seed <= histories; seed += 1) played.push(...(await playHistory(environment, adminId, seed)));
    await app.runJobs();
    // Each kind has happened, so that none is missing from what's compared.
    const kinds = new Set(played);
    expect(kinds.size, [...kinds].join()).toBeGreaterThan(12);
    for (const kind of ['moveToCheaper', 'moveToDearer', 'cancelSome', 'partialRefund', 'sum'])
      expect(kinds).toContain(kind);
    await compareLedger({ db: app.db, provider }, 0);
    expect(await sumOf('select sum(amount_cents) from ledger_entries')).toBe(0);
    const theirs = await provider.listTransactions(new Date(0));
    const paidOut = await provider.connect.listTransfers(new Date(0));
    const net = [...theirs, ...paidOut.map((each) => ({ ...each, fee: 0 }))].reduce(
      (sum, { amount, fee }) => sum + amount - fee,
      0,
    );
    expect(await sumOf(`select sum(amount_cents) from ledger_entries where account = 'provider'`)).toBe(net);
    expect(
      await sumOf(
        `select count(*) as sum from payment_discrepancies where kind in ('not_in_ledger', 'not_at_provider')`,
      ),
    ).toBe(0);
    await expectDocumentsToAgree();
  });

  /** Receipts less credit notes are what those who were paid have, for every payment that nothing is happening to. */
  async function expectDocumentsToAgree() {
    const { db } = environment.app;
    const problems: unknown[] = [];
    await issueMissing(db, { isWhole: true, report: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
    const { rows } = await db.execute(sql`
      with had as (
        select p.payment_id as id, -sum(e.amount_cents) filter (where e.account in ('organizer', 'discounts', 'fees', 'tax')) as cents
        from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.payment_id is not null group by 1
        having coalesce(sum(e.amount_cents) filter (where e.account in ('refunds_due', 'disputes', 'unclaimed')), 0) = 0
      ), said as (
        select payment_id as id, sum(case when kind = 'receipt' then total_cents else -total_cents end) as cents
        from accounting_documents group by 1
      )
      select id, had.cents, said.cents as said from had left join said using (id)
      where had.cents is not null and had.cents is distinct from said.cents`);
    expect(rows).toEqual([]);
    const gaps = await db.execute(sql`
      select series from accounting_documents group by series having count(*) <> max(sequence) or min(sequence) <> 1`);
    expect(gaps.rows).toEqual([]);
  }
});
