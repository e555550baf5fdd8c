import { longestGateList } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gatesQuery, type AddedGate } from '../../data/gates';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { FirstOnly, FirstRows } from '../../ui/table/FirstRows';
import { AddGateForm } from './AddGateForm';
import { GateLinkDialog } from './GateLinkDialog';
import { GateRow } from './GateRow';
import styles from './Gates.module.css';

/** The phones that check in by a link: those that work, those that ended lately, and the form that makes another. */
export function GatesScreen() {
  const { data, isError, refetch } = useQuery(gatesQuery);
  const [added, setAdded] = useState<AddedGate | null>(null);
  return (
    <div className="stack-wide">
      <Panel title="Your links">
        {isError ? <ErrorState title="We couldn’t load your links" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your links" /> : null}
        {data?.length === 0 ? (
          <EmptyState title="No links yet" text="Links you make will appear here." level={3} />
        ) : null}
        {data === undefined || data.length === 0 ? null : (
          <FirstRows rows={data} what="links">
            {(gates) => (
              <ul className={styles.rows}>
                {gates.map((gate) => (
                  <GateRow key={gate.id} gate={gate} />
                ))}
              </ul>
            )}
          </FirstRows>
        )}
        {data === undefined ? null : (
          <FirstOnly
            count={data.length}
            most={longestGateList}
            others="Older ones that no longer work aren’t listed."
          />
        )}
      </Panel>
      <AddGateForm onAdded={setAdded} />
      {added === null ? null : <GateLinkDialog added={added} onClose={() => setAdded(null)} />}
    </div>
  );
}
