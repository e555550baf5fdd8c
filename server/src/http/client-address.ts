import { isIPv6 } from 'node:net';

/**
 * What rate limits count an address as: a 64-bit IPv6 network is one subscriber, and an IPv4 address is itself, even if
 * it's written as `::ffff:192.0.2.1`.
 * Source: docs/rules/security.md, "Rate limits".
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address.split('%', 1)[0] ?? address).join(':')}::/64` : address;
}

/** The first four of the eight groups, with `::` expanded. */
function firstGroups(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
