import { cutEvidence, evidenceFieldMaxLength } from '@ascendant/domain/payment/evidence';
import type Stripe from 'stripe';
import type { EvidenceFile, EvidenceOrder } from '../payment-provider';

/** Stripe's field for each file. It takes one file in each. Source: Stripe documentation, docs.stripe.com/api/disputes/evidence_object. */
const fileFields = {
  summary: 'uncategorized_file',
  communication: 'customer_communication',
  signature: 'customer_signature',
  service: 'service_documentation',
} as const satisfies Readonly<Record<EvidenceFile['kind'], keyof Stripe.DisputeUpdateParams.Evidence>>;

/** Sends evidence. A file that was uploaded, but not sent, is no one's: Stripe removes it after nine months. */
export async function sendStripeEvidence(stripe: Stripe, order: EvidenceOrder): Promise<void> {
  const files: Partial<Record<(typeof fileFields)[EvidenceFile['kind']], string>> = {};
  for (const file of order.files) files[fileFields[file.kind]] = await upload(stripe, order, file);
  await stripe.disputes.update(
    order.disputeId,
    // Its key stays with the dispute: it says that this evidence came, when the answer is lost.
    { evidence: { ...textsOf(order), ...files }, metadata: { evidence: order.key }, submit: true },
    { idempotencyKey: `evidence:${order.key}` },
  );
}

async function upload(
  stripe: Stripe,
  { key }: EvidenceOrder,
  { kind, name, type, content }: EvidenceFile,
): Promise<string> {
  const file = { data: content, name, type };
  const { id } = await stripe.files.create(
    { purpose: 'dispute_evidence', file },
    { idempotencyKey: `evidence:${key}:${kind}` },
  );
  return id;
}

/** Every part goes into the field that banks look for it in. */
function textsOf({ evidence, serviceDate, customerName, customerEmail }: EvidenceOrder) {
  const { sale, money, policy, use, contact, messages, note } = evidence;
  // What an admin adds comes first: what doesn't fit is cut at the end, and is in the file.
  const others = [note, money, contact, messages].filter((text) => text !== '').join('\n\n');
  return {
    product_description: sale,
    service_date: serviceDate,
    refund_policy_disclosure: policy,
    access_activity_log: use,
    uncategorized_text: cutEvidence(others, evidenceFieldMaxLength),
    ...(customerName === null ? {} : { customer_name: customerName }),
    ...(customerEmail === null ? {} : { customer_email_address: customerEmail }),
  };
}
