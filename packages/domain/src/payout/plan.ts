import { cents, type Cents } from '../money';
import type { PayoutConnection } from './accounts';

/** What an organizer has earned by events that are over for long enough, and what they've been paid. In cents. */
export interface PayoutBalance {
  /** Their part of what was paid, tax that they remit and adjustments included, less what went back or is about to. */
  readonly earned: Cents;
  /** How much of it banks are deciding about. */
  readonly disputed: Cents;
  /** What refunds that aren't made yet will take: they're out of `earned` already. */
  readonly unmadeRefunds: Cents;
  /** Transfers less reversals, as the ledger has them. */
  readonly paidOut: Cents;
  /** Transfers and reversals that aren't made yet. */
  readonly transferring: Cents;
  readonly reversing: Cents;
}

/** What can be paid out now; negative if too much was. Source: docs/rules/payouts.md, "How much". */
export function payableNow(balance: PayoutBalance): Cents {
  const { earned, disputed, paidOut, transferring, reversing } = balance;
  return cents(earned - disputed - paidOut - transferring + reversing);
}

/**
 * Whether an organizer can start over with another account: nothing is on its way, and nothing is due, in either direction. What's due can't be
 * paid to an account that's lost, so it waits for the new one.
 */
export function canStartOver(connection: PayoutConnection, balance: PayoutBalance): boolean {
  if (connection === 'none' || balance.transferring > 0 || balance.reversing > 0) return false;
  return connection === 'lost' || payableNow(balance) === 0;
}

/** What was paid out and went back to travellers since, by refunds that are made: a refund comes first, and only then a reversal. */
export function overpaid({ earned, unmadeRefunds, paidOut, reversing }: PayoutBalance): Cents {
  return cents(Math.max(0, paidOut - reversing - earned - unmadeRefunds));
}

export type PayoutStep = { readonly kind: 'transfer' | 'reverse'; readonly amount: Cents } | null;

/** What to do next about an organizer's money; null for nothing. */
export function nextPayoutStep(balance: PayoutBalance): PayoutStep {
  const tooMuch = overpaid(balance);
  if (tooMuch > 0) return { kind: 'reverse', amount: tooMuch };
  const amount = payableNow(balance);
  return amount > 0 ? { kind: 'transfer', amount } : null;
}

/** A transfer that reversals can still be taken from. */
export interface ReversibleTransfer {
  readonly id: number;
  readonly left: Cents;
}

/** Takes an amount back from transfers, the latest first. @returns less than asked if there isn't as much */
export function takenFrom(
  transfers: readonly ReversibleTransfer[],
  amount: Cents,
): readonly { readonly transferId: number; readonly amount: Cents }[] {
  let missing: number = amount;
  const parts: { transferId: number; amount: Cents }[] = [];
  for (const { id, left } of transfers) {
    const part = Math.min(missing, left);
    if (part > 0) parts.push({ transferId: id, amount: cents(part) });
    missing -= part;
  }
  return parts;
}

/** Why an organizer isn't paid what's ready. */
export const payoutHolds = ['none', 'onboarding', 'verifying', 'restricted', 'lost', 'disabled'] as const;
export type PayoutHold = (typeof payoutHolds)[number];

/** @returns null if nothing holds payouts back */
export function holdOf(connection: PayoutConnection, isDisabled: boolean): PayoutHold | null {
  if (isDisabled) return 'disabled';
  return connection === 'active' ? null : connection;
}

/** What people read about it. */
export const holdLabels: Readonly<Record<PayoutHold, string>> = {
  none: 'No account is connected.',
  onboarding: 'The account isn’t finished.',
  verifying: 'The payment provider is checking the account.',
  restricted: 'The payment provider needs something before this account can be paid.',
  lost: 'The payment provider no longer lets us pay this account.',
  disabled: 'The organizer’s account here is disabled.',
};

/** How many days after an event's end its money is paid out, and the most and fewest an operator can choose. */
export const defaultPayoutDelayDays = 2;
export const payoutDelayLimits = [0, 90] as const;

/** How long after those who were asked could accept a date that was brought forward their silence counts as an acceptance. */
export const acceptedAfterHours = 48;
