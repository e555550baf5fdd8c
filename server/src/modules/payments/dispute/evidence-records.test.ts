import { describe, expect, it } from 'vitest';
import type { RefundRow } from '../../../../db/schema/refunds';
import { messagesText, moneyText, signedText } from './evidence-records';

const zone = 'America/Halifax';
const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
const refund = (change: Partial<RefundRow>): RefundRow => ({
  ...({ id: 1, paymentId: 1, reason: 'requested' } as RefundRow),
  number: 1,
  amountCents: 500,
  createdAt: at(18),
  succeededAt: null,
  failedAt: null,
  closedAt: null,
  ...change,
});

describe('PAY-25 the money in evidence', () => {
  it.each([
    ['isn’t made yet', {}, /, not made yet\.$/],
    ['was made', { succeededAt: at(19) }, /, made Thursday, November 26, 2026, 3:00 p\.m\. \(Atlantic Time\)\.$/],
    ['came back', { succeededAt: at(19), failedAt: at(20) }, /, made .+, returned by the bank .+ 4:00 p\.m\..+\.$/],
    ['was closed', { failedAt: at(19), closedAt: at(20) }, /, returned by the bank .+, closed .+\.$/],
  ])('a refund that %s', (_what, change, expected) => {
    const text = moneyText([], [refund(change)], zone);
    expect(text).toMatch(/^Refund 1 of \$5\.00: asked for Thursday, November 26, 2026, 2:00 p\.m\. \(Atlantic Time\)/);
    expect(text).toMatch(expected);
  });

  it('says so if nothing was asked for', () => {
    expect(moneyText([], [], zone)).toBe('No refund was asked for.');
  });
});

it('PAY-25 a signature says who signed which version, and a guardian’s for whom', () => {
  const signed = {
    title: 'Canoe waiver',
    version: 2,
    attendeeName: 'Mia Roy',
    signedName: 'Ann Roy',
    signedAt: at(18),
  };
  expect(signedText([{ ...signed, isGuardian: true }], zone)).toEqual([
    'Ann Roy, as parent or guardian of Mia Roy, signed “Canoe waiver” (version 2) Thursday, November 26, 2026, 2:00 p.m. (Atlantic Time).',
  ]);
  expect(signedText([{ ...signed, isGuardian: false }], zone)[0]).toMatch(/^Ann Roy signed “Canoe waiver”/);
});

it('PAY-25 messages are counted for each side', () => {
  const one = { sender: 'traveller' as const, count: 1, first: at(18), last: at(18) };
  expect(messagesText([one], zone)).toMatch(
    /^The traveller wrote to the host: 1 message, the first [^,]+,[^,]+,[^,]+,[^,]+\.$/,
  );
  expect(messagesText([{ ...one, count: 2, last: at(19) }], zone)).toMatch(
    /: 2 messages, the first .+, the last .+\.$/,
  );
  expect(messagesText([], zone)).toBe('None.');
});
