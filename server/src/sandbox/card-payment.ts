import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type { SandboxIntentRow } from '../../db/schema/sandbox';
import { withCommit, type Transaction } from '../database/database';
import { processingFee } from './balance';
import { attemptCard, declined, type Attempt, type Declined, type SandboxCard } from './card-attempt';
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
  if (outcome === 'pass') return pay(tx, intent, null, intent.challengeCard ?? '0000');
  // A challenge that fails makes no charge, and the intent keeps its card.
  return failed(tx, intent, declined('authentication_failed'), intent.challengeCard);
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
  attempt: Declined,
  last4: string,
): Promise<SandboxIntentRow> {
  const { id: intentId, amountCents } = intent;
  const charge = { status: 'failed', failureCode: attempt.code } as const;
  await rows.insertCharge(tx, { id: newId('ch'), intentId, amountCents, cardLast4: last4, ...charge });
  return failed(tx, intent, attempt, null);
}

async function failed(
  tx: Transaction,
  intent: SandboxIntentRow,
  { code, message }: Declined,
  challengeCard: string | null,
): Promise<SandboxIntentRow> {
  const changed = await rows.changeIntent(tx, intent.id, {
    status: 'requires_payment_method',
    lastErrorCode: code,
    lastErrorMessage: message,
    challengeCard,
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
