import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import { withCommit, type Transaction } from '../database/database';
import { processingFee } from './balance';
import { attemptCard, declined, type Attempt, type SandboxCard } from './card-attempt';
import { openDispute } from './disputes';
import { newId, newNotice, notify, openIntent, SandboxError } from './ledger-entries';
import * as rows from './ledger.repository';

export interface CardPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly card: SandboxCard;
  readonly now: Date;
}

/** Tries to charge a card. An intent that's already paid stays as it is. */
export async function payWithCard(
  tx: Transaction,
  { id, clientSecret, card, now }: CardPayment,
): Promise<SandboxIntentRow> {
  const intent = await openIntent(tx, id, clientSecret);
  if (intent.status === 'succeeded') return intent;
  const attempt = attemptCard(card, now);
  if (!attempt) throw new SandboxError(400, 'not_a_test_card', 'This is test mode. Please use a test card.');
  return settle(tx, intent, attempt, card.number.replace(/\D/g, '').slice(-4));
}

/** Handles the customer's response to their bank's challenge. */
export async function answerChallenge(
  tx: Transaction,
  { id, clientSecret, outcome }: { id: string; clientSecret: string; outcome: 'pass' | 'fail' },
): Promise<SandboxIntentRow> {
  const intent = await openIntent(tx, id, clientSecret);
  if (intent.status === 'succeeded') return intent;
  if (intent.status !== 'requires_action') {
    throw new SandboxError(400, 'no_challenge', 'There is nothing to confirm on this payment.');
  }
  const attempt =
    outcome === 'pass' ? ({ outcome: 'paid', dispute: null } as const) : declined('authentication_failed');
  return settle(tx, intent, attempt, intent.challengeCard ?? '0000');
}

async function settle(
  tx: Transaction,
  intent: SandboxIntentRow,
  attempt: Attempt,
  last4: string,
): Promise<SandboxIntentRow> {
  switch (attempt.outcome) {
    case 'challenged':
      return rows.changeIntent(tx, intent.id, { status: 'requires_action', challengeCard: last4, ...noError });
    case 'declined':
      return decline(tx, intent, attempt, last4);
    case 'paid':
      return pay(tx, intent, attempt.dispute, last4);
  }
}

const noError = { lastErrorCode: null, lastErrorMessage: null };

async function decline(
  tx: Transaction,
  intent: SandboxIntentRow,
  attempt: Extract<Attempt, { outcome: 'declined' }>,
  last4: string,
): Promise<SandboxIntentRow> {
  const { id: intentId, amountCents } = intent;
  const failed = { status: 'failed', failureCode: attempt.code } as const;
  await rows.insertCharge(tx, { id: newId('ch'), intentId, amountCents, cardLast4: last4, ...failed });
  const changed = await rows.changeIntent(tx, intent.id, {
    status: 'requires_payment_method',
    lastErrorCode: attempt.code,
    lastErrorMessage: attempt.message,
    challengeCard: null,
  });
  await notify(tx, 'payment_intent.payment_failed', intent.id);
  return changed;
}

async function pay(
  tx: Transaction,
  intent: SandboxIntentRow,
  testDispute: TestDispute | null,
  last4: string,
): Promise<SandboxIntentRow> {
  const notice = newNotice('payment_intent.succeeded', intent.id);
  const charge = { chargeId: newId('ch'), transactionId: newId('txn'), feeCents: processingFee(intent.amountCents) };
  const send = () => rows.payIntent(tx, { ...charge, cardLast4: last4, notice });
  if (testDispute === null) return withCommit(tx, send);
  const paid = await send();
  await openDispute(tx, intent.id, testDispute);
  return paid;
}
