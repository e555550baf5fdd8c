import type { SandboxAccounts } from './accounts';
import type { MovementRow } from './balance.repository';
import { evidenceOf, takeFile, type UploadedFiles } from './evidence-form';
import { expands, formIn, formOf, formOfJson, textIn, textsIn, type Form } from './form';
import type { SandboxLedger } from './ledger';
import { missing, newId, SandboxError } from './ledger-entries';
import type { Page } from './ledger.repository';
import {
  accountObject,
  cardError,
  chargeObject,
  disputeObject,
  intentObject,
  payoutObject,
  refundObject,
  reversalObject,
  transactionObject,
  transferObject,
} from './stripe-objects';

/** Whoever has the sandbox has its keys: they only tell the server's calls from those of a page. */
export const sandboxKeys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' } as const;

/** Answers calls to Stripe's API, as far as we make any. */
export type StripeApi = (request: Request) => Promise<Response>;

interface Books {
  readonly ledger: SandboxLedger;
  readonly accounts: SandboxAccounts;
}

/** A call as it arrived. */
interface Call {
  readonly form: Form;
  readonly idempotencyKey: string;
  /** The connected account that it's about, of a header. */
  readonly account: string;
  /** The part of the path after the noun. */
  readonly id: string;
}

type Answer = (books: Books, call: Call, files: UploadedFiles) => Promise<unknown>;

/** The sandbox's books, through Stripe's own protocol. Source: rule PAY-20; Stripe documentation, docs.stripe.com/api. */
export function stripeApi(books: Books): StripeApi {
  const files: UploadedFiles = new Map();
  return async (request) => {
    try {
      return reply(200, await answered(books, request, files));
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      const { status, code, message, shown } = error;
      const type = code === 'idempotency_error' ? code : 'invalid_request_error';
      return reply(status, { error: { type, code, message, ...shown } });
    }
  };
}

function reply(status: number, body: unknown): Response {
  // Pages of other origins may call it, as they may call Stripe.
  const headers = { 'access-control-allow-origin': '*', 'request-id': newId('req') };
  return Response.json(body, { status, headers });
}

async function answered(books: Books, request: Request, files: UploadedFiles): Promise<unknown> {
  const { pathname } = new URL(request.url);
  const [, version = '', ...parts] = pathname.split('/');
  const [noun, id = '', verb] = version === 'v2' ? parts.slice(1) : parts;
  const route = `${request.method} ${noun}${id === '' ? '' : '/:id'}${verb === undefined ? '' : `/${verb}`}`;
  const form = await formOfRequest(request);
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? textIn(form, 'key');
  const call = {
    form,
    idempotencyKey: request.headers.get('idempotency-key') ?? '',
    account: request.headers.get('stripe-account') ?? '',
    id,
  };
  if (key === sandboxKeys.publishableKey && route === 'POST payment_intents/:id/confirm') return confirm(books, call);
  if (key !== sandboxKeys.secretKey) throw new SandboxError(401, 'api_key_invalid', 'Invalid API Key provided');
  return (answers[route] ?? missing('path', pathname))(books, call, files);
}

async function formOfRequest(request: Request): Promise<Form> {
  if (request.method === 'GET') return formOf(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return formOfJson(await request.json());
  if (type.startsWith('multipart/form-data')) return formOf(await request.formData());
  return formOf(new URLSearchParams(await request.text()));
}

const answers: Readonly<Partial<Record<string, Answer>>> = {
  'POST payment_intents': async ({ ledger }, { form, idempotencyKey }) => {
    const order = { amount: numberIn(form, 'amount'), currency: needed(form, 'currency') };
    const made = await ledger.createIntent({ ...order, metadata: textsIn(form, 'metadata'), idempotencyKey });
    return intentObject(made, expands(form, 'latest_charge'));
  },
  'GET payment_intents': async ({ ledger }, { form }) => {
    const isExpanded = expands(form, 'latest_charge');
    return listed(
      form,
      (page) => ledger.pageOfIntents(page),
      (intent) => intentObject(intent, isExpanded),
    );
  },
  'GET payment_intents/:id': async ({ ledger }, { form, id }) =>
    intentObject(await ledger.readIntent(id), expands(form, 'latest_charge')),
  'POST payment_intents/:id/cancel': async ({ ledger }, { form, id }) =>
    intentObject(await ledger.cancelIntent(id), expands(form, 'latest_charge')),
  'POST refunds': async ({ ledger }, { form, idempotencyKey }) => {
    const order = { intentId: needed(form, 'payment_intent'), amount: numberIn(form, 'amount') };
    return refundObject(await ledger.refund({ ...order, metadata: textsIn(form, 'metadata'), idempotencyKey }));
  },
  'GET refunds': async ({ ledger }, { form }) =>
    listed(
      form,
      (page, intentId) => (intentId === null ? ledger.pageOfRefunds(page) : ledger.listRefunds(intentId)),
      refundObject,
    ),
  'GET disputes': async ({ ledger }, { form }) =>
    listed(
      form,
      (page, intentId) => (intentId === null ? ledger.pageOfDisputes(page) : ledger.listDisputes(intentId)),
      disputeObject,
    ),
  'POST disputes/:id': async ({ ledger }, { form, id, idempotencyKey }, files) =>
    disputeObject(await ledger.takeEvidence(id, evidenceOf(files, form), idempotencyKey)),
  'POST files': async (_, { form }, files) => takeFile(files, form),
  'GET charges': async ({ ledger }, { form }) => {
    const intent = await ledger.readIntent(needed(form, 'payment_intent'));
    return listed(
      form,
      () => ledger.listCharges(intent.id),
      (charge) => chargeObject(intent, charge),
    );
  },
  'GET balance_transactions': async ({ ledger }, { form }) => {
    const kind = kindsByType[textIn(form, 'type') ?? ''] ?? null;
    const isExpanded = expands(form, 'source');
    return listed(
      form,
      (page) => ledger.pageOfMovements(page, kind),
      (each) => transactionObject(each, isExpanded),
    );
  },
  'POST accounts': async ({ accounts }, { form, idempotencyKey }) => {
    const currency = needed(formIn(form, 'defaults'), 'currency');
    return accountObject(await accounts.create({ currency, idempotencyKey }));
  },
  'GET accounts/:id': async ({ accounts }, { id }) => accountObject(await accounts.read(id)),
  'POST account_links': async ({ accounts }, { form }) => {
    const urls = formIn(formIn(form, 'use_case'), 'account_onboarding');
    const [returnUrl, refreshUrl] = [needed(urls, 'return_url'), needed(urls, 'refresh_url')];
    // The page is ours: its address has no host, so that it works at any.
    const link = await accounts.link(needed(form, 'account'), { returnUrl, refreshUrl });
    return { object: 'v2.core.account_link', url: `/sandbox/accounts/${link}` };
  },
  'POST transfers': async ({ accounts }, { form, idempotencyKey }) => {
    const order = { accountId: needed(form, 'destination'), amount: numberIn(form, 'amount') };
    const currency = needed(form, 'currency');
    // Its key is also the group under which it's found.
    if (textIn(form, 'transfer_group') !== idempotencyKey) throw notServed('transfer_group');
    return transferObject(await accounts.transfer({ ...order, currency, reference: idempotencyKey }));
  },
  'GET transfers': async ({ accounts }, { form }) => {
    const found = await accounts.findTransfer(needed(form, 'transfer_group'));
    return listed(form, async () => (found === null ? [] : [found]), transferObject);
  },
  'POST transfers/:id/reversals': async ({ accounts }, { form, id, idempotencyKey }) => {
    if (!idempotencyKey.endsWith(`:${textsIn(form, 'metadata')['reversal']}`)) throw notServed('metadata');
    const order = { transferId: id, amount: numberIn(form, 'amount'), reference: idempotencyKey };
    return reversalObject(await accounts.reverse(order));
  },
  'GET transfers/:id/reversals': async ({ accounts }, { form, id }) =>
    listed(form, () => accounts.listReversals(id), reversalObject),
  'GET payouts': async ({ accounts }, { form, account }) =>
    listed(form, () => accounts.listPayouts(account), payoutObject),
};

const kindsByType: Readonly<Partial<Record<string, MovementRow['kind']>>> = {
  transfer: 'transfer',
  transfer_refund: 'reversal',
};

/** A card from a page with Stripe's form, which has the client secret. */
async function confirm({ ledger }: Books, { form, id }: Call): Promise<unknown> {
  const card = formIn(formIn(form, 'payment_method_data'), 'card');
  const {
    lastErrorCode: code,
    lastErrorMessage,
    status,
  } = await ledger.payWithCard(id, needed(form, 'client_secret'), {
    number: needed(card, 'number'),
    expMonth: Number(textIn(card, 'exp_month') ?? 12),
    expYear: Number(textIn(card, 'exp_year') ?? 2099),
    cvc: textIn(card, 'cvc') ?? '',
  });
  const intent = intentObject(await ledger.readIntent(id));
  if (status !== 'requires_payment_method' || code === null) return intent;
  const message = lastErrorMessage ?? code;
  throw new SandboxError(402, code, message, { ...cardError(code, message), payment_intent: intent });
}

/**
 * A page of a list, the newest first. @param find one row more than the page has; or everything about an intent or an account
 */
async function listed<Row extends { readonly id: string }>(
  form: Form,
  find: (page: Page, intentId: string | null) => Promise<readonly Row[]>,
  show: (row: Row) => unknown,
): Promise<unknown> {
  const after = textIn(form, 'starting_after');
  const page = {
    since: new Date(Number(textIn(formIn(form, 'created'), 'gte') ?? 0) * 1000),
    after,
    limit: Number(textIn(form, 'limit') ?? 10),
  };
  const found = await find(page, textIn(form, 'payment_intent') ?? null);
  const rows = found.slice(found.findIndex(({ id }) => id === after) + 1);
  return { object: 'list', url: '/v1', has_more: rows.length > page.limit, data: rows.slice(0, page.limit).map(show) };
}

function needed(form: Form, name: string): string {
  const text = textIn(form, name);
  if (text === undefined) throw new SandboxError(400, 'parameter_missing', `Missing required param: ${name}.`);
  return text;
}

function numberIn(form: Form, name: string): number {
  const number = Number(needed(form, name));
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new SandboxError(400, 'parameter_invalid_integer', `Invalid positive integer: ${name}`);
}

function notServed(name: string): SandboxError {
  return new SandboxError(400, 'parameter_invalid', `The sandbox doesn't serve this ${name}.`);
}
