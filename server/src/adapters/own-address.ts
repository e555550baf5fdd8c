import { once } from 'node:events';
import { connect } from 'node:tls';
import { z } from 'zod';

const timeoutMs = 5000;

/** What answers at the site's public address. */
export type OwnAddress =
  | { readonly kind: 'us'; readonly version: string }
  | { readonly kind: 'another'; readonly status: number }
  | { readonly kind: 'none'; readonly reason: string };

const health = z.object({ status: z.literal('ok'), version: z.string() });

/** Asks the site at its public address whether it's there, as visitors reach it: by DNS, TLS and the proxy. */
export async function askOwnAddress(publicUrl: string): Promise<OwnAddress> {
  return asked(`${publicUrl}/healthz`, { method: 'GET' }, async (response) => {
    const parsed = health.safeParse(await response.json().catch(() => null));
    return parsed.success ? { kind: 'us', version: parsed.data.version } : { kind: 'another', status: response.status };
  });
}

/** Whether the webhook's address leads to us: it refuses a notice that no one has signed, in our words. */
export async function askOwnWebhook(url: string): Promise<OwnAddress> {
  const refusal = z.object({ code: z.literal('bad_request'), requestId: z.string() });
  return asked(url, { method: 'POST', body: '{}' }, async (response) => {
    const parsed = refusal.safeParse(await response.json().catch(() => null));
    return response.status === 400 && parsed.success
      ? { kind: 'us', version: '' }
      : { kind: 'another', status: response.status };
  });
}

/** Until when the certificate is valid that visitors get at the site's public address; null without TLS, and if nothing answers. */
export async function ownCertificateEnd(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  // Also one that has ended, or that isn't trusted.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

async function asked(
  url: string,
  request: RequestInit,
  read: (response: Response) => Promise<OwnAddress>,
): Promise<OwnAddress> {
  try {
    return await read(await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }));
  } catch (error) {
    return { kind: 'none', reason: reasonOf(error) };
  }
}

/** A code such as ENOTFOUND or CERT_HAS_EXPIRED says more than 'fetch failed'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
