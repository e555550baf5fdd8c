import type { AddressInfo } from 'node:net';
import { askUnanswered, newCircuit, throughCircuit } from '../adapters/payments/circuit';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { stripeProvider } from '../adapters/payments/stripe/stripe-provider';
import { databaseTrouble } from '../database/database-errors';
import { describeError } from '../errors/described-error';
import { registerAccountPage } from '../sandbox/account-page.routes';
import { openSandbox } from '../sandbox/sandbox';
import { registerSandboxRoutes } from '../sandbox/sandbox.routes';
import type { ApplicationContext } from './application-context';

/** What's needed to open a provider. */
export type BeforeProvider = Omit<ApplicationContext, 'provider'>;

/** Opens the provider from the settings: Stripe if its keys are set, otherwise the sandbox, which this server also serves. */
export function openProvider(context: BeforeProvider): PaymentProvider {
  const { payments } = context.config;
  const circuit = newCircuit();
  context.metrics.figures(
    {
      ascendant_payment_circuit_open: { help: 'Whether calls to the payment provider are refused at once (PAY-14)' },
      ascendant_payment_unanswered_seconds: {
        help: 'How long the payment provider has answered no call of this process',
      },
    },
    () => ({
      ascendant_payment_circuit_open: Number(circuit.isOpen),
      ascendant_payment_unanswered_seconds: circuit.unansweredSeconds,
    }),
  );
  const provider =
    payments.kind === 'stripe' ? stripeProvider({ ...payments, site: context.site }) : openOwnSandbox(context);
  const stopAsking = askUnanswered(provider, circuit);
  context.http.addHook('onClose', async () => stopAsking());
  return throughCircuit(provider, circuit);
}

function openOwnSandbox({ pool, clock, config, site, http, log }: BeforeProvider): PaymentProvider {
  const sandbox = openSandbox({
    connectionString: pool.options.connectionString ?? '',
    isPreparing: config.databasePooler !== 'transaction',
    site,
    now: () => clock.now(),
    webhookUrl: () => webhookUrl(http.server.address()),
    report: (error) => {
      // An outage of the database has lines of its own, once.
      if (databaseTrouble(error) === null)
        log.warn({ error: describeError(error) }, 'the sandbox provider reported an error');
    },
  });
  registerSandboxRoutes(http, sandbox.ledger);
  registerAccountPage(http, sandbox.accounts);
  let sendsWebhooks = true;
  FAULT: sendsWebhooks = config.faults.get('webhooks') !== 'off';
  if (sendsWebhooks) http.addHook('onListen', async () => sandbox.startDelivery());
  http.addHook('onClose', async () => sandbox.close());
  return sandbox.provider;
}

/** The sandbox runs in this process and sends its webhooks to it. */
function webhookUrl(address: AddressInfo | string | null): string | null {
  if (address === null || typeof address === 'string') return null;
  return `http://127.0.0.1:${address.port}/api/webhooks/sandbox`;
}
