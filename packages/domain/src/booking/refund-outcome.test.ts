import { describe, expect, it } from 'vitest';
import { refundOutcome, type EndedMoney } from './refund-outcome';

const nothing: EndedMoney = { pending: 0, failed: 0, closed: 0, refundedCents: 0, lostCents: 0 };

describe('the money of a booking that has ended', () => {
  it.each([
    ['is refunded once every refund went back', { refundedCents: 5000 }, 'refunded'],
    ['is on its way while a refund is pending', { refundedCents: 5000, pending: 1 }, 'refund_pending'],
    ['isn’t refunded while one part of it failed', { refundedCents: 5000, failed: 1 }, 'refund_failed'],
    ['has failed even while another part is on its way', { pending: 1, failed: 1 }, 'refund_failed'],
    ['is closed if an admin closed what didn’t go back', { closed: 1 }, 'refund_closed'],
    ['is closed if a part went back and the rest was closed', { refundedCents: 5000, closed: 1 }, 'refund_closed'],
    ['went back through the bank if a dispute was lost', { lostCents: 5000 }, 'charged_back'],
    ['is refunded if the bank took only a part', { refundedCents: 4000, lostCents: 1000 }, 'refunded'],
    ['has gone nowhere yet without refunds', {}, 'refund_pending'],
  ] as const)('%s', (_rule, money, outcome) => {
    expect(refundOutcome({ ...nothing, ...money })).toBe(outcome);
  });
});
