import { useQuery } from '@tanstack/react-query';
import { setUpQuery, useCheckAgain, type SetUp } from '../../data/set-up';
import { Button } from '../../ui/button/Button';
import { Disclosure } from '../../ui/layout/Disclosure';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { CheckItem } from './CheckItem';
import { summaryText } from './set-up-labels';
import styles from './SetUp.module.css';

export function CheckAgain() {
  const again = useCheckAgain();
  return (
    <Button busy={again.isPending && 'Checking...'} onClick={() => again.mutate()}>
      Check again
    </Button>
  );
}

/** What the settings name, tried out, with what to do about what doesn't work. */
export function SetUpScreen() {
  const { data, isPending, refetch } = useQuery(setUpQuery);
  if (data) return <CheckList setUp={data} />;
  if (isPending) return <Skeleton shape="block" className={styles.skeleton} />;
  return <ErrorState title="We couldn’t check the set-up." level={2} onRetry={() => void refetch()} />;
}

function CheckList({ setUp: { checks, webhook, payoutWebhook } }: { readonly setUp: SetUp }) {
  return (
    <section className="panel" aria-labelledby="checks">
      <h2 id="checks" aria-live="polite">
        {summaryText(checks)}
      </h2>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <CheckItem key={check.topic} check={check}>
            {check.topic === 'webhook' && webhook !== null ? <WebhookEndpoint {...webhook} /> : null}
            {check.topic === 'payouts' && payoutWebhook !== null ? (
              <WebhookEndpoint {...payoutWebhook} isForAccounts />
            ) : null}
          </CheckItem>
        ))}
      </ul>
    </section>
  );
}

interface WebhookEndpointProps {
  readonly url: string;
  readonly events: readonly string[];
  /** For connected accounts: two endpoints at Stripe, one of each style. */
  readonly isForAccounts?: boolean;
}

/** What to enter at the payment provider. */
function WebhookEndpoint({ url, events, isForAccounts = false }: WebhookEndpointProps) {
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
