import { useQuery } from '@tanstack/react-query';
import { healthQuery, useLookAgain } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { instantText } from '../../ui/text/instant-text';
import { DiscrepanciesPanel } from './DiscrepanciesPanel';
import { DisputesPanel } from './DisputesPanel';
import { HealthTiles } from './HealthTiles';
import { JobsPanel } from './JobsPanel';
import operationsStyles from './Operations.module.css';
import { UnmadeRefundsPanel } from './UnmadeRefundsPanel';
import { ZoneDifferences } from './ZoneDifferences';

/** The admin's view of payments, jobs and system health. */
export function OperationsScreen() {
  const { data } = useQuery(healthQuery);
  const look = useLookAgain();
  return (
    <div className={operationsStyles.operations}>
      <header className="row wrap space-between">
        <div>
          <h1>Payments</h1>
          <p className={classNames(operationsStyles.freshness, 'meta numeric')} aria-live="polite">
            {data ? `As of ${instantText(data.at)}` : 'Loading...'}
          </p>
        </div>
        <Button busy={look.isPending && 'Refreshing...'} onClick={() => look.mutate()}>
          Refresh
        </Button>
      </header>
      <Figures />
      <UnmadeRefundsPanel />
      <DisputesPanel />
      <DiscrepanciesPanel />
      <JobsPanel />
      <ZoneDifferences />
    </div>
  );
}

function Figures() {
  const { data, isPending, refetch } = useQuery(healthQuery);
  if (data) return <HealthTiles health={data} />;
  if (isPending) return <Skeleton shape="block" className={operationsStyles.skeleton} />;
  return <ErrorState title="We couldn’t load the figures." level={2} onRetry={() => void refetch()} />;
}
