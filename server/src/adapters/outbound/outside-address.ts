import ipaddr from 'ipaddr.js';

/** Networks of the operator's own that may be reached as well: by http, on any port and by number. Source: rule OUT-05. */
export type AllowedNetworks = readonly string[];

/** IPv6 addresses that are given to networks of the world; others are for inside, or lead to IPv4. */
const worldwide = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address that a name leads to is one of the internet's own, or allowed: not of this machine, its networks, or a way around to them.
 * Source: rule OUT-02.
 */
export function isOutside(address: string, allowed: AllowedNetworks): boolean {
  if (!ipaddr.isValid(address)) return false;
  if (isAllowed(address, allowed)) return true;
  const judged = ipaddr.process(address);
  if (judged.range() !== 'unicast') return false;
  return judged.kind() === 'ipv4' || judged.match(worldwide);
}

function isAllowed(address: string, allowed: AllowedNetworks): boolean {
  const judged = ipaddr.process(address);
  return allowed.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === judged.kind() && judged.match(base, bits);
  });
}

const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

export const notPublic = 'Use an https address that anyone on the internet can reach, on the usual port.';

/**
 * What's wrong with an address that someone typed, as far as it can be told from the text.
 * @param ownHost of this site
 * @returns null for one that can be asked
 * Source: rule OUT-01.
 */
export function wrongWith(
  text: string,
  { ownHost, allowed }: { readonly ownHost: string; readonly allowed: AllowedNetworks },
): string | null {
  const url = URL.parse(text);
  if (url === null) return 'Enter an address that begins with https://';
  const name = hostOf(url);
  if (url.username !== '' || url.password !== '') return 'Leave the name and password out of the address.';
  if ((url.protocol === 'https:' || url.protocol === 'http:') && ipaddr.isValid(name) && isAllowed(name, allowed))
    return null;
  if (url.protocol !== 'https:' || url.port !== '' || ipaddr.isValid(name)) return notPublic;
  if (!name.includes('.') || insideNames.test(name)) return notPublic;
  if (name === ownHost.toLowerCase()) return 'This is our own address. Use one of yours.';
  return null;
}

/** The name of a host as it's looked up, without brackets or a last dot. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}
