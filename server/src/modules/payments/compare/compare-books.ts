import { wentThrough } from '@ascendant/domain/booking/lifecycle';
import type { PaymentRow } from '../../../../db/schema/payments';
import { ProviderError, type ProviderIntent } from '../../../adapters/payments/payment-provider';
import { compareDisputes } from '../dispute/compare-disputes';
import { findDisputedPayments } from '../dispute/disputes.repository';
import { findPaymentsWithIntent, readPeriod } from '../open/open-payments.repository';
import { forgetPayers } from '../open/payers.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { findPaymentsWhoseRefundsDiffer } from '../refund/unmade-refunds.repository';
import { handleOrphanedIntent, isOurs } from '../settle/orphaned-intent';
import { compareRefunds } from '../settle/provider-changes';
import { settlePayment } from '../settle/settle-payment';
import { recordDiscrepancy, resolveDiscrepancy } from './discrepancies.repository';

/** Banks return refunds up to a month after they were made. Source: rule PAY-10. */
const compareReturnsDays = 35;

/** Source: rule PAY-10. */
export const compareHours = 48;
/** Anything newer than this may not have reached both sides yet. */
const graceSeconds = 60;

/**
 * Compares the provider's list of the last 48 hours with ours, in both directions. It finds intents that we don't know, payments that
 * the provider doesn't know, and those whose state differs. What we can't fix becomes a discrepancy, and a discrepancy that no longer
 * exists is closed.
 * @param report called with each error; it stops no other payment
 * @throws ProviderError if the provider's list can't be read
 */
export async function compareBooks(deps: PaymentDeps, report: (error: unknown) => void): Promise<void> {
  const { db, provider, site } = deps;
  const { since, before } = await readPeriod(db, { hours: compareHours, graceSeconds });
  const theirs = (await provider.listIntents(since)).filter((intent) => isOurs(intent, site));
  const ours = await findPaymentsWithIntent(db, provider.name, since);
  const byIntent = new Map(ours.map((payment) => [payment.intentId ?? '', payment]));
  for (const intent of theirs.filter(({ createdAt }) => createdAt < before)) {
    await compareOne(deps, intent, byIntent.get(intent.id)).catch(report);
  }
  const known = new Set(theirs.map(({ id }) => id));
  for (const payment of ours.filter(({ createdAt }) => createdAt < before)) {
    await reportMissing(deps, payment, known.has(payment.intentId ?? '')).catch(report);
  }
  await compareReturns(deps, report);
  await forgetPayers(db);
}

async function compareOne(deps: PaymentDeps, intent: ProviderIntent, listed: PaymentRow | undefined): Promise<void> {
  const payment = listed ?? (await payments.findPaymentByIntent(deps.db, deps.provider.name, intent.id));
  if (!payment) return reportUnknown(deps, intent);
  await resolveDiscrepancy(deps.db, 'unknown_intent', intent.id);
  if (differs(payment, intent)) await settlePayment(deps, payment);
}

function differs(payment: PaymentRow, intent: ProviderIntent): boolean {
  return (
    (intent.status === 'succeeded') !== wentThrough(payment.status) ||
    (intent.status === 'canceled') !== (payment.status === 'canceled') ||
    intent.amountRefunded !== payment.refundedCents
  );
}

async function reportUnknown(deps: PaymentDeps, intent: ProviderIntent): Promise<void> {
  const orphaned = await handleOrphanedIntent(deps, intent);
  if (orphaned.kind === 'adopted') await settlePayment(deps, orphaned.payment);
  if (orphaned.kind !== 'unknown') return;
  await recordDiscrepancy(deps.db, {
    kind: 'unknown_intent',
    subject: intent.id,
    paymentId: null,
    bookingId: null,
    details: { status: intent.status, receivedCents: intent.amountReceived },
  });
}

function isNotFound(error: unknown): false {
  if (error instanceof ProviderError && error.failure === 'not_found') return false;
  throw error;
}

/** Reads an unlisted intent on its own before reporting it: the two lists may start at slightly different times. */
async function reportMissing({ db, provider }: PaymentDeps, payment: PaymentRow, isListed: boolean): Promise<void> {
  const intentId = payment.intentId ?? '';
  const isThere = isListed || (await provider.readIntent(intentId).then(() => true, isNotFound));
  if (isThere) return resolveDiscrepancy(db, 'missing_at_provider', intentId);
  await recordDiscrepancy(db, {
    kind: 'missing_at_provider',
    subject: intentId,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { status: payment.status, amountCents: payment.amountCents },
  });
}

/**
 * Finds what no webhook told us: refunds that a bank returned, and disputes that were opened or decided, however old their payments are.
 * @param report called with each error
 * @throws ProviderError if the provider's lists can't be read
 */
async function compareReturns(deps: PaymentDeps, report: (error: unknown) => void): Promise<void> {
  const { db, provider } = deps;
  const { since } = await readPeriod(db, { hours: compareReturnsDays * 24, graceSeconds: 0 });
  const refunds = await provider.listRefundsSince(since);
  for (const payment of await findPaymentsWhoseRefundsDiffer(db, provider.name, refunds)) {
    await compareRefunds(deps, payment, payment.intentId ?? '').catch(report);
  }
  for (const payment of await disputedPayments(deps, since)) {
    await compareDisputes(deps, payment, payment.intentId ?? '').catch(report);
  }
}

/** Payments with a dispute that's open here, or that was opened at the provider since then. */
async function disputedPayments({ db, provider }: PaymentDeps, since: Date): Promise<readonly PaymentRow[]> {
  const found = new Map((await findDisputedPayments(db, provider.name)).map((payment) => [payment.id, payment]));
  for (const { intentId } of await provider.listDisputesSince(since)) {
    const payment = await payments.findPaymentByIntent(db, provider.name, intentId);
    if (payment) found.set(payment.id, payment);
  }
  return [...found.values()];
}
