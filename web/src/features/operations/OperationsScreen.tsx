import { useQueries } from '@tanstack/react-query';
import { disputesQuery, unmadeRefundsQuery } from '../../data/refunds-and-disputes';
import { Skeleton } from '../../ui/layout/Skeleton';
import { DiscrepanciesPanel } from './DiscrepanciesPanel';
import { DisputesPanel } from './DisputesPanel';
import operationsStyles from './Operations.module.css';
import { RefreshHead } from './RefreshHead';
import { UnmadeRefundsPanel } from './UnmadeRefundsPanel';

/** The admin's view of payments: what needs someone to act. The panels come together, so that none moves another. */
export function OperationsScreen() {
  const lists = useQueries({ queries: [unmadeRefundsQuery, disputesQuery] });
  return (
    <div className={operationsStyles.operations}>
      <RefreshHead title="Payments" />
      {lists.some(({ isPending }) => isPending) ? (
        <Skeleton shape="block" className={operationsStyles.skeleton} />
      ) : (
        <>
          <UnmadeRefundsPanel />
          <DisputesPanel />
          <DiscrepanciesPanel />
        </>
      )}
    </div>
  );
}
