import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@ascendant/contract/route';
import type { Payable } from '../checkout/sandbox-environment';
import type { SignedInPerson } from '../factories/people';
import type { ServerProcess } from './server-process';

/** The answer's body; null if the server was gone. */
export type Heard = {
  readonly status: number;
  readonly json: Record<string, unknown>;
  /** Seconds, from the header; null without one. */
  readonly retryAfter: number | null;
} | null;

type Asked = Pick<ServerProcess, 'url'>;
type Asker = Pick<SignedInPerson, 'session'>;

/** Makes a call as a person. The answer is null if the server ends during the call. */
export function ask(
  server: Asked,
  route: Route,
  { session }: Asker,
  body: unknown,
  params: Readonly<Record<string, string | number>> = {},
): Promise<Heard> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return send(server, { method: route.method, path, headers: session, body });
}

/** The same, repeated while the server answers that it's busy, after the time it asks for. */
export async function askPolitely(server: Asked, route: Route, asker: Asker, body: unknown): Promise<Heard> {
  for (;;) {
    const heard = await ask(server, route, asker, body);
    if (heard?.json['code'] !== 'busy' || heard.retryAfter === null) return heard;
    await sleep(heard.retryAfter * 1000);
  }
}

export function post(
  server: Asked,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Heard> {
  return send(server, { method: 'POST', path, headers, body });
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function send({ url }: Asked, { method, path, headers, body }: Sent): Promise<Heard> {
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + path, {
      method,
      headers: { ...type, connection: 'close', ...headers },
      ...content,
    });
    const retryAfter = response.headers.get('retry-after');
    const text = await response.text();
    return {
      status: response.status,
      json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
      retryAfter: retryAfter === null ? null : Number(retryAfter),
    };
  } catch {
    return null;
  }
}

/** The intent in an answer. @throws RangeError if there is none */
export function payableIn(heard: Heard): Payable {
  return { paymentIntentId: textIn(heard, 'paymentIntentId'), clientSecret: textIn(heard, 'clientSecret') };
}

function textIn(heard: Heard, name: string): string {
  const value = heard?.json[name];
  if (typeof value !== 'string') throw new RangeError(`no ${name} in ${JSON.stringify(heard)}`);
  return value;
}
