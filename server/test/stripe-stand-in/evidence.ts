import type { ApiCall } from './api-call';
import { moveDispute, type Books } from './books';
import { textIn, textsIn, type Form } from './form';
import { invalid, missing, newId, nowSeconds, type FileObject } from './objects';

const fileTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
/** Source: Stripe documentation, docs.stripe.com/file-upload, `dispute_evidence`. */
const fileBytes = 5 * 1024 * 1024;
const fileSeconds = 270 * 86_400;

/** Source: Stripe documentation, docs.stripe.com/api/disputes/update. */
const fileFields = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
];
const textFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
];
const mostInText = 20_000;
const mostInTexts = 150_000;
/** Together, for all files of a response. */
const mostInFiles = 4_500_000;

export function createFile(books: Books, { form, file }: Pick<ApiCall, 'form' | 'file'>): FileObject {
  const purpose = textIn(form, 'purpose');
  if (purpose !== 'dispute_evidence') throw invalid('Invalid purpose.', 'parameter_invalid');
  if (file === undefined) throw invalid('Missing required param: file.', 'parameter_missing');
  const type = fileTypes[file.type];
  if (type === undefined) throw invalid('File for purpose dispute_evidence must be a PDF, JPEG or PNG.');
  if (file.content.length > fileBytes) throw invalid('File for purpose dispute_evidence is too large.');
  const created = nowSeconds();
  const object: FileObject = {
    id: newId('file'),
    object: 'file',
    created,
    expires_at: created + fileSeconds,
    filename: file.name,
    purpose,
    size: file.content.length,
    type,
  };
  books.files.set(object.id, object);
  return object;
}

/** Evidence that's submitted is final. */
export function takeEvidence(books: Books, id: string, form: Form): unknown {
  const dispute = books.disputes.get(id);
  if (!dispute) throw missing('dispute', id);
  const isAskedFor = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
  const { due_by: due } = dispute.evidence_details;
  if (!isAskedFor || (due !== null && due < nowSeconds()))
    throw invalid('This dispute is already closed or under review.');
  const evidence = textsIn(form, 'evidence');
  check(books, evidence);
  dispute.evidence = evidence;
  dispute.metadata = { ...dispute.metadata, ...textsIn(form, 'metadata') };
  const isSubmitted = textIn(form, 'submit') === 'true';
  dispute.evidence_details = {
    ...dispute.evidence_details,
    has_evidence: true,
    submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
  };
  if (isSubmitted)
    moveDispute(books, id, dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review');
  return dispute;
}

function check(books: Books, evidence: Readonly<Record<string, string>>): void {
  const entries = Object.entries(evidence);
  for (const [field, value] of entries) {
    if (fileFields.includes(field) && !books.files.has(value)) throw missing('file upload', value);
    if (!fileFields.includes(field) && !textFields.includes(field))
      throw invalid(`Received unknown parameter: evidence[${field}]`, 'parameter_unknown');
    if (value.length > mostInText) throw invalid(`evidence[${field}] is longer than ${mostInText} characters.`);
  }
  if (entries.reduce((sum, [, value]) => sum + value.length, 0) > mostInTexts)
    throw invalid('The evidence is too long.');
  const sizes = entries.map(([, value]) => books.files.get(value)?.size ?? 0);
  if (sizes.reduce((sum, size) => sum + size, 0) > mostInFiles) throw invalid('The files are too large together.');
}
