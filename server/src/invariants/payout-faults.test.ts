import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { discountCodes } from '../../db/schema/pricing';
import { as, bookingData, confirm, openPayment } from '../../test/checkout/checkout';
import { buildConfirmed, buildScene, checkedEnvironment } from '../../test/checkout/scene';
import { buildAdmin } from '../../test/factories/people';
import { buildPayee } from '../../test/ledger/payout-acts';
import { letEventEnd, pay } from '../../test/payouts/pay';
import type { ProviderTransferMovement } from '../adapters/payments/connect-provider';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { inTransaction, type Transaction } from '../database/database';
import { checkInvariants } from './invariants';

/** Everything that money can go through: a sale with a code of the site, a payout, a refund after it, what was taken back, and an adjustment. */
const environment = await checkedEnvironment();
const { app } = environment;
const payee = await buildPayee(environment);
const admin = as({ id: (await buildAdmin(app.db)).id }, 'admin');
const { event, user } = await buildScene(app, { createdBy: payee.organizerId });
const terms = { eventId: event.id, discountType: 'percentage', borneBy: 'site' } as const;

beforeAll(async () => {
  await app.db.insert(discountCodes).values([
    { ...terms, code: 'QUARTER', discountValue: '25' },
    { ...terms, code: 'FREE', discountValue: '100' },
  ]);
  const opened = (await openPayment(app, user, { eventId: event.id, discountCode: 'QUARTER' }, 7500)).body;
  await environment.pay(opened);
  await confirm(app, user, opened.paymentIntentId);
  const guest = (await buildScene(app)).user;
  const body = bookingData({ eventId: event.id, discountCode: 'FREE' });
  expect((await app.call(routes.createBooking, { body }, as(guest))).status).toBe(201);
  // What the site pays of discounts comes out of what it has at the provider.
  await buildConfirmed(environment);
  await buildConfirmed(environment);
  await letEventEnd(app, event.id, 49);
  await pay(app);
  const refund = { params: { id: opened.bookingId }, body: { amount: '20.00' } } as never;
  await app.call(routes.refundBooking, refund, admin);
  await app.runJobs();
  await pay(app);
  const adjustment = { organizerId: payee.organizerId, amount: '5.00', reason: 'For the broken lift.' } as never;
  expect((await app.call(routes.adjustEarnings, { body: adjustment }, admin)).status).toBe(200);
});

class RolledBackError extends Error {}

/** Bypasses every constraint to plant a fault, checks, and rolls back. @returns the rules that find it */
async function foundBy(
  plant: (tx: Transaction) => Promise<unknown>,
  provider: PaymentProvider = environment.provider,
): Promise<number[]> {
  let found: number[] = [];
  const work = inTransaction(environment.app.db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await plant(tx);
    const site = environment.app.config.publicUrl;
    const checked = await checkInvariants(tx, { provider, site, since: new Date(0) });
    found = checked.filter(({ offending }) => offending !== 0).map(({ rule }) => rule);
    throw new RolledBackError();
  });
  await expect(work).rejects.toThrow(RolledBackError);
  return found;
}

const causes = [
  'payment',
  'refund_requested',
  'refund_made',
  'transfer',
  'transfer_reversed',
  'adjustment',
  'discount',
];

/** Posts the same again under another key. */
const postedTwice = (cause: string) => `with again as (
    insert into ledger_postings (key, cause, payment_id, refund_id, booking_id, event_id, currency, occurred_at)
    select key || ':again', cause, payment_id, refund_id, booking_id, event_id, currency, occurred_at from ledger_postings
    where cause = '${cause}' returning id, key)
  insert into ledger_entries (posting_id, account, organizer_id, tax, amount_cents, currency, event_id, booking_id)
  select again.id, account, organizer_id, tax, amount_cents, e.currency, e.event_id, e.booking_id
  from again join ledger_postings p on p.key || ':again' = again.key join ledger_entries e on e.posting_id = p.id`;

const posting = (cause: string) => `posting_id in (select id from ledger_postings where cause = '${cause}')`;

const planted: readonly (readonly [what: string, rule: number, statement: string])[] = [
  ['a posting that doesn’t add up', 15, `delete from ledger_entries where account = 'tax' and ${posting('payment')}`],
  [
    'a refund after a transfer that isn’t posted',
    15,
    `delete from ledger_entries where ${posting('refund_made')}; delete from ledger_postings where cause = 'refund_made'`,
  ],
  [
    'a refund that the organizer didn’t give their share of',
    15,
    `update ledger_entries set amount_cents = amount_cents - case account when 'organizer' then 10 else -10 end
      where account in ('organizer', 'fees') and ${posting('refund_requested')}`,
  ],
  [
    'a fee that’s wrong by a cent',
    15,
    `update ledger_entries set amount_cents = amount_cents + case account when 'fees' then 1 else -1 end
      where account in ('fees', 'organizer') and ${posting('payment')}`,
  ],
  [
    'a discount of the site that the organizer pays',
    15,
    `update ledger_entries set amount_cents = amount_cents + 2500 where account = 'organizer' and ${posting('payment')}
      and posting_id in (select posting_id from ledger_entries where account = 'discounts');
     delete from ledger_entries where account = 'discounts' and ${posting('payment')}`,
  ],
  [
    'a free booking of the site that its organizer isn’t paid for',
    15,
    `delete from ledger_entries where ${posting('discount')}; delete from ledger_postings where cause = 'discount'`,
  ],
  [
    'a transfer that isn’t posted',
    17,
    `delete from ledger_entries where ${posting('transfer')}; delete from ledger_postings where cause = 'transfer'`,
  ],
  ['a transfer that’s wrong by a cent', 17, 'update transfers set amount_cents = amount_cents - 1'],
  ['a transfer to another organizer', 17, 'update transfers set organizer_id = organizer_id + 1'],
  [
    'a reversal that isn’t posted',
    17,
    `delete from ledger_entries where ${posting('transfer_reversed')}; delete from ledger_postings where cause = 'transfer_reversed'`,
  ],
  [
    'a reversal that we forgot',
    17,
    `update transfer_reversals set status = 'refused', provider_reversal_id = null, made_at = null`,
  ],
  [
    'an adjustment that isn’t posted',
    17,
    `delete from ledger_entries where ${posting('adjustment')}; delete from ledger_postings where cause = 'adjustment'`,
  ],
  [
    'an adjustment that was made twice',
    11,
    `with again as (insert into adjustments (organizer_id, amount_cents, currency, reason, made_by)
        select organizer_id, amount_cents, currency, reason, made_by from adjustments returning id, organizer_id, amount_cents),
      twice as (insert into ledger_postings (key, cause, currency) select 'adjustment:' || id, 'adjustment', 'usd' from again returning id)
      insert into ledger_entries (posting_id, account, organizer_id, amount_cents, currency)
      select twice.id, 'adjustments', null::int, again.amount_cents, 'usd' from twice, again
      union all select twice.id, 'organizer', again.organizer_id, -again.amount_cents, 'usd' from twice, again`,
  ],
];

describe('each fault that’s planted in what organizers are paid is found', () => {
  it('and nothing is without one, after everything that money can go through', async () => {
    const { rows } = await environment.app.pool.query<{ cause: string }>('select distinct cause from ledger_postings');
    expect(rows.map(({ cause }) => cause)).toEqual(expect.arrayContaining(causes));
    expect(await foundBy(async () => undefined)).toEqual([]);
  });

  it.each(planted)('%s, by INV-%i', async (_what, rule, statement) => {
    expect(await foundBy((tx) => tx.execute(sql.raw(statement)))).toContain(rule);
  });

  it.each(causes)('a posting that’s there twice: %s', async (cause) => {
    expect(await foundBy((tx) => tx.execute(sql.raw(postedTwice(cause))))).not.toEqual([]);
  });

  it.each<[what: string, alter: (listed: readonly ProviderTransferMovement[]) => ProviderTransferMovement[]]>([
    [
      'a transfer that was made twice',
      (listed) => [...listed, ...listed.slice(0, 1).map((each) => ({ ...each, sourceId: 'tr_again' }))],
    ],
    ['a transfer that the provider doesn’t have', (listed) => listed.filter(({ amount }) => amount > 0)],
    ['a reversal that the provider doesn’t have', (listed) => listed.filter(({ amount }) => amount < 0)],
    ['a transfer of another amount', (listed) => listed.map((each) => ({ ...each, amount: cents(each.amount + 1) }))],
  ])('%s, by INV-17', async (_what, alter) => {
    const { provider } = environment;
    const listTransfers = async (since: Date) => alter(await provider.connect.listTransfers(since));
    const altered = { ...provider, connect: { ...provider.connect, listTransfers } };
    expect(await foundBy(async () => undefined, altered)).toContain(17);
  });
});
