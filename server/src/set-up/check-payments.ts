import type { SetUp, SetUpCheck } from '@ascendant/contract/set-up';
import { askOwnWebhook } from '../adapters/own-address';
import { actedOn } from '../adapters/payments/notice-types';
import { ProviderError, type PaymentProvider } from '../adapters/payments/payment-provider';
import type { Config } from '../settings/config';
import { ageText, failed, ok, warning } from './judged';
import type { SetUpFigures } from './set-up.repository';

const newKeys =
  'Look at status.stripe.com. If Stripe works, create keys at dashboard.stripe.com/apikeys, set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, and start again.';

/** Whether cards can be charged, and whether it's for real. Source: rule PAY-20. */
export async function checkPayments(
  { payments, appEnv }: Pick<Config, 'payments' | 'appEnv'>,
  provider: Pick<PaymentProvider, 'listIntents'>,
): Promise<SetUpCheck> {
  if (payments.kind === 'sandbox')
    return warning(
      'payments',
      'Payments go to the sandbox: no card is charged.',
      'Set the keys of a Stripe account when you want to be paid.',
    );
  const [secret, publishable] = [modeOf(payments.secretKey), modeOf(payments.publishableKey)];
  if (secret !== publishable)
    return failed(
      'payments',
      `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY a ${publishable} key.`,
      'Set two keys of the same mode, and start again.',
    );
  try {
    await provider.listIntents(new Date());
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed('payments', `Stripe can't be used: ${error.message}.`, newKeys);
  }
  if (secret === 'test' && appEnv === 'production')
    return warning(
      'payments',
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are test keys, and this is production: no card is charged.',
      'Set the live keys before you sell anything.',
    );
  return ok('payments', `Stripe answers to the ${secret} keys.`);
}

/** What to enter at the provider; null for the sandbox, which this server also serves. */
export function webhookOf({ payments, publicUrl }: Config): SetUp['webhook'] {
  if (payments.kind === 'sandbox') return null;
  return { url: `${publicUrl}/api/webhooks/stripe`, events: [...actedOn] };
}

/** Whether the provider's notices reach us. */
export async function checkWebhook(
  config: Config,
  { nowMs, lastWebhookMs, lastPaidMs }: SetUpFigures,
): Promise<SetUpCheck> {
  const webhook = webhookOf(config);
  if (webhook === null || config.payments.kind === 'sandbox') return ok('webhook', 'The sandbox needs no address.');
  if (config.payments.webhookSecret.split(',').some((secret) => !secret.trim().startsWith('whsec_')))
    return failed(
      'webhook',
      "STRIPE_WEBHOOK_SECRET isn't the signing secret of a webhook, which begins with whsec_.",
      "Copy the signing secret of the endpoint in Stripe's dashboard, set it, and start again.",
    );
  const answer = await askOwnWebhook(webhook.url);
  if (answer.kind === 'none')
    return failed(
      'webhook',
      `${webhook.url} can't be reached: ${answer.reason}.`,
      'Correct PUBLIC_URL, DNS or the proxy.',
    );
  if (answer.kind === 'another')
    return failed(
      'webhook',
      `${webhook.url} answers with ${answer.status}, which isn't this program.`,
      'Have the proxy pass on POST requests to /api/webhooks as they are.',
    );
  if (lastWebhookMs === null)
    return warning(
      'webhook',
      'No webhook with a right signature has arrived yet.',
      "Add the endpoint below at the provider, send a test event from there, and look again. If nothing arrives, the signing secret is another endpoint's.",
    );
  if (lastPaidMs !== null && lastPaidMs - lastWebhookMs > 900_000)
    return warning(
      'webhook',
      `The last webhook arrived ${ageText(nowMs - lastWebhookMs)}, before the last payment.`,
      "Look at the endpoint's deliveries at the provider: its address, its events and its signing secret.",
    );
  return ok('webhook', `The last webhook arrived ${ageText(nowMs - lastWebhookMs)}.`);
}

function modeOf(key: string): 'live' | 'test' {
  return /^[a-z]k_live_/.test(key) ? 'live' : 'test';
}
