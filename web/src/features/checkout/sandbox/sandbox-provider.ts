import { isOptional, isShaped, isText, shaped, type Shape } from '../../../storage/shape';

interface Refusal {
  readonly message: string;
}

interface Reply {
  readonly status: string;
  readonly error?: Refusal | undefined;
}

const refusal: Shape<Refusal> = { message: isText };
const reply: Shape<Reply> = { status: isText, error: isOptional(isShaped(refusal)) };

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
  | { readonly kind: 'declined'; readonly sentence: string }
  | { readonly kind: 'unanswered' };

const plainDecline = 'Your card was declined.';

/** Sends a test card straight to the sandbox, as the browser sends a card to Stripe, without involving our server. */
export function payWithCard(intent: SandboxIntent, card: SandboxCard): Promise<SandboxAnswer> {
  return ask(intent, 'confirm', { card });
}

/** Answers a card's authentication challenge. */
export function answerChallenge(intent: SandboxIntent, outcome: 'pass' | 'fail'): Promise<SandboxAnswer> {
  return ask(intent, 'challenge', { outcome });
}

/** A lost answer, a server error and what isn't an answer of the sandbox's say nothing about the card. */
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
    if (response.status >= 500 || response.status === 429) return { kind: 'unanswered' };
    return response.ok ? answerOf(shaped(await response.json(), reply)) : await refusalOf(response);
  } catch {
    return { kind: 'unanswered' };
  }
}

function answerOf(answered: Reply | null): SandboxAnswer {
  if (answered === null) return { kind: 'unanswered' };
  const { status, error } = answered;
  if (status === 'succeeded' || status === 'processing') return { kind: 'given' };
  if (status === 'requires_action') return { kind: 'challenge' };
  return { kind: 'declined', sentence: error?.message ?? plainDecline };
}

async function refusalOf(response: Response): Promise<SandboxAnswer> {
  return { kind: 'declined', sentence: shaped(await response.json(), refusal)?.message ?? plainDecline };
}
