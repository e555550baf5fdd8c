import { createHmac } from 'node:crypto';
import { nowSeconds } from './objects';

/** A webhook as it's sent. */
export interface WebhookPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a webhook to its receiver. @returns the answer's status; 0 if there is none */
export type Carry = (post: WebhookPost) => Promise<number>;

export interface DeliveryOptions {
  /** How many times each is sent, all at once. */
  readonly copies?: number;
  readonly isReversed?: boolean;
}

/** The events that haven't been accepted yet. */
export interface Outbound {
  /** Sends the events that haven't been accepted yet. @returns how many are accepted now */
  deliver(carry: Carry, options?: DeliveryOptions): Promise<number>;
}

/** `t=seconds,v1=hex` over `seconds.body`. Source: Stripe documentation, docs.stripe.com/webhooks/signature. */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
}

/** @param atSeconds the time to sign; by default now */
export function signedPost(event: unknown, secret: string, atSeconds = nowSeconds()): WebhookPost {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, atSeconds) };
  return { body, headers };
}

export function outbound(events: readonly { readonly id: string }[], secret: string): Outbound {
  const accepted = new Set<string>();
  return {
    deliver: async (carry, { copies = 1, isReversed = false } = {}) => {
      const due = events.filter(({ id }) => !accepted.has(id));
      let count = 0;
      for (const event of isReversed ? due.toReversed() : due) {
        const posts = Array.from({ length: copies }, () => carry(signedPost(event, secret)));
        const statuses = await Promise.all(posts);
        if (!statuses.some((status) => status >= 200 && status < 300)) continue;
        accepted.add(event.id);
        count += 1;
      }
      return count;
    },
  };
}
