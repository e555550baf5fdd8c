import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { CallTimeout } from '../../src/adapters/payments/call-timeout';
import { newCircuit, type Circuit } from '../../src/adapters/payments/circuit';
import type { PaymentProvider } from '../../src/adapters/payments/payment-provider';
import type { TestApp, TestAppOptions } from '../test-app';

export interface Payable {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** What the page learns from the provider about a card. */
export interface CardAnswer {
  readonly status: string;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A webhook that the provider has to send. */
export interface ProviderTestNotice {
  readonly id: string;
  readonly type: string;
  /** The body, as it is before it is signed. */
  readonly event: Readonly<Record<string, unknown>>;
}

export interface PostOptions {
  /** How far from now the time lies that is signed. */
  readonly secondsFromNow?: number;
  /** Signed with another secret. */
  readonly isForged?: boolean;
}

/** How the provider misbehaves: the next so many calls. */
export interface ProviderTestFaults {
  /** The calls take effect, but their answers are lost. */
  loseAnswers(times: number): void;
  /** They fail before anything is done. */
  failCalls(times: number): void;
  /** Every answer comes so late. */
  delay(ms: number): void;
}

/** Changes made directly at the provider. */
export interface ChangedIntent {
  readonly amountReceivedCents?: number;
  readonly currency?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The application with one of the two providers, and everything that can be done at that provider: one suite for both. */
export interface ProviderEnvironment {
  readonly name: PaymentProviderName;
  readonly app: TestApp;
  /** The provider as the application sees it, for tests that look at it. */
  readonly provider: PaymentProvider;
  readonly faults: ProviderTestFaults;
  /** Lets time pass until an open circuit closes (rule PAY-14). */
  letPass(seconds: number): void;
  pay(intent: Payable, number?: string): Promise<CardAnswer>;
  challenge(intent: Payable, outcome: 'pass' | 'fail'): Promise<CardAnswer>;
  /** The webhooks about an intent, oldest first. */
  noticesOf(intentId: string): Promise<readonly ProviderTestNotice[]>;
  /** Sends one webhook, signed. @returns the status of the answer */
  post(event: Readonly<Record<string, unknown>>, options?: PostOptions): Promise<number>;
  /** Sends any webhook. */
  postRaw(body: string, headers: Readonly<Record<string, string>>): Promise<number>;
  /** By hand, at the provider. @returns the refund's id */
  refundAtProvider(intentId: string, amountCents: number): Promise<string>;
  cancelAtProvider(intentId: string): Promise<void>;
  disputeAtProvider(intentId: string): Promise<void>;
  changeAtProvider(intentId: string, change: ChangedIntent): Promise<void>;
  /** An intent that was created at the provider, but never stored here. @returns its id and secret */
  createAtProvider(order: { amountCents: number; metadata: Readonly<Record<string, string>> }): Promise<Payable>;
  /** The provider no longer knows an intent, or does again. */
  hideAtProvider(intentId: string, isHidden: boolean): Promise<void>;
  /** Lets every intent be older than it is. */
  ageIntents(seconds: number): Promise<void>;
  /** States of the intents for a hold, and the refunds of an intent. */
  intentsOfHold(holdId: number): Promise<readonly { id: string; status: string }[]>;
  refundsOf(intentId: string): Promise<readonly { amountCents: number }[]>;
}

export interface EnvironmentOptions extends Omit<TestAppOptions, 'modules'> {
  /** How long the provider is waited for. */
  readonly callTimeout?: CallTimeout;
}

/** A circuit whose time can be made to pass. */
export function testCircuit(): { circuit: Circuit; letPass: (seconds: number) => void } {
  let passedMs = 0;
  const circuit = newCircuit(() => performance.now() + passedMs);
  return { circuit, letPass: (seconds) => void (passedMs += seconds * 1000) };
}

/** Less patient than the real thing, so that a provider that does not answer is found out soon. */
export const testCallTimeout = { timeoutMs: 400, retries: 2 };
