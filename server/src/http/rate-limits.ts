import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error';
import type { Queryable } from '../database/database';
import { subscriberOf } from './client-address';
import type { Limit, LimitName, LimitRule } from './limits';
import { limitRules } from './limits';
import { addToBucket, takeFromBucket } from './rate-limit.repository';

/** Whom a limit is counted for. Both are hashed before they are stored. */
export interface Counted {
  /** An account's id, an e-mail address, a code's id: whatever the rule's left column says. */
  readonly target?: string | number | undefined;
  readonly ip?: string | undefined;
  /** The place again, where only `addressKey` of it was kept. */
  readonly addressKey?: string | null | undefined;
}

/** Counts calls in PostgreSQL: shared by all processes, kept over a restart. */
export interface RateLimits {
  /** Counts one, unless the limit is used up. @throws AppError rate_limited, with the time to wait */
  take(name: LimitName, counted: Counted): Promise<void>;
  /** Refuses where the limit is used up, and counts nothing: before a try whose failure will be counted. */
  check(name: LimitName, counted: Counted): Promise<void>;
  /** Counts one and refuses nothing: a failure. */
  count(name: LimitName, counted: Counted): Promise<void>;
}

/** @param isOn false (RATE_LIMITS=off) counts and refuses nothing */
export function rateLimitsOn(db: Queryable, isOn: boolean): RateLimits {
  const each = async (name: LimitName, counted: Counted, work: (row: LimitRow) => Promise<unknown>): Promise<void> => {
    if (!isOn) return;
    for (const row of rowsOf(name, counted)) await work(row);
  };
  return {
    take: (name, counted) => each(name, counted, (row) => takeOne(db, row)),
    check: (name, counted) => each(name, counted, (row) => checkOne(db, row)),
    count: (name, counted) => each(name, counted, (row) => addToBucket(db, row, 1)),
  };
}

/** What one limit of a rule is counted in. */
export interface LimitRow extends Limit {
  readonly bucket: string;
}

/** The buckets of a rule: one for each period, of the target and of the place. */
export function rowsOf(name: LimitName, { target, ip, addressKey }: Counted): readonly LimitRow[] {
  const rule: LimitRule = limitRules[name];
  const place = ip === undefined ? addressKey : addressKeyOf(ip);
  const rows = (kind: string, limits: readonly Limit[] = [], key: string) =>
    limits.map((limit) => ({ ...limit, bucket: `${name}:${kind}:${limit.seconds}:${key}` }));
  return [
    ...(target === undefined ? [] : rows('target', rule.target, hashed(String(target)))),
    ...(place === undefined || place === null ? [] : rows('ip', rule.ip, place)),
  ];
}

/** What a network address is counted under; to be kept where something that happens later counts for it too. */
export function addressKeyOf(ip: string): string {
  return hashed(subscriberOf(ip));
}

/** The refusal of a limit that is used up. */
export function overLimit(secondsLeft: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)) });
}

async function takeOne(db: Queryable, row: LimitRow): Promise<void> {
  const { count, secondsLeft, step } = await addToBucket(db, row, 1);
  if (count <= row.count) return;
  await takeFromBucket(db, row.bucket, step);
  throw overLimit(secondsLeft);
}

async function checkOne(db: Queryable, row: LimitRow): Promise<void> {
  const { count, secondsLeft } = await addToBucket(db, row, 0);
  if (count >= row.count) throw overLimit(secondsLeft);
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
