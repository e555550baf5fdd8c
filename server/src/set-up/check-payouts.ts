import type { SetUp, SetUpCheck } from '@ascendant/contract/set-up';
import { askOwnWebhook } from '../adapters/own-address';
import { actedOnForAccounts } from '../adapters/payments/notice-types';
import type { Config } from '../settings/config';
import { ageText, failed, ok, warning } from './judged';
import type { SetUpFigures } from './set-up.repository';

/** What to enter at the provider for connected accounts; null for the sandbox, which this server also serves. */
export function payoutWebhookOf({ payments, publicUrl }: Config): SetUp['payoutWebhook'] {
  if (payments.kind === 'sandbox') return null;
  return { url: `${publicUrl}/api/webhooks/stripe/connect`, events: [...actedOnForAccounts] };
}

/** Whether organizers can be paid, and whether the provider's notices about their accounts reach us. */
export async function checkPayouts(
  config: Config,
  { nowMs, lastAccountWebhookMs, payoutAccounts }: SetUpFigures,
): Promise<SetUpCheck> {
  const webhook = payoutWebhookOf(config);
  if (webhook === null || config.payments.kind === 'sandbox')
    return ok('payouts', 'Organizers are paid in the sandbox.');
  if (!config.payouts.isOn)
    return warning(
      'payouts',
      "Organizers aren't paid: STRIPE_CONNECT_WEBHOOK_SECRET isn't set.",
      'Add the endpoints below for connected accounts at Stripe, set their secrets, and start again. Without that, you may only sell events of your own.',
    );
  const secrets = config.payments.connectWebhookSecret.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => !secret.startsWith('whsec_')))
    return failed(
      'payouts',
      "STRIPE_CONNECT_WEBHOOK_SECRET isn't the signing secret of a webhook, which begins with whsec_.",
      "Copy the signing secrets of the endpoints for connected accounts in Stripe's dashboard, set them, and start again.",
    );
  const platform = new Set(config.payments.webhookSecret.split(',').map((secret) => secret.trim()));
  if (secrets.some((secret) => platform.has(secret)))
    return failed(
      'payouts',
      'STRIPE_CONNECT_WEBHOOK_SECRET has the secret of the other webhook, so no notice about an account is accepted.',
      'Copy the signing secrets of the endpoints for connected accounts: each endpoint has its own.',
    );
  return (await unreached(webhook.url)) ?? heardOf({ nowMs, lastAccountWebhookMs, payoutAccounts });
}

async function unreached(url: string): Promise<SetUpCheck | null> {
  const answer = await askOwnWebhook(url);
  if (answer.kind === 'us') return null;
  if (answer.kind === 'none')
    return failed('payouts', `${url} can't be reached: ${answer.reason}.`, 'Correct PUBLIC_URL, DNS or the proxy.');
  return failed(
    'payouts',
    `${url} answers with ${answer.status}, which isn't this program.`,
    'Have the proxy pass on POST requests to /api/webhooks as they are.',
  );
}

function heardOf({
  nowMs,
  lastAccountWebhookMs,
  payoutAccounts,
}: Pick<SetUpFigures, 'nowMs' | 'lastAccountWebhookMs' | 'payoutAccounts'>): SetUpCheck {
  if (lastAccountWebhookMs !== null)
    return ok('payouts', `The last webhook about an account arrived ${ageText(nowMs - lastAccountWebhookMs)}.`);
  const remedy =
    'Look at the deliveries of the endpoints for connected accounts at Stripe: their address, their events and their secrets.';
  if (payoutAccounts > 0)
    return warning('payouts', 'Organizers have connected accounts, and no webhook about one has arrived yet.', remedy);
  return warning(
    'payouts',
    'No webhook about an account has arrived yet. The first comes when an organizer connects one.',
    'Connect an account of your own under Earnings to try it, and look again.',
  );
}
