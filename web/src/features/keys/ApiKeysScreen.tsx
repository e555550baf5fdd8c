import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeysQuery, type AddedApiKey } from '../../data/api-keys';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { AddApiKeyForm } from './AddApiKeyForm';
import { ApiKeyRow } from './ApiKeyRow';
import styles from './ApiKeys.module.css';
import { NewApiKeyDialog } from './NewApiKeyDialog';

/** The keys that the organization's own programs use, and the form that makes another. */
export function ApiKeysScreen() {
  const { data, isError, refetch } = useQuery(apiKeysQuery);
  const [added, setAdded] = useState<AddedApiKey | null>(null);
  return (
    <div className="stack-wide">
      <p>
        With a key, your own programs read your events and bookings. <a href="/developers">How it works</a>
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
      {added === null ? null : <NewApiKeyDialog added={added} onClose={() => setAdded(null)} />}
    </div>
  );
}
