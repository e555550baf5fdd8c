import { createHash } from 'node:crypto';
import type { ApiCall } from './api-call';
import { withSource } from './balance';
import { cancelIntent, createIntent, createRefund, intentOf, type Books } from './books';
import { answerChallenge, payWithCard } from './cards';
import { connectSource, serveConnect } from './connect-api';
import { createFile, takeEvidence } from './evidence';
import { expands, formIn, textIn, textsIn, type Form } from './form';
import { ApiError, invalid, missing, type IntentObject, type TransactionObject } from './objects';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly isReplay?: boolean;
}

/** What a key was used for, and the result; null while the call is running. */
export interface KeptAnswer {
  readonly parameters: string;
  readonly answer: ApiAnswer | null;
}

/** Makes a call once per key, as Stripe does: the same parameters get the same answer, others an error, and a 500 stays a 500. */
export function answerOnce(keys: Map<string, KeptAnswer>, call: ApiCall, work: () => ApiAnswer): ApiAnswer {
  const { idempotencyKey } = call;
  if (call.method !== 'POST' || idempotencyKey === undefined) return work();
  const parameters = createHash('sha256')
    .update(`${call.path} ${JSON.stringify(call.form)}`)
    .update(call.file?.content ?? '')
    .digest('hex');
  const kept = keys.get(idempotencyKey);
  if (kept && kept.parameters !== parameters) return reused(idempotencyKey);
  if (kept?.answer) return { ...kept.answer, isReplay: true };
  const answer = work();
  // Errors in the parameters themselves aren't kept.
  if (answer.status !== 400 && answer.status !== 404) keys.set(idempotencyKey, { parameters, answer });
  return structuredClone(answer);
}

function reused(key: string): ApiAnswer {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`;
  return { status: 400, body: { error: { type: 'idempotency_error', message } } };
}

/** Answers a call. */
export function serveCall(books: Books, call: ApiCall): ApiAnswer {
  try {
    return { status: 200, body: route(books, call) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function route(books: Books, call: ApiCall): unknown {
  const [version, noun, id, verb] = call.path.slice(1).split('/');
  if (version !== 'v1' && version !== 'v2') throw missing('path', call.path);
  if (call.role === null)
    throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  const key = `${call.method} ${noun}${id === undefined ? '' : '/:id'}${verb === undefined ? '' : `/${verb}`}`;
  if (key === 'POST payment_intents/:id/confirm') return confirm(books, call, id ?? '');
  if (key === 'POST payment_intents/:id/challenge') return challenge(books, call, id ?? '');
  if (call.role !== 'sk')
    throw new ApiError(403, { type: 'invalid_request_error', message: 'This needs a secret key' });
  const connected = serveConnect(books, call, (items) => listed(items, call.form));
  return connected ?? routeOfServer(books, call, { key, id: id ?? '' });
}

function routeOfServer(books: Books, call: ApiCall, { key, id }: { key: string; id: string }): unknown {
  const { form } = call;
  switch (key) {
    case 'POST payment_intents':
      return shown(books, createIntent(books, newIntent(form)), form);
    case 'GET payment_intents':
      return listed(
        [...books.intents.values()].map((intent) => shown(books, intent, form)),
        form,
      );
    case 'GET payment_intents/:id':
      return shown(books, intentOf(books, id), form);
    case 'POST payment_intents/:id/cancel':
      return shown(books, cancelIntent(books, id), form);
    case 'POST refunds':
      return createRefund(books, newRefund(form));
    case 'GET refunds':
      return listed([...books.refunds.values()].filter(isOf(form)), form);
    case 'GET refunds/:id':
      return books.refunds.get(id) ?? raise(missing('refund', id));
    case 'GET disputes':
      return listed([...books.disputes.values()].filter(isOf(form)), form);
    case 'GET disputes/:id':
      return books.disputes.get(id) ?? raise(missing('dispute', id));
    case 'POST files':
      return createFile(books, call);
    case 'POST disputes/:id':
      return takeEvidence(books, id, form);
    case 'GET charges':
      return listed([...books.charges.values()].filter(isOf(form)), form);
    case 'GET balance_transactions':
      return listed(
        books.transactions
          .filter(isOfType(form))
          .map((each) => (expands(form, 'source') ? shownSource(books, each) : each)),
        form,
      );
    case 'GET events':
      return listed(books.events, form);
    case 'GET events/:id':
      return books.events.find((event) => event.id === id) ?? raise(missing('event', id));
    default:
      throw missing('path', key);
  }
}

function newIntent(form: Form) {
  const amount = Number(textIn(form, 'amount') ?? Number.NaN);
  const currency = textIn(form, 'currency') ?? raise(invalid('Missing required param: currency.', 'parameter_missing'));
  return { amount, currency, metadata: textsIn(form, 'metadata') };
}

function newRefund(form: Form) {
  const intentId = textIn(form, 'payment_intent') ?? raise(invalid('Missing required param: payment_intent.'));
  const amount = textIn(form, 'amount');
  return { intentId, metadata: textsIn(form, 'metadata'), ...(amount === undefined ? {} : { amount: Number(amount) }) };
}

function confirm(books: Books, { form, origin, role }: ApiCall, intentId: string): unknown {
  const intent = checkedSecret(books, { form, role, intentId });
  const card = formIn(formIn(form, 'payment_method_data'), 'card');
  const number = textIn(card, 'number') ?? raise(invalid('Missing required param: payment_method_data[card][number].'));
  const challengeUrl = `${origin}/challenge/${intent.id}?client_secret=${intent.client_secret}`;
  return payWithCard(books, { intentId, number, challengeUrl });
}

function challenge(books: Books, { form, role }: ApiCall, intentId: string): unknown {
  checkedSecret(books, { form, role, intentId });
  return answerChallenge(books, intentId, textIn(form, 'outcome') === 'pass');
}

function checkedSecret(
  books: Books,
  { form, role, intentId }: { form: Form; role: ApiCall['role']; intentId: string },
): IntentObject {
  const intent = intentOf(books, intentId);
  if (role === 'pk' && textIn(form, 'client_secret') !== intent.client_secret)
    throw missing('payment_intent', intentId);
  return intent;
}

function shown(books: Books, intent: IntentObject, form: Form): unknown {
  if (!expands(form, 'latest_charge')) return intent;
  return { ...intent, latest_charge: books.charges.get(intent.latest_charge ?? '') ?? null };
}

/** A page of a list, newest first. */
function listed<Item>(items: readonly Item[], form: Form): unknown {
  const limit = Number(textIn(form, 'limit') ?? 10);
  const since = Number(textIn(formIn(form, 'created'), 'gte') ?? 0);
  const newest = items.filter((item) => numberIn(item, 'created') >= since).toReversed();
  const startingAfter = textIn(form, 'starting_after');
  const from = startingAfter === undefined ? 0 : newest.findIndex((item) => fieldOf(item, 'id') === startingAfter) + 1;
  const data = newest.slice(from, from + limit);
  return { object: 'list', url: '/v1', has_more: from + limit < newest.length, data };
}

function isOfType(form: Form): (transaction: TransactionObject) => boolean {
  const wanted = textIn(form, 'type');
  return ({ type }) => wanted === undefined || type === wanted;
}

function shownSource(books: Books, transaction: TransactionObject): unknown {
  const source = connectSource(books, transaction.source);
  return source === undefined ? withSource(books, transaction) : { ...transaction, source };
}

function isOf(form: Form): (item: unknown) => boolean {
  const wanted = textIn(form, 'payment_intent');
  return (item) => wanted === undefined || fieldOf(item, 'payment_intent') === wanted;
}

function fieldOf(item: unknown, name: string): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined;
}

function numberIn(item: unknown, name: string): number {
  return Number(fieldOf(item, name) ?? 0);
}

function raise(error: Error): never {
  throw error;
}
