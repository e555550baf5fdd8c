import { Disclosure } from '../../ui/layout/Disclosure';
import styles from './SetUp.module.css';

interface WebhookEndpointProps {
  readonly url: string;
  readonly events: readonly string[];
  /** For connected accounts: two endpoints at Stripe, one of each style. */
  readonly isForAccounts?: boolean;
}

/** What to enter at the payment provider. */
export function WebhookEndpoint({ url, events, isForAccounts = false }: WebhookEndpointProps) {
  return (
    <Disclosure
      question={
        isForAccounts ? 'The endpoints to add at Stripe, for connected accounts' : 'The endpoint to add at Stripe'
      }
    >
      {isForAccounts ? (
        <p className="meta">
          Two, at the same address: one of the style snapshot for payouts, and one of the style thin for accounts.
        </p>
      ) : null}
      <dl className={styles.endpoint}>
        <dt>Address</dt>
        <dd>
          <code>{url}</code>
        </dd>
        <dt>Events</dt>
        <dd>
          <ul>
            {events.map((event) => (
              <li key={event}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Disclosure>
  );
}
