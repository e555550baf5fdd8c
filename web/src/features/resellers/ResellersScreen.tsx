import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resellersQuery, type MadeReseller } from '../../data/resellers';
import { SecretDialog } from '../../ui/dialog/SecretDialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { AddResellerForm } from './AddResellerForm';
import { ResellerInvoices } from './ResellerInvoices';
import { ResellerRow } from './ResellerRow';
import styles from './Resellers.module.css';

/** Companies that sell the organization's events, what they owe, and the form that adds another. */
export function ResellersScreen() {
  const { data, isError, refetch } = useQuery(resellersQuery);
  const [made, setMade] = useState<MadeReseller | null>(null);
  return (
    <div className="stack-wide">
      <p>
        Viator, GetYourGuide, hotels and others sell your dates from the same seats, by the open standard OCTO. They
        charge their guests and owe you the price less their commission.{' '}
        <a href="/developers#resellers">How it works</a>
      </p>
      <Panel title="Your resellers">
        {isError ? <ErrorState title="We couldn’t load your resellers" onRetry={() => void refetch()} /> : null}
        {data === undefined && !isError ? <Spinner label="Loading your resellers" /> : null}
        {data?.resellers.length === 0 ? (
          <EmptyState title="No resellers yet" text="Companies you add will appear here." level={3} />
        ) : null}
        {data === undefined || data.resellers.length === 0 ? null : (
          <ul className={styles.rows}>
            {data.resellers.map((reseller) => (
              <ResellerRow key={reseller.id} reseller={reseller} series={data.series} onRenewed={setMade} />
            ))}
          </ul>
        )}
      </Panel>
      {data === undefined ? null : <AddResellerForm series={data.series} onAdded={setMade} />}
      {data === undefined || data.resellers.length === 0 ? null : <ResellerInvoices invoices={data.invoices} />}
      {made === null ? null : (
        <SecretDialog
          title={`Key for ${made.reseller.name}`}
          secret={made.secret}
          noun="key"
          onClose={() => setMade(null)}
        >
          {`Give it to them together with the address ${window.location.origin}/octo. If it’s lost, make another one.`}
        </SecretDialog>
      )}
    </div>
  );
}
