import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf, tidyForwardedFor } from './forwarded-for';

/** Of as many addresses we keep what follows from them. */
export const mostKnown = 10_000;

/** Addresses of clients, for what's answered before the framework has found them out. */
export interface ClientAddresses {
  /** @returns undefined for a client behind a proxy that has asked for nothing yet */
  known(request: IncomingMessage): string | undefined;
}

/** For what the framework decided. A key is shorter than a thousand bytes, however long the header was. */
const mostDecidedBytes = 2 ** 20;
/** What's decided needs about this many bytes besides its key. */
const decidedBytes = 150;

/** @param hasProxy whether proxies say whose requests they forward. Which of them to believe is the framework's to decide; what it decided is cached */
export function clientAddresses(app: FastifyInstance, hasProxy: boolean): ClientAddresses {
  if (!hasProxy) return { known: ({ socket }) => socket.remoteAddress };
  const decided = new LRUCache<string, string>({
    maxSize: mostDecidedBytes,
    sizeCalculation: (_, sender) => sender.length + decidedBytes,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    tidyForwardedFor(request.raw.headers);
    decided.set(senderOf(request.raw), request.ip);
    done();
  });
  return {
    known: (request) => {
      tidyForwardedFor(request.headers);
      return decided.get(senderOf(request));
    },
  };
}

/** All that a client's address depends on. */
function senderOf({ socket, headers }: IncomingMessage): string {
  return `${socket.remoteAddress} ${String(headers['x-forwarded-for'])}`;
}

/**
 * What rate limits count an address as: a 64-bit IPv6 network is one subscriber, and an IPv4 address is itself, even if
 * it's written as `::ffff:192.0.2.1`.
 * Source: docs/rules/security.md, "Rate limits".
 */
export function subscriberOf(text: string): string {
  const address = addressOf(text) ?? text;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}

/** The first four of the eight groups, with `::` expanded. */
function firstGroups(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4);
}
