import process from 'node:process';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { stripeProvider } from '../adapters/payments/stripe/stripe-provider';
import type { Database } from '../database/database';
import { siteOf } from '../database/installation.repository';
import { checkInvariants } from '../invariants/invariants';
import { sandboxOn } from '../sandbox/sandbox';
import type { Config } from '../settings/config';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** Stripe is asked about the last two days, the sandbox about everything. */
const lookBackMs = 48 * 3_600_000;

async function booksOf({ payments, publicUrl }: Config, db: Database) {
  const site = await siteOf(db, publicUrl);
  const isStripe = payments.kind === 'stripe';
  const provider: PaymentProvider = isStripe ? stripeProvider({ ...payments, site }) : sandboxOn(db, site);
  return { provider, site, since: new Date(isStripe ? Date.now() - lookBackMs : 0) };
}

/**
 * `npm run check:invariants`: prints one JSON line per rule, and exits with 1 if any rule is broken or, because the provider doesn't answer, unknown. With `--copy` it doesn't ask the payment
 * provider, which knows more than a copy of the database.
 */
export const checkSiteInvariants: Command = (args) =>
  onDatabase(async ({ config, db }) => {
    const checked = await checkInvariants(db, args.includes('--copy') ? null : await booksOf(config, db));
    for (const invariant of checked) print(JSON.stringify(invariant));
    if (checked.some(({ offending }) => offending !== 0)) process.exitCode = 1;
    if (checked.some(({ offending }) => offending === null))
      process.stderr.write(
        'The payment provider doesn’t answer: rules with "offending":null couldn’t be checked. Run this again later.\n',
      );
  });
