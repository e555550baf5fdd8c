import { differencesOf, type Movement } from '@ascendant/domain/ledger/compare';
import type { DiscrepancyKind } from '@ascendant/domain/payment/discrepancies';
import type { ProviderTransaction } from '../../../adapters/payments/payment-provider';
import type { Queryable } from '../../../database/database';
import { collectFailures, type Failures } from '../../../errors/collect-failures';
import { ledger } from '../../ledger/ledger.module';
import { readPeriod, findPaymentsByIntents, type KnownPayment } from '../open/open-payments.repository';
import type { PaymentDeps } from '../payment-deps';
import { findOpenSubjects, recordDiscrepancy, resolveDiscrepancy, type Discrepancy } from './discrepancies.repository';

/** How far back the ledger is compared, each day. Source: rule PAY-24. */
export const compareLedgerDays = 14;
/** The provider's clock and ours, and what was posted late: the provider's list starts earlier by this. */
const slackDays = 2;
/** Anything newer may not have reached both sides yet. */
const ledgerGraceSeconds = 7200;
const dayMs = 86_400_000;

type LedgerDeps = Pick<PaymentDeps, 'db' | 'provider'>;

/** One of the provider's transactions, with the payment that it belongs to. */
interface OwnTransaction extends ProviderTransaction, Movement {
  readonly payment: KnownPayment;
}

/**
 * Compares the ledger with everything that changed the provider's balance in the last weeks, one by one, in both directions and to the cent.
 * What differs becomes a discrepancy, and one that's gone is closed. What the provider charges for each is posted on the way.
 * @throws ProviderError if the provider's list can't be read; AggregateError if some differences couldn't be written, the others have been
 * Source: docs/rules/ledger.md, "Comparison with the provider"; rule PAY-24.
 */
export async function compareLedger(deps: LedgerDeps, graceSeconds = ledgerGraceSeconds): Promise<void> {
  const { db, provider } = deps;
  const { since, before } = await readPeriod(db, { hours: compareLedgerDays * 24, graceSeconds });
  const listed = await provider.listTransactions(new Date(since.getTime() - slackDays * dayMs));
  const theirs = await ownOf(deps, listed);
  const failures = collectFailures("What differs from the provider's balance and wasn't noted");
  await failures.collect(() => postFees(deps, theirs));
  const settled = theirs.filter(({ createdAt }) => createdAt < before);
  const intentIds = [...new Set(theirs.map(({ intentId }) => intentId))];
  const ours = await ledger.findMovements(db, { provider: provider.name, since, before, intentIds });
  const { notAtProvider } = differencesOf(
    ours.filter(({ isInPeriod }) => isInPeriod),
    theirs,
  );
  const { notInLedger } = differencesOf(ours, settled);
  const missing = notAtProvider.map((movement) => toDifference(movement, movement));
  const unknown = notInLedger.map(({ payment, ...movement }) =>
    toDifference(movement, { paymentId: payment.id, bookingId: payment.bookingId }),
  );
  await reportDifferences(db, { kind: 'not_at_provider', found: missing }, failures);
  await reportDifferences(db, { kind: 'not_in_ledger', found: unknown }, failures);
  failures.rethrow();
}

/** Those of our payments: another installation may share the account. An intent that no payment has is a discrepancy of its own. */
async function ownOf({ db, provider }: LedgerDeps, listed: readonly ProviderTransaction[]): Promise<OwnTransaction[]> {
  const intentIds = [...new Set(listed.map(({ intentId }) => intentId))];
  const known = await findPaymentsByIntents(db, provider.name, intentIds);
  return listed.flatMap((transaction) => {
    const payment = known.get(transaction.intentId);
    return payment ? [{ ...transaction, source: transaction.sourceId, payment }] : [];
  });
}

async function postFees({ db }: LedgerDeps, theirs: readonly OwnTransaction[]): Promise<void> {
  const charged = theirs.filter(({ fee }) => fee !== 0);
  await ledger.postProviderFees(
    db,
    charged.map(({ id, fee, currency, createdAt, payment }) => ({
      transactionId: id,
      amount: fee,
      chargedAt: createdAt,
      subject: { paymentId: payment.id, bookingId: payment.bookingId, eventId: payment.eventId, currency },
    })),
  );
}

interface Subject {
  readonly paymentId: number;
  readonly bookingId: number;
}

function toDifference({ source, amount, currency }: Movement, { paymentId, bookingId }: Subject) {
  return { subject: source, paymentId, bookingId, details: { amountCents: amount, currency } };
}

interface Differences {
  readonly kind: DiscrepancyKind;
  /** All that there are now. */
  readonly found: readonly Omit<Discrepancy, 'kind'>[];
}

/** What differs becomes a discrepancy, and one that's gone is closed. One that can't be written stops no other. */
export async function reportDifferences(
  db: Queryable,
  { kind, found }: Differences,
  failures: Failures,
): Promise<void> {
  for (const difference of found) await failures.collect(() => recordDiscrepancy(db, { kind, ...difference }));
  const subjects = new Set(found.map(({ subject }) => subject));
  for (const subject of await findOpenSubjects(db, kind)) {
    if (!subjects.has(subject)) await failures.collect(() => resolveDiscrepancy(db, kind, subject));
  }
}
