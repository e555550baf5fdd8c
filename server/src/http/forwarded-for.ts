import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const header = 'x-forwarded-for';
/** More proxies than this forward no request. */
const mostProxies = 16;
const withPort = /^(?:(?<v4>[\d.]+)|\[(?<v6>[^\]]*)\])(?::\d{1,5})?$/;
/** An IPv4 address as an IPv6 address, in the form that a URL gives it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Leaves only addresses in `X-Forwarded-For`, each in one form, so that ports and other spellings don't make one client many. What's left of
 * something that isn't an address can't be trusted: the proxy that wrote it didn't know who sent it that. Changes the headers.
 * Source: docs/rules/security.md, "Rate limits".
 */
export function tidyForwardedFor(headers: IncomingHttpHeaders): void {
  const given = headers[header];
  if (given === undefined) return;
  const addresses: string[] = [];
  for (const entry of String(given).split(',').slice(-mostProxies).reverse()) {
    const address = addressOf(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  if (addresses.length === 0) delete headers[header];
  else headers[header] = addresses.join(', ');
}

/** An address in one form, without port and zone, an IPv4 address always as itself; null for anything else. */
export function addressOf(text: string): string | null {
  const { v4, v6 } = withPort.exec(text)?.groups ?? {};
  const [address = ''] = (v4 ?? v6 ?? text).split('%', 1);
  if (isIPv4(address)) return v6 === undefined ? copied(address) : null;
  return isIPv6(address) ? shortened(address) : null;
}

/** A part of a text holds on to all of it, which may be 15 kB, so the parts are put together again. */
function copied(address: string): string {
  return address.split('.').map(Number).join('.');
}

function shortened(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bits = [high, low].map((group) => Number.parseInt(group, 16));
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.');
}

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
