import type { TestAccountBehaviour } from '@ascendant/domain/payout/test-accounts';
import type { CallTimeout } from '../../src/adapters/payments/circuit';
import type { PaymentProvider } from '../../src/adapters/payments/payment-provider';
import type { Module } from '../../src/application/module';
import type { TestApp, TestAppOptions } from '../test-app';
import type { LineFaults } from './faulty-line';

export interface Payable {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** What the provider tells the page about a card. */
export interface CardAnswer {
  readonly status: string;
  readonly error?: { readonly code: string; readonly message: string };
}

/** A webhook for the provider to send. */
export interface ProviderTestNotice {
  readonly id: string;
  readonly type: string;
  /** The body, before it's signed. */
  readonly event: Readonly<Record<string, unknown>>;
}

export interface PostOptions {
  /** The signed time, relative to now. */
  readonly secondsFromNow?: number;
  /** Whether it's signed with a different secret. */
  readonly isForged?: boolean;
}

export interface AccountPostOptions {
  /** Who signs it: by default, the endpoint for connected accounts; `payments` has another secret. */
  readonly signedAs?: 'accounts' | 'payments' | 'someone else';
  /** By default, `/api/webhooks/sandbox/connect`. */
  readonly url?: string;
}

export interface HearOptions {
  /** How many times each is sent, at once. */
  readonly copies?: number;
  /** Whether the newest is sent first. */
  readonly isReversed?: boolean;
}

/** Changes made directly at the provider. */
export interface ChangedIntent {
  readonly amountReceivedCents?: number;
  readonly currency?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A file of evidence that the provider has. */
export interface EvidenceFileAtProvider {
  readonly kind: string;
  readonly type: string;
  readonly bytes: number;
}

/** The application with the sandbox as its payment provider, and everything a test can do there. */
export interface ProviderEnvironment {
  readonly app: TestApp;
  /** The provider as the application sees it, for tests that need it. */
  readonly provider: PaymentProvider;
  /** How the line to the provider misbehaves: change it. */
  readonly faults: LineFaults;
  /** Lets time pass until an open circuit closes (rule PAY-14). */
  letPass(seconds: number): void;
  pay(intent: Payable, number?: string): Promise<CardAnswer>;
  challenge(intent: Payable, outcome: 'pass' | 'fail'): Promise<CardAnswer>;
  /** The webhooks about an intent, oldest first. */
  noticesOf(intentId: string): Promise<readonly ProviderTestNotice[]>;
  /** Sends a signed webhook. @returns the answer's status */
  post(event: Readonly<Record<string, unknown>>, options?: PostOptions): Promise<number>;
  /** The same about connected accounts, to their own endpoint unless another is given. */
  postOfAccount(event: Readonly<Record<string, unknown>>, options?: AccountPostOptions): Promise<number>;
  /** Sends any webhook. */
  postRaw(body: string, headers: Readonly<Record<string, string>>): Promise<number>;
  /** Refunds manually, at the provider. @returns the refund's id */
  refundAtProvider(intentId: string, amountCents: number): Promise<string>;
  cancelAtProvider(intentId: string): Promise<void>;
  /** The card's bank asks for the money back. @returns the dispute's id */
  disputeAtProvider(intentId: string): Promise<string>;
  /** The bank's next step, or its decision. */
  moveDisputeAtProvider(disputeId: string, status: 'under_review' | 'won' | 'lost'): Promise<void>;
  /** What came as evidence about a dispute: its files. */
  evidenceFilesAtProvider(disputeId: string): Promise<readonly EvidenceFileAtProvider[]>;
  /** The bank returns the latest refund of an intent, days after it was made. */
  returnRefundAtProvider(intentId: string): Promise<void>;
  /** What an organizer answers on the provider's page. */
  behaveAtProvider(accountId: string, behaviour: TestAccountBehaviour): Promise<void>;
  /** What a connected account has goes to its bank. */
  payOutAtProvider(accountId: string): Promise<void>;
  /** Sends the webhooks about accounts that weren't sent yet, to their own endpoint, and lets the jobs run. */
  hearOfAccounts(): Promise<void>;
  changeAtProvider(intentId: string, change: ChangedIntent): Promise<void>;
  /** Creates an intent at the provider that we never store. @returns its id and secret */
  createAtProvider(order: { amountCents: number; metadata: Readonly<Record<string, string>> }): Promise<Payable>;
  /** Makes the provider forget an intent, or know it again. */
  hideAtProvider(intentId: string, isHidden: boolean): Promise<void>;
  /** Makes every intent older. */
  ageIntents(seconds: number): Promise<void>;
  /** States of the intents for a hold, and the refunds of an intent. */
  intentsOfHold(holdId: number): Promise<readonly { id: string; status: string }[]>;
  refundsOf(intentId: string): Promise<readonly { amountCents: number }[]>;
  /** Sends every notice about an intent that wasn't sent yet, so often, and lets the jobs run. */
  hear(intentId: string, options?: HearOptions): Promise<void>;
}

export interface EnvironmentOptions extends Omit<TestAppOptions, 'modules' | 'openProvider'> {
  /** How long we wait for the provider. */
  readonly callTimeout?: CallTimeout;
  /** Modules that use those of a checkout. */
  readonly later?: readonly Module[];
}
