import { toWire } from '@ascendant/contract/money';
import type { OrganizerPayouts } from '@ascendant/contract/payout';
import { addCents, cents, zeroCents } from '@ascendant/domain/money';
import { payableNow, type PayoutBalance, type PayoutHold } from '@ascendant/domain/payout/plan';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { BankPayoutRow, TransferRow } from '../../../db/schema/payouts';
import type { ComingPayout } from './balances.repository';

interface FoundPayouts {
  readonly currency: ChargeCurrency;
  readonly isOn: boolean;
  readonly delayDays: number;
  readonly account: OrganizerPayouts['account'];
  readonly hold: PayoutHold | null;
  readonly balance: PayoutBalance;
  readonly coming: readonly ComingPayout[];
  readonly transfers: readonly TransferRow[];
  readonly bankPayouts: readonly BankPayoutRow[];
  readonly statements: readonly string[];
}

export function presentOrganizerPayouts(found: FoundPayouts): OrganizerPayouts {
  const { balance, coming, transfers, bankPayouts, statements, ...rest } = found;
  return {
    ...rest,
    ready: toWire(payableNow(balance)),
    disputed: toWire(balance.disputed),
    onItsWay: toWire(balance.transferring),
    paidOut: toWire(balance.paidOut),
    next: nextOf(coming),
    coming: coming.map(({ amount, ...event }) => ({ ...event, amount: toWire(amount) })),
    transfers: transfers.map(presentTransfer),
    bankPayouts: bankPayouts.map(presentBankPayout),
    statements: [...statements],
  };
}

/** Everything that's ready on the first day to come. */
function nextOf(coming: readonly ComingPayout[]): OrganizerPayouts['next'] {
  const on = coming[0]?.readyOn;
  if (on === undefined) return null;
  const amounts = coming.filter(({ readyOn }) => readyOn === on).map(({ amount }) => amount);
  return { amount: toWire(addCents(zeroCents, ...amounts)), on };
}

export function presentTransfer({ id, day, amountCents, status }: TransferRow) {
  return { id, day, amount: toWire(cents(amountCents)), status };
}

export function presentBankPayout({ id, amountCents, status, arrivesOn }: BankPayoutRow) {
  return { id, amount: toWire(cents(amountCents)), status, arrivesOn };
}
