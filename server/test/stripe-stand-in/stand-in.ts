import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOnce, serveCall, type ApiAnswer, type KeptAnswer } from './api';
import type { ApiCall } from './api-call';
import { newBooks, type Books } from './books';
import { challengePage } from './challenge-page';
import { formOfJson } from './connect-api';
import { noFaults, takes, type StandInFaults } from './faults';
import { readForm, textIn } from './form';
import { readMultipart } from './multipart';
import { apiVersion, newId } from './objects';
import { outbound, type Outbound } from './webhooks';

/** Keys that look like Stripe's but aren't real. */
export const standInKeys = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
  connectWebhookSecret: 'whsec_stand_in_connect',
} as const;

/** The part of Stripe that a checkout needs, on loopback. The official SDK and pages call it. */
export interface StripeStandIn {
  /** For `STRIPE_API_BASE`. */
  readonly url: string;
  readonly books: Books;
  readonly faults: StandInFaults;
  readonly webhooks: Outbound;
  /** About connected accounts: to another endpoint, with its own secret. */
  readonly accountWebhooks: Outbound;
  /** The idempotency keys it received. */
  readonly keys: ReadonlyMap<string, KeptAnswer>;
  /** Every call, as `POST /v1/refunds`. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** @param port by default a free one */
export async function startStripeStandIn(port = 0): Promise<StripeStandIn> {
  const [books, faults, keys, calls] = [newBooks(), noFaults(), new Map<string, KeptAnswer>(), [] as string[]];
  const server = createServer((request, response) => {
    void serve({ request, response, books, faults, keys, calls }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    books,
    faults,
    keys,
    calls,
    webhooks: outbound(books.events, standInKeys.webhookSecret),
    accountWebhooks: outbound(books.connect.accountEvents, standInKeys.connectWebhookSecret),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

interface Served {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly books: Books;
  readonly faults: StandInFaults;
  readonly keys: Map<string, KeptAnswer>;
  readonly calls: string[];
}

async function serve({ request, response, books, faults, keys, calls }: Served): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end();
  if (url.pathname.startsWith('/challenge/')) return challengePage(books, url, response);
  const body = await bodyOf(request);
  const call = callOf(request, url, body);
  calls.push(`${call.method} ${call.path}`);
  const [isLost, { delayMs }] = [takes(faults, 'loseAnswers'), faults];
  const answer = answerWith({ books, faults, keys, call });
  if (delayMs > 0) await sleep(delayMs);
  if (isLost) return void response.destroy();
  const { status, isReplay } = answer;
  response.writeHead(status, {
    ...crossOrigin,
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(JSON.stringify(answer.body));
}

function answerWith({
  books,
  faults,
  keys,
  call,
}: {
  books: Books;
  faults: StandInFaults;
  keys: Map<string, KeptAnswer>;
  call: ApiCall;
}): ApiAnswer {
  if (takes(faults, 'refuseAsTooMany')) return trouble(429, 'rate_limit');
  if (takes(faults, 'failCalls')) return trouble(500);
  return answerOnce(keys, call, () =>
    call.method === 'POST' && takes(faults, 'failForGood') ? trouble(500) : serveCall(books, call),
  );
}

function trouble(status: number, code?: string): ApiAnswer {
  const message = status === 429 ? 'Too many requests' : 'An unknown error occurred';
  return { status, body: { error: { type: 'api_error', message, ...(code === undefined ? {} : { code }) } } };
}

/** Lets pages from other origins call it, as Stripe does. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function callOf(request: IncomingMessage, url: URL, body: Buffer): ApiCall {
  const contentType = request.headers['content-type'] ?? '';
  const multipart = readMultipart(contentType, body);
  const text = multipart === null ? body.toString('utf8') : '';
  const isJson = contentType.startsWith('application/json');
  const form =
    multipart?.texts ?? (isJson ? formOfJson(text) : readForm(request.method === 'GET' ? url.search.slice(1) : text));
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? textIn(form, 'key');
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form,
    file: multipart?.file,
    role: key === standInKeys.secretKey ? 'sk' : key === standInKeys.publishableKey ? 'pk' : null,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    account: String(request.headers['stripe-account'] ?? '') || undefined,
    origin: url.origin,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
