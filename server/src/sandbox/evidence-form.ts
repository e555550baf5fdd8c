import type { SandboxEvidence } from '../../db/schema/sandbox';
import { textIn, textsIn, type Form } from './form';
import { missing, newId, SandboxError } from './ledger-entries';

/** Source: Stripe documentation, docs.stripe.com/api/disputes/evidence_object. */
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
/** Characters of a text and of all of them, bytes of a file and of all of them. Source: Stripe documentation, docs.stripe.com/file-upload. */
const limits = { text: 20_000, texts: 150_000, file: 5 * 1024 * 1024, files: 4_500_000 };
const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'];

/** What of an uploaded file is kept: not what's in it. */
export type UploadedFiles = Map<string, Omit<SandboxEvidence['files'][number], 'kind'>>;

/** Takes a file for evidence, until the program ends: it's uploaded together with the evidence, and again if that has to be repeated. */
export function takeFile(files: UploadedFiles, form: Form): unknown {
  const { file } = form;
  if (textIn(form, 'purpose') !== 'dispute_evidence') throw invalid('Invalid purpose.');
  if (!(file instanceof File)) throw invalid('Missing required param: file.');
  if (!fileTypes.includes(file.type)) throw invalid('File for purpose dispute_evidence must be a PDF, JPEG or PNG.');
  if (file.size > limits.file) throw invalid('File for purpose dispute_evidence is too large.');
  const id = newId('file');
  files.set(id, { type: file.type, bytes: file.size });
  return { id, object: 'file', filename: file.name, purpose: 'dispute_evidence', size: file.size };
}

/** How long the texts are and what the files are: what evidence says about people isn't the sandbox's. */
export function evidenceOf(files: UploadedFiles, form: Form): SandboxEvidence {
  if (textIn(form, 'submit') !== 'true') throw invalid('The sandbox takes only evidence that is submitted.');
  const entries = Object.entries(textsIn(form, 'evidence'));
  const unknown = entries.find(([field]) => !fileFields.includes(field) && !textFields.includes(field));
  if (unknown) throw invalid(`Received unknown parameter: evidence[${unknown[0]}]`);
  const texts = entries.filter(([field]) => textFields.includes(field)).map(([field, text]) => [field, text.length]);
  const sent = entries
    .filter(([field]) => fileFields.includes(field))
    .map(([field, id]) => ({ kind: field, ...(files.get(id) ?? missing('file', id)) }));
  const lengths = texts.map(([, length]) => Number(length));
  if (lengths.some((length) => length > limits.text) || sum(lengths) > limits.texts)
    throw invalid('The evidence is too long.');
  if (sum(sent.map(({ bytes }) => bytes)) > limits.files) throw invalid('The files are too large together.');
  const key = textsIn(form, 'metadata')['evidence'];
  return { ...(key === undefined ? {} : { key }), texts: Object.fromEntries(texts), files: sent };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function invalid(message: string): SandboxError {
  return new SandboxError(400, 'parameter_invalid', message);
}
