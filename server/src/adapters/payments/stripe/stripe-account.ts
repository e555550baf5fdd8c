import type { PayoutAccountState } from '@ascendant/domain/payout/accounts';
import type Stripe from 'stripe';
import type { AccountOrder, ProviderAccount } from '../connect-provider';

type Account = Stripe.V2.Core.Account;

/** What of an account we read. */
export const includedInAccount: Stripe.V2.Core.AccountRetrieveParams.Include[] = [
  'configuration.recipient',
  'requirements',
];

/**
 * An account as Stripe recommends it to new platforms with separate charges and transfers: of its Accounts API, version 2, a recipient with
 * the Express dashboard, for whose fees and losses the platform is responsible.
 * Source: Stripe documentation, docs.stripe.com/connect/accounts-v2.
 */
export function accountParams(order: AccountOrder, site: string): Stripe.V2.Core.AccountCreateParams {
  const { organizerId, email, name, country, currency } = order;
  return {
    contact_email: email,
    display_name: name,
    dashboard: 'express',
    identity: { country },
    configuration: { recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } } },
    defaults: { currency, responsibilities: { fees_collector: 'application', losses_collector: 'application' } },
    metadata: { organizer: String(organizerId), site },
    include: includedInAccount,
  };
}

export function toAccount(account: Account): ProviderAccount {
  const due = account.requirements?.summary?.minimum_deadline?.time;
  return { id: account.id, state: stateOf(account), dueAt: due === undefined ? null : new Date(due) };
}

/** Whether the account can be paid, and if not, on whom it depends. */
function stateOf({ closed, configuration, requirements }: Account): PayoutAccountState {
  if (closed === true) return 'restricted';
  const status = configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  if (status === 'active') return 'active';
  const entries = requirements?.entries ?? [];
  const fromUser = entries.filter((entry) => entry.awaiting_action_from === 'user');
  const isNew = fromUser.some(({ requested_reasons: reasons }) =>
    reasons.some(({ code }) => code === 'routine_onboarding'),
  );
  if (isNew) return 'onboarding';
  if (status === 'pending' || (entries.length > 0 && fromUser.length === 0)) return 'verifying';
  return 'restricted';
}
