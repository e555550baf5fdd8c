import { describe, expect, it } from 'vitest';
import type { Posting } from '../ledger/accounts';
import type { DisputeFacts } from '../ledger/dispute-postings';
import { duePostings, type PaymentHistory } from '../ledger/sale';
import { at, refund, sale } from '../ledger/test-facts';
import { cents } from '../money';
import { documentNumber, documentNumberPattern, documentSeries } from './document-kinds';
import { dueDocuments, sumOf, type DueDocument } from './due-documents';

const made = { status: 'succeeded', madeAt: at } as const;
const returned = { status: 'failed', madeAt: at, failedAt: at } as const;
const dispute = (status: DisputeFacts['status']): DisputeFacts => ({
  id: 5,
  amount: cents(12_001),
  status,
  openedAt: at,
  closedAt: at,
});

type Step = Partial<Pick<PaymentHistory, 'sale' | 'refunds' | 'disputes'>>;

/** Plays a history, issuing what's due after each step. */
function play(...steps: readonly Step[]): readonly DueDocument[] {
  const posted: Posting[] = [];
  const issued: DueDocument[] = [];
  for (const step of steps) {
    posted.push(...duePostings({ sale, refunds: [], disputes: [], ...step, posted }));
    issued.push(...dueDocuments(posted, issued));
    expect(dueDocuments(posted, issued), 'issued twice').toEqual([]);
  }
  expect(new Set(issued.map(({ cause }) => cause)).size).toBe(issued.length);
  return issued;
}

/** The same, issuing everything at the end. */
function playLate(...steps: readonly Step[]): readonly DueDocument[] {
  const posted: Posting[] = [];
  for (const step of steps) posted.push(...duePostings({ sale, refunds: [], disputes: [], ...step, posted }));
  return dueDocuments(posted, []);
}

const outline = (documents: readonly DueDocument[]) =>
  documents.map(({ kind, entries, isDispute }) => [kind, sumOf(entries), ...(isDispute ? ['dispute'] : [])]);

describe('the documents of a payment', () => {
  it('begin with a receipt that says who got what', () => {
    const [receipt] = play({});
    expect(receipt?.entries.map(({ account, tax, amount }) => [account, tax, amount])).toEqual([
      ['organizer', null, 10_000],
      ['fees', null, 620],
      ['tax', 'hst:site', 1381],
    ]);
    expect(receipt).toMatchObject({ kind: 'receipt', cause: 'receipt:payment:7', occurredAt: at });
  });

  it('are none for a payment that wasn’t as asked for', () => {
    expect(play({ sale: { ...sale, isAsAsked: false } })).toEqual([]);
  });

  it('get a credit note when a refund is made, not when it’s asked for', () => {
    const asked = { refunds: [refund(1, 5000)] };
    expect(outline(play({}, asked))).toEqual([['receipt', 12_001]]);
    const notes = play({}, asked, { refunds: [refund(1, 5000, made)] });
    expect(outline(notes)).toEqual([
      ['receipt', 12_001],
      ['credit_note', 5000],
    ]);
    expect(notes[1]?.entries.map(({ account }) => account)).toEqual(['organizer', 'fees', 'tax']);
  });

  it('get one credit note for each refund, also if they’re issued late', () => {
    const steps = [{ refunds: [refund(1, 5000, made)] }, { refunds: [refund(1, 5000, made), refund(2, 7001, made)] }];
    const expected = [
      ['receipt', 12_001],
      ['credit_note', 5000],
      ['credit_note', 7001],
    ];
    expect(outline(play(...steps))).toEqual(expected);
    expect(outline(playLate(...steps))).toEqual(expected);
  });

  it('get one credit note for a refund that the bank returned and that’s repeated', () => {
    const steps = [
      { refunds: [refund(1, 5000, made)] },
      { refunds: [refund(1, 5000, returned)] },
      { refunds: [refund(1, 5000, { ...returned, isReplaced: true }), refund(2, 5000)] },
      { refunds: [refund(1, 5000, { ...returned, isReplaced: true }), refund(2, 5000, made)] },
    ];
    const expected = [
      ['receipt', 12_001],
      ['credit_note', 5000],
    ];
    expect(outline(play(...steps))).toEqual(expected);
    expect(outline(playLate(...steps))).toEqual(expected);
  });

  it('get one for what an admin paid some other way, and none for what no one was paid', () => {
    const closed = { status: 'closed', failedAt: at, closedAt: at, closeReason: 'admin' } as const;
    expect(outline(play({ refunds: [refund(1, 5000, { ...closed, isPaidAnotherWay: true })] }))).toEqual([
      ['receipt', 12_001],
      ['credit_note', 5000],
    ]);
    expect(outline(play({ refunds: [refund(1, 5000, closed)] }))).toEqual([['receipt', 12_001]]);
  });

  it('get one for what a bank took, none while it decides, and a receipt if an appeal brings it back', () => {
    expect(outline(play({}, { disputes: [dispute('needs_response')] }))).toEqual([['receipt', 12_001]]);
    const lost = [{}, { disputes: [dispute('needs_response')] }, { disputes: [dispute('lost')] }];
    expect(outline(play(...lost))).toEqual([
      ['receipt', 12_001],
      ['credit_note', 12_001, 'dispute'],
    ]);
    expect(outline(play(...lost, { disputes: [dispute('under_review')] }, { disputes: [dispute('won')] }))).toEqual([
      ['receipt', 12_001],
      ['credit_note', 12_001, 'dispute'],
      ['receipt', 12_001, 'dispute'],
    ]);
  });

  it('credit what went back once, although a bank took it again: that’s the site’s loss', () => {
    const refunds = [refund(1, 12_001, made)];
    expect(outline(play({ refunds }, { refunds, disputes: [dispute('lost')] }))).toEqual([
      ['receipt', 12_001],
      ['credit_note', 12_001],
    ]);
  });
});

describe('the number of a document', () => {
  it('names its kind, seller and year, and counts from 1', () => {
    expect(documentNumber(documentSeries('receipt', 12, 2026), 1)).toBe('R-12-2026-00001');
    expect(documentNumber(documentSeries('credit_note', null, 2026), 31)).toBe('C-0-2026-00031');
    expect(documentNumber(documentSeries('fee_invoice', 12, 2027), 123_456)).toBe('F-2027-123456');
  });

  it('is recognized, and nothing else is', () => {
    for (const number of ['R-12-2026-00001', 'C-0-2026-00031', 'F-2027-123456'])
      expect(documentNumberPattern.test(number), number).toBe(true);
    for (const number of ['R-2026-00001', 'F-1-2027-00001', 'R-12-2026-1', 'X-1-2026-00001', ' R-12-2026-00001', ''])
      expect(documentNumberPattern.test(number), number).toBe(false);
  });
});
