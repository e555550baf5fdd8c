import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import type { Remitter, SalesTax, TaxLine } from '../pricing/taxes';
import { balanceOf, type LedgerAccount, type Posting } from './accounts';
import type { DisputeFacts } from './dispute-postings';
import { providerFeePosting } from './fees';
import { duePostings, type PaymentHistory, salePartsOf } from './sale';
import { at, refund, sale } from './test-facts';

const made = { status: 'succeeded', madeAt: at } as const;
const dispute = (status: DisputeFacts['status'], amount = 12_001): DisputeFacts => ({
  id: 5,
  amount: cents(amount),
  status,
  openedAt: at,
  closedAt: at,
});

type Balances = Readonly<Partial<Record<LedgerAccount, number>>>;

/** Posts what's due at each step, and checks that every posting sums to 0. */
function play(...steps: readonly Partial<PaymentHistory>[]): Posting[] {
  const posted: Posting[] = [];
  for (const step of steps) posted.push(...duePostings({ sale, refunds: [], disputes: [], ...step, posted }));
  for (const { key, entries } of posted) {
    expect(
      entries.reduce((sum, { amount }) => sum + amount, 0),
      key,
    ).toBe(0);
    expect(entries.length, key).toBeGreaterThan(1);
  }
  expect(new Set(posted.map(({ key }) => key)).size).toBe(posted.length);
  return posted;
}

function balances(posted: readonly Posting[]): Balances {
  const accounts = [...new Set(posted.flatMap(({ entries }) => entries.map(({ account }) => account)))];
  return Object.fromEntries(
    accounts.map((account) => [account, balanceOf(posted, account)] as const).filter(([, sum]) => sum !== 0),
  );
}

/** The balance of each tax. */
function taxesOf(posted: readonly Posting[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { tax, amount } of posted.flatMap(({ entries }) => entries))
    if (tax !== null) sums[tax] = (sums[tax] ?? 0) + amount;
  return sums;
}

describe('a payment', () => {
  it('gives the tickets less the discount to the organizer, the fee to the site, and the tax to be remitted', () => {
    const [posting] = play({});
    expect(posting).toMatchObject({ key: 'payment:7', cause: 'payment', occurredAt: at });
    expect(posting?.entries).toEqual([
      { account: 'provider', organizerId: null, tax: null, amount: 12_001 },
      { account: 'organizer', organizerId: 3, tax: null, amount: -10_000 },
      { account: 'fees', organizerId: null, tax: null, amount: -620 },
      { account: 'tax', organizerId: null, tax: 'hst:site', amount: -1381 },
    ]);
  });

  it('posts what each remitter owes to each jurisdiction, on tickets and fee together, where the booking has lines of tax', () => {
    const line = (tax: SalesTax, on: TaxLine['on'], remitter: Remitter, amount: number): TaxLine => ({
      tax,
      rate: 1,
      jurisdiction: tax === 'GST' ? 'CA' : 'QC',
      on,
      remitter,
      amountCents: cents(amount),
    });
    const taxLines = [
      line('GST', 'tickets', 'organizer', 500),
      line('GST', 'fee', 'site', 31),
      line('QST', 'tickets', 'site', 998),
      line('QST', 'fee', 'site', 62),
    ];
    const parts = salePartsOf({ ticketsTotal: 10_000, discount: 0, siteDiscount: 0, fee: 620, hst: 1591, taxLines });
    const taxed = { sale: { ...sale, received: cents(12_211), parts } };
    expect(taxesOf(play(taxed))).toEqual({ 'gst-ca:organizer': -500, 'gst-ca:site': -31, 'qst-qc:site': -1060 });
    const refunded = play(taxed, { ...taxed, refunds: [refund(1, 12_211, made)] });
    expect(balances(refunded)).toEqual({});
    expect(taxesOf(refunded)).toEqual({ 'gst-ca:organizer': 0, 'gst-ca:site': 0, 'qst-qc:site': 0 });
  });

  it('has no tax where the booking has no line of it', () => {
    const parts = salePartsOf({ ticketsTotal: 10_000, discount: 0, siteDiscount: 0, fee: 620, hst: 0, taxLines: [] });
    expect(balances(play({ sale: { ...sale, received: cents(10_620), parts } }))).toEqual({
      provider: 10_620,
      organizer: -10_000,
      fees: -620,
    });
  });

  it('with a code of the site gives the organizer the full price, and the site pays the discount', () => {
    const parts = salePartsOf({
      ticketsTotal: 11_000,
      discount: 1000,
      siteDiscount: 1000,
      fee: 620,
      hst: 1381,
      taxLines: null,
    });
    const borne = { sale: { ...sale, parts } };
    expect(balances(play(borne))).toEqual({
      provider: 12_001,
      organizer: -11_000,
      discounts: 1000,
      fees: -620,
      tax: -1381,
    });
    expect(balances(play(borne, { ...borne, refunds: [refund(1, 1200, made)] }))).toEqual({
      provider: 10_801,
      organizer: -9900,
      discounts: 900,
      fees: -558,
      tax: -1243,
    });
    expect(balances(play(borne, { ...borne, refunds: [refund(1, 12_001, made)] }))).toEqual({});
    expect(balances(play(borne, { ...borne, disputes: [dispute('lost')] }))).toEqual({});
  });

  it('of another amount than was asked for belongs to no one', () => {
    expect(balances(play({ sale: { ...sale, received: cents(9000), isAsAsked: false } }))).toEqual({
      provider: 9000,
      unassigned: -9000,
    });
  });

  it('posts once', () => {
    expect(play({}, {}, {})).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('is taken from those who were paid when it is asked for, and due to the traveller until it is made', () => {
    const asked = { refunds: [refund(1, 1200)] };
    expect(balances(play({}, asked))).toEqual({
      provider: 12_001,
      organizer: -9000,
      fees: -558,
      tax: -1243,
      refunds_due: -1200,
    });
    expect(balances(play({}, asked, { refunds: [refund(1, 1200, made)] }))).toEqual({
      provider: 10_801,
      organizer: -9000,
      fees: -558,
      tax: -1243,
    });
  });

  it('that was asked for and made in one step posts both', () => {
    const posted = play({ refunds: [refund(1, 12_001, made)] });
    expect(posted.map(({ cause }) => cause)).toEqual(['payment', 'refund_requested', 'refund_made']);
    expect(balances(posted)).toEqual({});
  });

  it('that a bank returned is due again, and repeated as another one', () => {
    const returned = { ...made, status: 'failed', failedAt: at } as const;
    expect(balances(play({ refunds: [refund(1, 12_001, returned)] }))).toEqual({
      provider: 12_001,
      refunds_due: -12_001,
    });
    const repeated = [refund(1, 12_001, { ...returned, isReplaced: true }), refund(2, 12_001, made)];
    expect(balances(play({ refunds: [refund(1, 12_001, made)] }, { refunds: repeated }))).toEqual({});
  });

  it.each([
    [true, 'paid_elsewhere'],
    [false, 'unclaimed'],
  ] as const)('that an admin closed (paid another way: %s) stays aside', (isPaidAnotherWay, account) => {
    const closed = { status: 'closed', closeReason: 'admin', closedAt: at, isPaidAnotherWay } as const;
    expect(balances(play({ refunds: [refund(1, 12_001)] }, { refunds: [refund(1, 12_001, closed)] }))).toEqual({
      provider: 12_001,
      [account]: -12_001,
    });
  });
});

describe('a dispute', () => {
  const withheld = { provider: undefined, organizer: -10_000, fees: -620, tax: -1381, disputes: 12_001 };

  it('that is an inquiry moves nothing', () => {
    expect(play({ disputes: [dispute('inquiry')] }, { disputes: [dispute('closed')] })).toHaveLength(1);
  });

  it('withholds the money, and gives it back when it is won', () => {
    const open = { disputes: [dispute('needs_response')] };
    expect(balances(play({}, open, { disputes: [dispute('under_review')] }))).toEqual({ ...withheld });
    expect(balances(play({}, open, { disputes: [dispute('won')] }))).toEqual(balances(play({})));
    // Heard of only when it's over: the provider took the money and gave it back.
    const causes = play({}, { disputes: [dispute('won')] }).map(({ cause }) => cause);
    expect(causes).toEqual(['payment', 'dispute_opened', 'dispute_won']);
  });

  it('that is lost is given back by those who were paid', () => {
    expect(balances(play({}, { disputes: [dispute('lost')] }))).toEqual({});
    expect(balances(play({}, { disputes: [dispute('lost', 1200)] }))).toEqual({
      provider: 10_801,
      organizer: -9000,
      fees: -558,
      tax: -1243,
    });
  });

  it('that is lost after a refund costs the site what went back twice', () => {
    const refunds = [refund(1, 12_001, made)];
    expect(balances(play({ refunds }, { refunds, disputes: [dispute('lost')] }))).toEqual({
      provider: -12_001,
      losses: 12_001,
    });
  });

  it('that is lost while a refund waits takes the refund’s place', () => {
    const waiting = [refund(1, 12_001, { status: 'awaiting_dispute' })];
    const covered = [refund(1, 12_001, { status: 'closed', closeReason: 'dispute_lost', closedAt: at })];
    const open = { refunds: waiting, disputes: [dispute('needs_response')] };
    expect(balances(play({}, open, { refunds: covered, disputes: [dispute('lost')] }))).toEqual({});
  });

  it('can be lost, appealed, and won', () => {
    const steps = (['needs_response', 'lost', 'under_review', 'lost', 'under_review', 'won'] as const).map(
      (status) => ({
        disputes: [dispute(status)],
      }),
    );
    const posted = play({}, ...steps);
    expect(posted.map(({ cause }) => cause)).toEqual([
      'payment',
      'dispute_opened',
      'dispute_lost',
      'dispute_reopened',
      'dispute_lost',
      'dispute_reopened',
      'dispute_won',
    ]);
    expect(balances(posted)).toEqual(balances(play({})));
  });

  it('about another amount than at first withholds that', () => {
    const posted = play({ disputes: [dispute('needs_response')] }, { disputes: [dispute('under_review', 5000)] });
    expect(balances(posted)).toEqual({ ...balances(play({})), provider: 7001, disputes: 5000 });
    const lost = play({ disputes: [dispute('lost')] }, { disputes: [dispute('lost', 5000)] });
    expect(balances(lost)['disputes']).toBeUndefined();
    expect(balances(lost)).toMatchObject({ provider: 7001 });
  });
});

it('what the provider charges is the site’s cost', () => {
  const fee = providerFeePosting({ transactionId: 'txn_1', amount: cents(378), chargedAt: at });
  expect(fee).toMatchObject({ key: 'provider_fee:txn_1' });
  expect(balances([fee])).toEqual({ provider: -378, provider_fees: 378 });
});
