import { createHmac, randomBytes } from 'node:crypto';
import { productName } from '@ascendant/domain/site/brand';

const prefix = 'whsec_';

/** A new secret, as receivers enter it. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** What the secrets of an organization's webhooks are encrypted for. */
export function secretPlace(organizerId: number): string {
  return `webhook:${organizerId}`;
}

/** What's sent of an activity. */
export interface Message {
  /** The same each time it's sent, so that receivers know a repeat. */
  readonly id: string;
  readonly body: string;
}

/**
 * The headers of a message, signed with each secret, as Standard Webhooks 1.0 says.
 * @param secrets the one that's valid, and the one before while it still is
 * @param now when it's sent
 */
export function signedHeaders({ id, body }: Message, secrets: readonly string[], now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': `${productName}-Webhooks/1`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
