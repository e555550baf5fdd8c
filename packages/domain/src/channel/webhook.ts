/** Webhooks of one organization. */
export const maxWebhooks = 10;

/** Of an address, in characters. */
export const webhookUrlMaxLength = 500;

/**
 * - `untested`: it hasn't answered its first test, so nothing is sent
 * - `on`: what's sent is answered
 * - `failing`: the last try failed
 * - `off`: an owner has turned it off
 * - `given_up`: it has failed for days
 */
export const webhookStates = ['untested', 'on', 'failing', 'off', 'given_up'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How long an answer may take. */
export const answerSeconds = 15;

/** How long the secret before still signs after it's renewed. */
export const secretOverlapHours = 24;

/** How long a webhook may do nothing but fail until its owners hear of it, and until it's turned off. */
export const failingLimits = { tellAfterHours: 24, giveUpAfterDays: 5 } as const;

const [minute, hour] = [60, 3600] as const;

/** The pauses after the first try, the second, …, in seconds. After the last try there's none. Source: rule HOK-05. */
export const retryPauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

const spread = 0.2;
const longestAsked = 24 * hour;

/** How a webhook has answered. */
export interface Answer {
  /** Null if there was none. */
  readonly status: number | null;
  /** What its `Retry-After` asks for, in seconds; null for nothing. */
  readonly retryAfter: number | null;
}

export function isDelivered({ status }: Pick<Answer, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** The webhook wants nothing more: 410. */
export function isGone({ status }: Pick<Answer, 'status'>): boolean {
  return status === 410;
}

/**
 * In how many seconds a delivery that failed is tried again.
 * @param tries how often it was tried
 * @param chance from 0 to 1: the pause is up to a fifth shorter or longer, so that what failed together isn't tried together
 * @returns null once it's given up
 */
export function pauseAfter(tries: number, { retryAfter }: Pick<Answer, 'retryAfter'>, chance: number): number | null {
  const pause = retryPauses[tries - 1];
  if (pause === undefined) return null;
  const spreadOut = Math.round(pause * (1 - spread + 2 * spread * chance));
  return Math.max(spreadOut, Math.min(retryAfter ?? 0, longestAsked));
}

const failuresUntilRest = 5;

/**
 * How long a webhook rests that has failed so often in a row, in seconds: a minute after the fifth failure, then twice as long each time, an hour at
 * most. After that, one delivery is tried.
 * @returns 0 for no rest
 */
export function restAfter(failures: number): number {
  if (failures < failuresUntilRest) return 0;
  return Math.min(minute * 2 ** (failures - failuresUntilRest), hour);
}
