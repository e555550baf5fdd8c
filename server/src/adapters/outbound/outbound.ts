import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps, Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerSeconds, type Answer } from '@ascendant/domain/channel/webhook';
import { hostOf, isOutside, wrongWith, type AllowedNetworks } from './outside-address';

const connectMs = 5000;
/** As much of an answer is read, and dropped. */
const longestAnswer = 65_536;

export interface OutboundAnswer extends Answer {
  /** Why there was no answer, as a sentence; null if there was one. */
  readonly reason: string | null;
}

/** Reaches addresses that people typed. Nothing else does. Source: rules OUT-01 to OUT-05. */
export interface Outbound {
  /** What's wrong with an address, as far as its text says; null for nothing. */
  wrongWith(url: string): string | null;
  post(
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<OutboundAnswer>;
}

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveByDns: Resolve = (name) =>
  new Promise((found, failed) =>
    lookup(name, { all: true }, (error, addresses) => (error ? failed(error) : found(addresses))),
  );

export interface OutboundSetting {
  readonly publicUrl: string;
  readonly allowed: AllowedNetworks;
  /** Only tests give one. */
  readonly resolve?: Resolve;
}

class Refusal extends Error {}

export function outbound({ publicUrl, allowed, resolve = resolveByDns }: OutboundSetting): Outbound {
  const ownHost = new URL(publicUrl).hostname;
  const judge = (url: string) => wrongWith(url, { ownHost, allowed });
  const isReachable = (address: string) => isOutside(address, allowed);
  return {
    wrongWith: judge,
    post: async (text, { headers, body }) => {
      const problem = judge(text);
      if (problem !== null) return noAnswer(problem);
      const url = new URL(text);
      try {
        const address = await judged(hostOf(url), { resolve, isReachable });
        return await send(url, { address, headers, body, isReachable });
      } catch (error) {
        return noAnswer(error instanceof Refusal ? error.message : reasonOf(error));
      }
    },
  };
}

interface Judging {
  readonly resolve: Resolve;
  readonly isReachable: (address: string) => boolean;
}

/** The address that a name leads to: one that isn't outside refuses all, so that none is tried by chance. */
async function judged(name: string, { resolve, isReachable }: Judging): Promise<LookupAddress> {
  const addresses = await withinTime(resolve(name));
  const [first] = addresses;
  if (first === undefined) throw new Refusal(`${name} has no address.`);
  if (!addresses.every(({ address }) => isReachable(address)))
    throw new Refusal(`${name} leads to a private address, so we can’t send there.`);
  return first;
}

async function withinTime<Value>(value: Promise<Value>): Promise<Value> {
  const isDone = new AbortController();
  const late = wait(connectMs, undefined, { signal: isDone.signal }).then(() => {
    throw new Refusal('Its name couldn’t be looked up in time.');
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    late.catch(() => undefined);
    isDone.abort();
  }
}

interface Sending {
  readonly address: LookupAddress;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isReachable: (address: string) => boolean;
}

/** Connects to the address that was judged: the name isn't looked up again, so it can't lead elsewhere meanwhile. */
function send(url: URL, { address, headers, body, isReachable }: Sending): Promise<OutboundAnswer> {
  const known: LookupFunction = (_, options, found) =>
    options.all === true ? found(null, [address]) : found(null, address.address, address.family);
  const isSafe = url.protocol === 'https:';
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: known,
    // No connection is kept, and no proxy of the environment is used.
    agent: isSafe ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
    signal: AbortSignal.timeout(answerSeconds * 1000),
  };
  return new Promise((answered, failed) => {
    const request = isSafe ? requestHttps(url, options) : requestHttp(url, options);
    request.on('error', failed);
    request.on('response', (response) => {
      answered(answerOf(response));
      drop(response);
    });
    watchConnection(request, isReachable);
    request.end(body);
  });
}

/** Ends a request that isn't connected in time, or to an address that isn't outside. */
function watchConnection(request: ClientRequest, isReachable: (address: string) => boolean): void {
  request.on('socket', (socket) => {
    const timer = setTimeout(() => request.destroy(new Refusal('It didn’t let us connect in time.')), connectMs);
    socket.once('connect', () => {
      clearTimeout(timer);
      if (!isReachable(socket.remoteAddress ?? '')) request.destroy(new Refusal('It leads to a private address.'));
    });
    socket.once('close', () => clearTimeout(timer));
  });
}

/** A redirect isn't followed: it's an answer like any other. */
function answerOf({ statusCode = 0, headers }: IncomingMessage): OutboundAnswer {
  const seconds = Number(headers['retry-after']);
  return { status: statusCode, retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null, reason: null };
}

function drop(response: IncomingMessage): void {
  let read = 0;
  response.on('error', () => undefined);
  response.on('data', (part: Buffer) => {
    read += part.length;
    if (read > longestAnswer) response.destroy();
  });
}

function noAnswer(reason: string): OutboundAnswer {
  return { status: null, retryAfter: null, reason };
}

const reasons: Readonly<Record<string, string>> = {
  ABORT_ERR: `It didn’t answer within ${answerSeconds} seconds.`,
  ENOTFOUND: 'There’s no such name.',
  EAI_AGAIN: 'Its name couldn’t be looked up.',
  ECONNREFUSED: 'Nothing listens there.',
  ECONNRESET: 'It ended the connection.',
  EHOSTUNREACH: 'It can’t be reached.',
  ENETUNREACH: 'It can’t be reached.',
  ETIMEDOUT: 'It didn’t let us connect in time.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate isn’t trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate isn’t trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate isn’t trusted.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'Its certificate isn’t trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? 'It couldn’t be reached.';
}
