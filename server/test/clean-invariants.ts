import { expect } from 'vitest';
import type { PaymentProvider } from '../src/adapters/payments/payment-provider';
import type { Database } from '../src/database/database';
import { findSite } from '../src/database/installation.repository';
import { checkInvariants, type Invariant } from '../src/invariants/invariants';
import { sandboxOn } from '../src/sandbox/sandbox';

/** The mark in test applications, which make none of their own. */
const localSite = 'http://localhost:3000';

interface Books {
  readonly provider?: PaymentProvider;
  readonly site?: string;
}

/** Every suite ends with this: no invariant is broken (`npm run check:invariants`). */
export async function expectCleanInvariants(db: Database, books: Books = {}): Promise<void> {
  expect(await brokenInvariants(db, books)).toEqual([]);
}

/** The broken invariants. */
export async function brokenInvariants(db: Database, books: Books = {}): Promise<readonly Invariant[]> {
  const site = books.site ?? (await findSite(db)) ?? localSite;
  const provider = books.provider ?? sandboxOn(db, site);
  const checked = await checkInvariants(db, { provider, site, since: new Date(0) });
  expect(checked).toHaveLength(22);
  return checked.filter(({ offending }) => offending !== 0);
}
