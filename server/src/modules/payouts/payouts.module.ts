import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { describeError } from '../../errors/described-error';
import { findOwedTo } from './balances.repository';
import { compareTransfers } from './compare-transfers';
import { readAccount } from './connect-account';
import { makeReversal } from './make-reversal';
import { makeTransfer } from './make-transfer';
import { payOrganizers } from './pay-organizers';
import type { PayoutDeps } from './payout-deps';
import { registerAccountWebhook, registerPayoutRoutes, serveStatements } from './payouts.routes';
import { organizerPayouts } from './payouts.service';

/** How often we look what's ready to be paid out, and try what was refused again. */
const payEverySeconds = 3600;
const compareEverySeconds = 86_400;

/** Organizers' accounts at the provider, and what they're paid. */
export const payoutsModule: Module = {
  name: 'payouts',
  register: (context) => {
    const deps = depsOf(context);
    registerPayoutRoutes(context, deps);
    serveStatements(context, deps);
    registerAccountWebhook(context.http, deps);
    registerJobs(context, deps);
  },
};

function depsOf({ db, config, log, provider }: ApplicationContext): PayoutDeps {
  return {
    db,
    log,
    provider,
    currency: config.currency,
    payouts: config.payouts,
    publicUrl: config.publicUrl,
  };
}

/** What later modules use. */
export const payouts = { depsOf, findOwedTo, organizerPayouts };

function registerJobs({ jobs, log }: ApplicationContext, deps: PayoutDeps): void {
  const report = (error: unknown) =>
    log.warn({ error: describeError(error) }, "an organizer's payout couldn't be decided");
  jobs.define('pay_organizers', () => payOrganizers(deps, report));
  jobs.define('make_transfer', ({ transferId }) => makeTransfer(deps, transferId));
  jobs.define('make_reversal', ({ reversalId }) => makeReversal(deps, reversalId));
  jobs.define('read_payout_account', ({ accountId }) => readAccount(deps, accountId));
  jobs.define('compare_transfers', () => compareTransfers(deps));
  jobs.every(payEverySeconds, 'pay_organizers');
  jobs.every(compareEverySeconds, 'compare_transfers');
}
