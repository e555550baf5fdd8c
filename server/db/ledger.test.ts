import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import { refusalOf } from './rows-by-hand';

const database = await testDatabase();

type Line = readonly [account: string, cents: number, currency?: string];

/** Writes a posting in one transaction. @returns the rule it breaks; null if it was accepted */
function posted(key: string, lines: readonly Line[]): Promise<string | null> {
  const entries = lines.map(([account, cents, currency = 'usd']) => `select '${account}', ${cents}, '${currency}'`);
  return refusalOf(
    database.pool.query(`begin;
      insert into ledger_postings (key, cause, currency) values ('${key}', 'payment', 'usd');
      insert into ledger_entries (posting_id, account, amount_cents, currency)
        select currval('ledger_postings_id_seq')::int, line.* from (${entries.join(' union all ') || 'select null, 0, null where false'}) line;
      commit`),
  ).finally(() => database.pool.query('rollback'));
}

describe('the ledger', () => {
  it('takes a posting whose entries sum to 0', async () => {
    expect(
      await posted('payment:1', [
        ['provider', 100],
        ['fees', -60],
        ['organizer', -40],
      ]),
    ).toBeNull();
  });

  it.each<[what: string, lines: readonly Line[], rule: string]>([
    [
      'a cent too much',
      [
        ['provider', 100],
        ['fees', -99],
      ],
      'ledger_balanced',
    ],
    ['only one side', [['provider', 100]], 'ledger_balanced'],
    ['no entries', [], 'ledger_balanced'],
    [
      'two currencies',
      [
        ['provider', 100],
        ['fees', -100, 'cad'],
      ],
      'ledger_one_currency',
    ],
    [
      'two entries on one account',
      [
        ['provider', 50],
        ['provider', 50],
        ['fees', -100],
      ],
      'ledger_entries_account_unique',
    ],
    [
      'an entry of nothing',
      [
        ['provider', 100],
        ['fees', -100],
        ['losses', 0],
      ],
      'ledger_entries_amount',
    ],
    [
      'an account that there is none of',
      [
        ['provider', 100],
        ['pocket', -100],
      ],
      'ledger_entries_account',
    ],
    [
      'a tax without a name',
      [
        ['provider', 100],
        ['tax', -100],
      ],
      'ledger_entries_tax',
    ],
  ])('refuses a posting with %s', async (_what, lines, rule) => {
    expect(await posted('payment:2', lines)).toBe(rule);
    expect((await database.pool.query(`select from ledger_postings where key = 'payment:2'`)).rowCount).toBe(0);
  });

  it('refuses the same cause a second time', async () => {
    expect(
      await posted('payment:3', [
        ['provider', 100],
        ['fees', -100],
      ]),
    ).toBeNull();
    expect(
      await posted('payment:3', [
        ['provider', 100],
        ['fees', -100],
      ]),
    ).toBe('ledger_postings_key_unique');
  });

  it('refuses an entry that unbalances an earlier posting', async () => {
    const added = `insert into ledger_entries (posting_id, account, amount_cents, currency)
      select id, 'losses', 1, 'usd' from ledger_postings limit 1`;
    expect(await refusalOf(database.pool.query(added))).toBe('ledger_balanced');
  });

  it.each([
    'update ledger_postings set currency = currency',
    'update ledger_entries set amount_cents = -amount_cents',
    'delete from ledger_postings',
    'delete from ledger_entries where false',
    'truncate ledger_entries',
    'truncate ledger_postings cascade',
  ])('refuses %s', async (statement) => {
    expect(await refusalOf(database.pool.query(statement))).toBe('ledger_append_only');
  });
});
