import type { ConnectProvider } from './connect-provider';
import { ProviderError, type PaymentProvider } from './payment-provider';

/** How long to wait for a provider, and how often to retry with the same key. */
export interface CallTimeout {
  readonly timeoutMs: number;
  /** After the first try. */
  readonly retries: number;
}

/** Source: rule PAY-14. */
export const defaultCallTimeout: CallTimeout = { timeoutMs: 10_000, retries: 2 };

/** Source: rule PAY-14. */
export const circuitFailures = 5;
const windowMs = 30_000;
/** How long no calls are made. Then one call tries, and the rest follow if it's answered. */
const pauseMs = 15_000;
const askAgainMs = 15_000;

/** A circuit breaker in front of the provider. Each process counts failures for itself. */
export interface Circuit {
  /** @throws ProviderError unreachable while the circuit is open; anything that `work` throws */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  readonly isOpen: boolean;
  /** How long no call has been answered, in seconds; 0 if the last one was. */
  readonly unansweredSeconds: number;
}

/**
 * After five failures in 30 seconds, calls fail immediately for a while instead of waiting for a provider that doesn't
 * answer. Then one call tries. A refusal is an answer, not a failure.
 * @param now a monotonic clock, in milliseconds
 */
export function newCircuit(now: () => number = () => performance.now()): Circuit {
  let failures: number[] = [];
  let opensAgainAt: number | null = null;
  let isTrying = false;
  let unansweredSince: number | null = null;
  const isOpen = () => opensAgainAt !== null && (now() < opensAgainAt || isTrying);
  const fail = (): void => {
    unansweredSince ??= now();
    failures = [...failures.filter((at) => now() - at < windowMs), now()];
    if (opensAgainAt !== null || failures.length >= circuitFailures) opensAgainAt = now() + pauseMs;
  };
  const answered = (): void => {
    unansweredSince = null;
    if (opensAgainAt === null) return;
    opensAgainAt = null;
    failures = [];
  };
  return {
    get isOpen() {
      return isOpen();
    },
    get unansweredSeconds() {
      return unansweredSince === null ? 0 : (now() - unansweredSince) / 1000;
    },
    run: async (work) => {
      if (isOpen()) throw new ProviderError('unreachable', "The provider hasn't answered for a while");
      const isTrial = opensAgainAt !== null;
      if (isTrial) isTrying = true;
      try {
        const answer = await work();
        answered();
        return answer;
      } catch (error) {
        if (error instanceof ProviderError && error.failure === 'unreachable') fail();
        else answered();
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}

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
  const timer = setInterval(() => void ask(), askAgainMs).unref();
  return () => clearInterval(timer);
}

/** The same provider behind a circuit breaker. */
export function throughCircuit(provider: PaymentProvider, circuit: Circuit = newCircuit()): PaymentProvider {
  return {
    ...provider,
    createIntent: (order) => circuit.run(() => provider.createIntent(order)),
    readIntent: (id) => circuit.run(() => provider.readIntent(id)),
    cancelIntent: (id) => circuit.run(() => provider.cancelIntent(id)),
    refund: (order) => circuit.run(() => provider.refund(order)),
    listAttempts: (id) => circuit.run(() => provider.listAttempts(id)),
    listRefunds: (id) => circuit.run(() => provider.listRefunds(id)),
    listDisputes: (id) => circuit.run(() => provider.listDisputes(id)),
    sendEvidence: (order) => circuit.run(() => provider.sendEvidence(order)),
    listIntents: (since) => circuit.run(() => provider.listIntents(since)),
    listRefundsSince: (since) => circuit.run(() => provider.listRefundsSince(since)),
    listDisputesSince: (since) => circuit.run(() => provider.listDisputesSince(since)),
    listTransactions: (since) => circuit.run(() => provider.listTransactions(since)),
    connect: connectThroughCircuit(provider.connect, circuit),
  };
}

function connectThroughCircuit(connect: ConnectProvider, circuit: Circuit): ConnectProvider {
  return {
    ...connect,
    createAccount: (order) => circuit.run(() => connect.createAccount(order)),
    readAccount: (id) => circuit.run(() => connect.readAccount(id)),
    onboard: (order) => circuit.run(() => connect.onboard(order)),
    transfer: (order) => circuit.run(() => connect.transfer(order)),
    findTransfer: (id) => circuit.run(() => connect.findTransfer(id)),
    reverse: (order) => circuit.run(() => connect.reverse(order)),
    findReversal: (order) => circuit.run(() => connect.findReversal(order)),
    listPayouts: (id) => circuit.run(() => connect.listPayouts(id)),
    listTransfers: (since) => circuit.run(() => connect.listTransfers(since)),
  };
}
