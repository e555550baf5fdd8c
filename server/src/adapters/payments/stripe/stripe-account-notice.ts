import Stripe from 'stripe';
import { z } from 'zod';
import type { AccountNotice } from '../connect-provider';
import { WebhookRefusedError, webhookToleranceSeconds } from '../payment-provider';
import { verifiedEvent, type ReceivedWebhook } from './stripe-notice';

/** An event of version 1, such as `payout.failed`, names the account that it happened to. */
const ofAccount = z.object({ type: z.string().min(1), livemode: z.boolean(), account: z.string().min(1) });

/** One of version 2, such as `v2.core.account[requirements].updated`, names what to read. */
const aboutAccount = z.object({
  type: z.string().min(1),
  livemode: z.boolean(),
  related_object: z.object({ id: z.string().min(1), type: z.literal('v2.core.account') }),
});

/** @throws WebhookRefusedError before anything in the body is trusted, and for what's about no connected account */
export function readAccountNotice(stripe: Stripe, received: ReceivedWebhook): AccountNotice {
  const event = verifiedEvent(received, (header, secret) => readEvent(stripe, received, { header, secret }));
  const first = ofAccount.safeParse(event);
  if (first.success) return { accountId: first.data.account, ...noticed(first.data) };
  const second = aboutAccount.safeParse(event);
  if (second.success) return { accountId: second.data.related_object.id, ...noticed(second.data) };
  throw new WebhookRefusedError('The webhook is about no connected account');
}

/** The SDK has one function for each version. What's of the second fails in the first after its signature was found right. */
function readEvent(
  stripe: Stripe,
  { rawBody, now }: ReceivedWebhook,
  { header, secret }: { readonly header: string; readonly secret: string },
): unknown {
  const at = now.getTime();
  try {
    return stripe.webhooks.constructEvent(rawBody, header, secret, webhookToleranceSeconds, undefined, at);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error;
    return stripe.parseEventNotification(rawBody, header, secret, webhookToleranceSeconds, undefined, at);
  }
}

function noticed({ type, livemode }: Pick<AccountNotice, 'type' | 'livemode'>) {
  return { type, livemode };
}
