import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildGuest, buildTraveller } from '../../../test/factories/people';
import { testDatabase } from '../../../test/test-database';

const { db, pool } = await testDatabase();

const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
const [hide = '', show = ''] = /```sql\n(update users guest[^`]*)```/.exec(manual)?.[1]?.split(';') ?? [];

/** As version 1.1.0 looks for who signs in. */
const foundBy = async (login: string) => {
  const { rows } = await pool.query<{ id: number }>(
    'select id from users where lower(username) = $1 or lower(email) = $1 order by id',
    [login],
  );
  return rows.map(({ id }) => id);
};

it('the statements of docs/operating.md let an older program find the account of an address, and give guests theirs back', async () => {
  const guest = await buildGuest(db, { email: 'Maya@guests.example' });
  const account = await buildTraveller(db, { email: 'maya@guests.example' });
  const other = await buildGuest(db, { email: 'ada@guests.example' });
  expect(await foundBy('maya@guests.example')).toEqual([guest.id, account.id]);
  await pool.query(hide);
  expect(await foundBy('maya@guests.example')).toEqual([account.id]);
  expect(await foundBy('ada@guests.example')).toEqual([other.id]);
  await pool.query(show);
  expect(await foundBy('maya@guests.example')).toEqual([guest.id, account.id]);
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [guest.id]);
  expect(rows[0]?.email).toBe('Maya@guests.example');
});
