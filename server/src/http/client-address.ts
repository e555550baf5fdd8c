import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressOf, tidyForwardedFor } from './forwarded-for';

/** Lets the framework find out the addresses of clients behind proxies from tidy headers only. */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    tidyForwardedFor(request.raw.headers);
    done();
  });
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
