import type { SetUpCheck } from '@ascendant/contract/set-up';
import type { Config } from '../settings/config';
import { isLocal, isLoopback } from '../settings/local-host';
import { failed, ok, warning } from './judged';

/** How a request came to us. */
export interface Arrival {
  /** Of the connection itself: the proxy's, or the client's. */
  readonly from: string;
  /** Whom we take for the client. */
  readonly client: string;
  readonly forwardedFor: string | undefined;
  readonly forwardedProto: string | undefined;
  readonly host: string | undefined;
}

/** Whether the proxy says what we need to know, and we believe it. */
export function checkProxy({ from, client, forwardedFor, forwardedProto, host }: Arrival, config: Config): SetUpCheck {
  const { publicUrl, trustProxy } = config;
  const { host: publicHost, protocol } = new URL(publicUrl);
  if (forwardedFor === undefined) {
    if (isLocal(publicUrl) || trustProxy === false)
      return ok('proxy', 'Requests come without a proxy, or it adds nothing.');
    return failed(
      'proxy',
      'TRUST_PROXY is set, and the proxy sends no X-Forwarded-For, so all visitors count as one.',
      'Have the proxy set X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
    );
  }
  if (trustProxy === false)
    return failed(
      'proxy',
      `The proxy at ${from} says whom requests are from, and TRUST_PROXY isn't set, so all visitors count as one for rate limits.`,
      'Set TRUST_PROXY=1, or to the address of the proxy, and start again.',
    );
  if (isPrivate(client) && !isLocal(publicUrl))
    return warning(
      'proxy',
      `Your request seems to come from ${client}, which isn't a public address.`,
      "If you aren't in the same network as the server, raise TRUST_PROXY to the number of proxies in front of it.",
    );
  if (host !== undefined && host !== publicHost)
    return warning(
      'proxy',
      `The proxy passes on the host ${host}, and PUBLIC_URL has ${publicHost}.`,
      'Have the proxy keep the Host header, or correct PUBLIC_URL.',
    );
  if (forwardedProto !== undefined && `${forwardedProto}:` !== protocol)
    return warning(
      'proxy',
      `The proxy was asked over ${forwardedProto}, and PUBLIC_URL begins with ${protocol}//.`,
      'Redirect http to https at the proxy.',
    );
  return ok('proxy', `Your request came from ${client} through the proxy at ${from}.`);
}

function isPrivate(address: string): boolean {
  return isLoopback(address) || /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/i.test(address);
}
