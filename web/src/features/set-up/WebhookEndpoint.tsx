import { Disclosure } from '../../ui/layout/Disclosure';
import styles from './SetUp.module.css';

interface WebhookEndpointProps {
  readonly url: string;
  readonly events: readonly string[];
}

/** What to enter at the payment provider. */
export function WebhookEndpoint({ url, events }: WebhookEndpointProps) {
  return (
    <Disclosure question="The endpoint to add at Stripe">
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
