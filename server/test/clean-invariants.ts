import { expect } from 'vitest';
import type { PaymentProvider } from '../src/adapters/payments/payment-provider';
import type { Database } from '../src/database/database';
import { checkInvariants } from '../src/invariants/invariants';
import { sandboxOn } from '../src/sandbox/sandbox';

const localSite = 'http://localhost:3000';

/** What every suite ends with: none of the rules that must always hold is broken (`npm run check:invariants`). */
export async function expectCleanInvariants(
  db: Database,
  { provider = sandboxOn(db, localSite), site = localSite }: { provider?: PaymentProvider; site?: string } = {},
): Promise<void> {
  const checked = await checkInvariants(db, { provider, site, since: new Date(0) });
  expect(checked).toHaveLength(13);
  expect(checked.filter(({ offending }) => offending > 0)).toEqual([]);
}
