import type Stripe from 'stripe';
import { z } from 'zod';
import type { WebhookHeaders } from '../notice-types';
import { WebhookRefusedError, webhookToleranceSeconds, type ProviderNotice } from '../payment-provider';

export interface ReceivedWebhook {
  readonly rawBody: Buffer;
  readonly headers: WebhookHeaders;
  /** Any of them may have signed it. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** @throws WebhookRefusedError before anything in the body is trusted */
export function readStripeNotice(stripe: Stripe, received: ReceivedWebhook): ProviderNotice {
  const event = inOurFormat(
    verifiedEvent(received, (header, secret) =>
      stripe.webhooks.constructEvent(
        received.rawBody,
        header,
        secret,
        webhookToleranceSeconds,
        undefined,
        received.now.getTime(),
      ),
    ),
  );
  return {
    eventId: event.id,
    type: event.type,
    livemode: event.livemode,
    intentId: intentIdOf(event.data.object),
    occurredAt: new Date(event.created * 1000),
  };
}

/** What any of the secrets has signed, as the SDK reads it. @throws WebhookRefusedError for a wrong, old or future signature */
export function verifiedEvent(
  { headers, secrets, now }: ReceivedWebhook,
  read: (header: string, secret: string) => unknown,
): unknown {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') throw new WebhookRefusedError('The signature is missing');
  refuseFuture(header, now);
  return verified(secrets, (secret) => read(header, secret));
}

/** The parts that we read. The SDK checks the signature, and not what was signed. */
const notice = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  /** Unix seconds */
  created: z.int(),
  data: z.object({ object: z.unknown() }),
});

function inOurFormat(event: unknown): z.infer<typeof notice> {
  const parsed = notice.safeParse(event);
  if (!parsed.success) throw new WebhookRefusedError("The webhook isn't in our format");
  return parsed.data;
}

function verified(secrets: readonly string[], work: (secret: string) => unknown): unknown {
  let cause: unknown;
  for (const secret of secrets) {
    try {
      return work(secret.trim());
    } catch (error) {
      cause = error;
    }
  }
  throw new WebhookRefusedError("The signature doesn't match, or its time is too far from now", { cause });
}

/** The SDK refuses old webhooks but accepts future ones. We refuse both. */
function refuseFuture(header: string, now: Date): void {
  const at = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (!(at - now.getTime() / 1000 <= webhookToleranceSeconds))
    throw new WebhookRefusedError("The webhook's time is too far from now");
}

/** The intent itself, or the one that a charge, a refund or a dispute belongs to. */
function intentIdOf(subject: unknown): string | null {
  if (typeof subject !== 'object' || subject === null || !('object' in subject)) return null;
  if (subject.object === 'payment_intent' && 'id' in subject) return String(subject.id);
  if (!('payment_intent' in subject) || subject.payment_intent === null) return null;
  const intent = subject.payment_intent;
  return typeof intent === 'object' && intent !== null && 'id' in intent ? String(intent.id) : String(intent);
}
