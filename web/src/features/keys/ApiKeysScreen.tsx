import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeysQuery, type AddedApiKey } from '../../data/api-keys';
import { SecretDialog } from '../../ui/dialog/SecretDialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { AddApiKeyForm } from './AddApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import styles from './ApiKeys.module.css';

/** The keys that the organization's own programs use, and the form that makes another. */
export function ApiKeysScreen() {
  const { data, isError, refetch } = useQuery(apiKeysQuery);
  const [added, setAdded] = useState<AddedApiKey | null>(null);
  return (
    <div className="stack-wide">
      <p>
        With a key, your own programs read your events and bookings, book and check people in.{' '}
        <a href="/developers">How it works</a>
      </p>
      <Panel title="Your keys">
        {isError ? <ErrorState title="We couldn’t load your keys" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your keys" /> : null}
        {data?.length === 0 ? (
          <EmptyState title="No keys yet" text="Keys you make will appear here." level={3} />
        ) : null}
        {data === undefined || data.length === 0 ? null : (
          <ul className={styles.rows}>
            {data.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
      </Panel>
      {data === undefined && !isError ? null : <AddApiKeyForm onAdded={setAdded} />}
      {added === null ? null : (
        <SecretDialog
          title={`Key for ${added.key.name}`}
          secret={added.secret}
          noun="key"
          onClose={() => setAdded(null)}
        >
          Keep it like a password: anyone who has it can read what you chose. If it’s lost, make another one.
        </SecretDialog>
      )}
    </div>
  );
}
