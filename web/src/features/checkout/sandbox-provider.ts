import { z } from 'zod';

const reply = z.object({
  status: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

export interface SandboxCard {
  /** Digits only. */
  readonly number: string;
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
  readonly cvc: string;
}

interface SandboxIntent {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** The sandbox's answer to a card. */
export type SandboxAnswer =
  | { readonly kind: 'given' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly sentence: string };

const plainDecline = 'Your card was declined.';

/** Sends a test card straight to the sandbox, as the browser sends a card to Stripe, without involving our server. */
export function payWithCard(intent: SandboxIntent, card: SandboxCard): Promise<SandboxAnswer> {
  return ask(intent, 'confirm', { card });
}

/** Answers a card's authentication challenge. */
export function answerChallenge(intent: SandboxIntent, outcome: 'pass' | 'fail'): Promise<SandboxAnswer> {
  return ask(intent, 'challenge', { outcome });
}

/** A lost answer counts as `given`: asking the server to confirm then shows whether it was paid. */
async function ask(
  { paymentIntentId, clientSecret }: SandboxIntent,
  action: 'confirm' | 'challenge',
  what: Readonly<Record<string, unknown>>,
): Promise<SandboxAnswer> {
  try {
    const response = await fetch(`/sandbox/v1/payment_intents/${encodeURIComponent(paymentIntentId)}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, ...what }),
    });
    return response.ok ? answerOf(reply.parse(await response.json())) : await refusalOf(response);
  } catch {
    return { kind: 'given' };
  }
}

function answerOf({ status, error }: z.output<typeof reply>): SandboxAnswer {
  if (status === 'succeeded' || status === 'processing') return { kind: 'given' };
  if (status === 'requires_action') return { kind: 'challenge' };
  return { kind: 'declined', sentence: error?.message ?? plainDecline };
}

const refusal = z.object({ message: z.string() });

async function refusalOf(response: Response): Promise<SandboxAnswer> {
  const body = refusal.safeParse(await response.json());
  return { kind: 'declined', sentence: body.success ? body.data.message : plainDecline };
}
