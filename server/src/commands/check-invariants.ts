import type { PaymentProvider } from '../adapters/payments/payment-provider';
import { stripeProvider } from '../adapters/payments/stripe/stripe-provider';
import { openPool } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { siteOf } from '../database/installation.repository';
import { openDatabase } from '../database/open-database';
import { checkInvariants } from '../invariants/invariants';
import { refuseToStart } from '../lifecycle/refuse-to-start';
import { silently } from '../progress/progress';
import { sandboxOn } from '../sandbox/sandbox';
import { readConfig, type Config } from '../settings/config';

/** Stripe is asked about the last two days, the sandbox about everything. */
const lookBackMs = 48 * 3_600_000;

/** `npm run check:invariants`: prints one JSON line per rule, and exits with 1 if any rule is broken. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, {
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    progress: silently,
  });
  const pool = openPool(database.url, () => undefined, 2);
  try {
    const db = databaseOn(pool);
    const checked = await checkInvariants(db, await booksOf(config, db));
    for (const invariant of checked) process.stdout.write(`${JSON.stringify(invariant)}\n`);
    return checked.some(({ offending }) => offending > 0) ? 1 : 0;
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function booksOf({ payments, publicUrl }: Config, db: Database) {
  const site = await siteOf(db, publicUrl);
  const isStripe = payments.kind === 'stripe';
  const provider: PaymentProvider = isStripe ? stripeProvider({ ...payments, site }) : sandboxOn(db, site);
  return { provider, site, since: new Date(isStripe ? Date.now() - lookBackMs : 0) };
}

try {
  process.exitCode = await main();
} catch (error) {
  refuseToStart(error);
}
