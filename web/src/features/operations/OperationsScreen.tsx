import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { instantInWords } from '../../ui/instant-words';
import { Skeleton } from '../../ui/Skeleton';
import { DiscrepanciesPanel } from './DiscrepanciesPanel';
import { HealthTiles } from './HealthTiles';
import { JobsPanel } from './JobsPanel';
import { healthQuery, useLookAgain } from '../../data/operations';
import './operations.css';

/** What an admin looks at to know that money and jobs are well. */
export function OperationsScreen() {
  const { data } = useQuery(healthQuery);
  const look = useLookAgain();
  return (
    <div className="operations">
      <header className="row wrapit between">
        <div>
          <h1>Payments</h1>
          <p className="meta num" aria-live="polite">
            {data ? `As of ${instantInWords(data.at)}` : 'Looking...'}
          </p>
        </div>
        <Button busy={look.isPending && 'Looking...'} onClick={() => look.mutate()}>
          Look again
        </Button>
      </header>
      <Figures />
      <DiscrepanciesPanel />
      <JobsPanel />
    </div>
  );
}

function Figures() {
  const { data, isPending, refetch } = useQuery(healthQuery);
  if (data) return <HealthTiles health={data} />;
  if (isPending) return <Skeleton shape="block" className="health-skeleton" />;
  return <ErrorState title="The figures could not be loaded." level={2} onRetry={() => void refetch()} />;
}
