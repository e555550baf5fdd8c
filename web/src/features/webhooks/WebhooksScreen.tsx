import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhooksQuery } from '../../data/webhooks';
import { SecretDialog } from '../../ui/dialog/SecretDialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { AddWebhookForm } from './AddWebhookForm';
import { WebhookRow } from './WebhookRow';
import styles from './Webhooks.module.css';

/** Where the organization's own programs are told of what happens, and the form that adds such an address. */
export function WebhooksScreen() {
  const { data, isError, refetch } = useQuery(webhooksQuery);
  const [shown, setShown] = useState<{ readonly url: string; readonly secret: string } | null>(null);
  return (
    <div className="stack-wide">
      <p>
        We tell your own programs what happens, a few seconds later. <a href="/developers#webhooks">How it works</a>
      </p>
      <Panel title="Your webhooks">
        {isError ? <ErrorState title="We couldn’t load your webhooks" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your webhooks" /> : null}
        {data?.length === 0 ? (
          <EmptyState title="No webhooks yet" text="Webhooks you add will appear here." level={3} />
        ) : null}
        {data === undefined || data.length === 0 ? null : (
          <ul className={styles.rows}>
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onRenewed={setShown} />
            ))}
          </ul>
        )}
      </Panel>
      {data === undefined && !isError ? null : <AddWebhookForm onAdded={setShown} />}
      {shown === null ? null : (
        <SecretDialog
          title={`Secret for ${shown.url}`}
          secret={shown.secret}
          noun="secret"
          onClose={() => setShown(null)}
        >
          Give it to the program that listens there, which checks with it that what comes is from us. Then send a test.
          If it’s lost, renew it.
        </SecretDialog>
      )}
    </div>
  );
}
