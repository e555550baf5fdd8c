import { createHash } from 'node:crypto';
import { limitRules, type Limit, type LimitName, type LimitRule } from '@ascendant/domain/rate-limits';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/database';
import { AppError } from '../errors/app-error';
import { subscriberOf } from '../http/forwarded-for';
import { addToBucket, takeFromBucket } from './rate-limit.repository';
import { noteTaken, type GiveBack } from './taken-in-call';

/** What a limit is counted for. All values are hashed before they're stored. */
export interface Counted {
  /** An account's id, an email address, or a code's id, depending on the rule. */
  readonly target?: string | number | undefined;
  readonly ip?: string | undefined;
  /** The IP address, if only its `addressKey` was stored. */
  readonly addressKey?: string | null | undefined;
}

/** Counts calls in PostgreSQL, so that all processes share the counts and a restart keeps them. */
export interface RateLimits {
  /**
   * Counts one call, or one attempt before its outcome is known: attempts at the same time can't all see a free place.
   * @returns gives the place back, for an attempt that turned out not to count
   * @throws AppError rate_limited with the time to wait, without counting, if the limit is reached
   */
  take(name: LimitName, counted: Counted): Promise<GiveBack>;
  /** Refuses if the limit is reached, and counts nothing. For what's counted elsewhere, not for attempts: `take` those. */
  check(name: LimitName, counted: Counted): Promise<void>;
  /** Counts one failure. Never refuses. */
  count(name: LimitName, counted: Counted): Promise<void>;
}

/** @param isOn false (RATE_LIMITS=off) counts nothing and refuses nothing */
export function rateLimitsOn(db: Queryable, isOn: boolean): RateLimits {
  const each = async (name: LimitName, counted: Counted, work: (row: LimitRow) => Promise<unknown>): Promise<void> => {
    if (!isOn) return;
    for (const row of rowsOf(name, counted)) await work(row);
  };
  return {
    take: async (name, counted) => {
      if (!isOn) return async () => undefined;
      const giveBack = await takeAll(db, rowsOf(name, counted));
      noteTaken(giveBack);
      return giveBack;
    },
    check: (name, counted) => each(name, counted, (row) => checkOne(db, row)),
    count: (name, counted) => each(name, counted, (row) => addToBucket(db, row, 1)),
  };
}

/**
 * Counts an email to an address that the caller entered, together with those of everyone else who entered it.
 * @throws AppError rate_limited (email)
 * Source: docs/rules/emails.md, "Emails to people without an account".
 */
export async function takeEmailTo(limits: Pick<RateLimits, 'take'>, address: string): Promise<void> {
  try {
    await limits.take('emailStranger', { target: address });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    const message =
      'This address has been sent as many emails today as we send someone who may not know you. Please leave it out, or try again tomorrow.';
    throw new AppError('rate_limited', { ...error.facts, message, fields: { email: message } });
  }
}

/** One limit of a rule, with the bucket that counts it. */
export interface LimitRow extends Limit {
  readonly bucket: string;
}

/** The buckets of a rule: one for each period, for the target from the IP address, the target, and the IP address. */
export function rowsOf(name: LimitName, { target, ip, addressKey }: Counted): readonly LimitRow[] {
  const rule: LimitRule = limitRules[name];
  const address = ip === undefined ? addressKey : addressKeyOf(ip);
  const rows = (kind: string, limits: readonly Limit[] = [], key: string) =>
    limits.map((limit) => ({ ...limit, bucket: `${name}:${kind}:${limit.seconds}:${key}` }));
  return [
    ...(target === undefined ? [] : rows('pair', rule.pair, hashed(`${target} ${address ?? ''}`))),
    ...(target === undefined ? [] : rows('target', rule.target, hashed(String(target)))),
    ...(address === undefined || address === null ? [] : rows('ip', rule.ip, address)),
  ];
}

/** The key that an IP address is counted under. Store it if something that happens later counts for the address too. */
export function addressKeyOf(ip: string): string {
  return addressKeys.memo(ip);
}

/** Every request needs its address's key. */
const addressKeys = new LRUCache<string, string>({ max: 10_000, memoMethod: (ip) => hashed(subscriberOf(ip)) });

/** The error for a limit that's reached. */
export function overLimit(secondsLeft: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)) });
}

/** Takes a place in every bucket, or in none. */
async function takeAll(db: Queryable, rows: readonly LimitRow[]): Promise<GiveBack> {
  const taken = new Map<string, number>();
  const giveBackOne = async ([bucket, step]: readonly [string, number]): Promise<void> => {
    await takeFromBucket(db, bucket, step);
    taken.delete(bucket);
  };
  const giveBack = async (): Promise<void> => {
    await Promise.all([...taken].map(giveBackOne));
  };
  for (const row of rows) {
    const { count, secondsLeft, step } = await addToBucket(db, row, 1);
    taken.set(row.bucket, step);
    if (count <= row.count) continue;
    await giveBack();
    throw overLimit(secondsLeft);
  }
  return giveBack;
}

async function checkOne(db: Queryable, row: LimitRow): Promise<void> {
  const { count, secondsLeft } = await addToBucket(db, row, 0);
  if (count >= row.count) throw overLimit(secondsLeft);
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
