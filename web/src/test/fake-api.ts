import { routes, type CallName } from '@ascendant/contract/routes';
import { vi } from 'vitest';

/** A call's reply: a body, or a status with a body and headers. */
export interface FakeReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SeenCall {
  readonly name: CallName;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

export type FakeAnswers = {
  readonly [Name in CallName]?: FakeReply | ((call: SeenCall) => FakeReply | Promise<FakeReply>);
};

/** What the server answers to a call that it doesn't serve. @param more facts of the refusal, or what's wrong with each field */
export function refusal(status: number, code: string, message = 'No.', more: object = {}): FakeReply {
  return { status, body: { code, message, error: message, requestId: 'test', ...more } };
}

const notFound = refusal(404, 'not_found', 'Not found.');

/**
 * Fakes the server by replacing `fetch`. Calls without a reply get a 404, and by default no one is signed in.
 * @returns every call made, in order
 */
export function fakeApi(answers: FakeAnswers): SeenCall[] {
  const seen: SeenCall[] = [];
  const answerOf = answerer(answers, seen);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => answerOf(path, init));
  return seen;
}

/** The same as a function, as the server passes it to the renderer. */
export function answerer(answers: FakeAnswers, seen: SeenCall[] = []) {
  const all: FakeAnswers = { currentUser: { ...notFound, status: 401 }, ...answers };
  return async (path: string, init: RequestInit): Promise<Response> => {
    const url = new URL(path, 'http://localhost');
    const name = callAt(init.method ?? 'GET', url.pathname);
    if (!name) throw new RangeError(`No call of the contract: ${init.method} ${path}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const idempotencyKey = new Headers(init.headers).get('idempotency-key');
    const call = { name, query: url.searchParams, body, idempotencyKey };
    seen.push(call);
    const answer = all[name] ?? notFound;
    const reply = typeof answer === 'function' ? await answer(call) : answer;
    const { status = 200, headers = {} } = reply;
    return new Response(status === 204 ? null : JSON.stringify(reply.body), { status, headers });
  };
}

function callAt(method: string, pathname: string): CallName | null {
  for (const [name, call] of Object.entries(routes)) {
    const pattern = new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    if (call.method === method && pattern.test(pathname)) return name as CallName;
  }
  return null;
}
