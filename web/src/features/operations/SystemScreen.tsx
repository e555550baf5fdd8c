import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../data/operations';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { HealthTiles } from './HealthTiles';
import { JobsPanel } from './JobsPanel';
import operationsStyles from './Operations.module.css';
import { RefreshHead } from './RefreshHead';
import { ZoneDifferences } from './ZoneDifferences';

/** The admin's view of the system: its health and its jobs. */
export function SystemScreen() {
  return (
    <div className={operationsStyles.operations}>
      <RefreshHead title="System" />
      <Figures />
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
