import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery, type ImportRecord } from '../../data/imports';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { ImportForm } from './ImportForm';
import { ImportRow } from './ImportRow';
import styles from './Imports.module.css';

const refreshMs = 2000;

function isAtWork({ state }: ImportRecord): boolean {
  return state === 'running' || state === 'undoing';
}

/** Where an organization's bookings come from elsewhere: the form, and what was imported. */
export function ImportScreen() {
  const [round, setRound] = useState(0);
  const { data, isError, refetch } = useQuery({
    ...importsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) === true ? refreshMs : false),
  });
  return (
    <div className="stack-wide">
      <p>
        Bring your bookings along from another program. Publish your dates here first. Nothing happens before you’ve
        read what would, and you can undo it.
      </p>
      <ImportForm key={round} onStarted={() => setRound(round + 1)} />
      <Panel title="Your imports">
        {isError ? <ErrorState title="We couldn’t load your imports" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your imports" /> : null}
        {data?.length === 0 ? (
          <EmptyState title="No imports yet" text="Imports you run will appear here." level={3} />
        ) : null}
        {data === undefined || data.length === 0 ? null : (
          <ul className={styles.rows}>
            {data.map((each) => (
              <ImportRow key={each.id} of={each} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
