import { setTimeout as sleep } from 'node:timers/promises';
import { standInKeys, startStripeStandIn } from './stand-in';
import type { Carry } from './webhooks';

/**
 * Starts the stand-in manually: `npx tsx server/test/stripe-stand-in/serve.ts [port] [address of the program]`. It prints the settings to
 * start the program with, and sends its webhooks to that address.
 */
const [port = '12111', program = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const standIn = await startStripeStandIn(Number(port));
process.stdout.write(
  [
    `STRIPE_API_BASE=${standIn.url}`,
    `STRIPE_SECRET_KEY=${standInKeys.secretKey}`,
    `STRIPE_PUBLISHABLE_KEY=${standInKeys.publishableKey}`,
    `STRIPE_WEBHOOK_SECRET=${standInKeys.webhookSecret}`,
    `STRIPE_CONNECT_WEBHOOK_SECRET=${standInKeys.connectWebhookSecret}`,
    '',
  ].join('\n'),
);

const carryTo =
  (path: string): Carry =>
  async ({ body, headers }) => {
    const answer = await fetch(`${program}${path}`, { method: 'POST', headers, body }).catch(() => null);
    return answer?.status ?? 0;
  };

for (;;) {
  await standIn.webhooks.deliver(carryTo('/api/webhooks/stripe'));
  await standIn.accountWebhooks.deliver(carryTo('/api/webhooks/stripe/connect'));
  await sleep(500);
}
