import { standInKeys } from './stand-in';

/** What Stripe tells the page about a card. */
export interface PageAnswer {
  readonly status: string;
  readonly error?: { readonly code: string; readonly message: string };
}

interface Payable {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** Sends a card to Stripe as Stripe's script on the page does: with the publishable key and the client secret. */
export function payOnPage(standInUrl: string, intent: Payable, number: string): Promise<PageAnswer> {
  return post(standInUrl, intent, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2099',
    'payment_method_data[card][cvc]': '123',
  });
}

/** Answers the bank's challenge. */
export function challengeOnPage(standInUrl: string, intent: Payable, outcome: 'pass' | 'fail'): Promise<PageAnswer> {
  return post(standInUrl, intent, 'challenge', { outcome });
}

async function post(
  standInUrl: string,
  { paymentIntentId, clientSecret }: Payable,
  verb: string,
  fields: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const response = await fetch(`${standInUrl}/v1/payment_intents/${paymentIntentId}/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key: standInKeys.publishableKey, client_secret: clientSecret, ...fields }),
  });
  return answerOf((await response.json()) as PageBody);
}

interface PageBody {
  readonly status?: string;
  readonly last_payment_error?: { readonly code: string; readonly message: string } | null;
  readonly error?: {
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
    readonly payment_intent?: { readonly status: string };
  };
}

function answerOf({ status, last_payment_error: last, error }: PageBody): PageAnswer {
  if (error) {
    const code = error.decline_code ?? error.code ?? 'unknown';
    return { status: error.payment_intent?.status ?? 'refused', error: { code, message: error.message } };
  }
  return { status: status ?? 'unknown', ...(last ? { error: { code: last.code, message: last.message } } : {}) };
}
