import type { Circuit } from './circuit';
import type { PaymentProvider } from './payment-provider';

const everyMs = 15_000;

/**
 * Asks a provider that has answered no call, again and again until it does. Otherwise, how long it's been away would depend on people who try
 * to pay, and a quiet process would neither know that it's still away nor that it's back.
 * @returns stops asking
 */
export function askUnanswered(provider: Pick<PaymentProvider, 'listIntents'>, circuit: Circuit): () => void {
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking || circuit.unansweredSeconds === 0) return;
    isAsking = true;
    await circuit.run(() => provider.listIntents(new Date())).catch(() => undefined);
    isAsking = false;
  };
  const timer = setInterval(() => void ask(), everyMs).unref();
  return () => clearInterval(timer);
}
