import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { disputesQuery, unmadeRefundsQuery } from '../../data/refunds-and-disputes';
import { SavedViews } from '../../fields/SavedViews';
import { Skeleton } from '../../ui/layout/Skeleton';
import { useListAddress } from '../../ui/table/list-address';
import { ListKeys } from '../../ui/table/ListKeys';
import { DiscrepanciesPanel } from './DiscrepanciesPanel';
import { DisputesPanel } from './DisputesPanel';
import operationsStyles from './Operations.module.css';
import { RefreshHead } from './RefreshHead';
import { UnmadeRefundsPanel } from './UnmadeRefundsPanel';

const names = ['refunds', 'disputes', 'discrepancies'] as const;

/**
 * The admin's view of payments: what needs someone to act. The panels come together, so that none moves another; keys go through the rows of all
 * three. What's shown of each is in the URL.
 */
export function OperationsScreen() {
  const lists = useQueries({ queries: [unmadeRefundsQuery, disputesQuery] });
  const { values, choose } = useListAddress(names);
  const panels = useRef<HTMLDivElement>(null);
  const filterOf = (name: (typeof names)[number]) => ({
    value: values[name],
    onChoose: (value: string) => choose(name, value),
  });
  return (
    <div className={operationsStyles.operations} ref={panels}>
      <RefreshHead title="Payments" />
      {lists.some(({ isPending }) => isPending) ? (
        <Skeleton shape="block" className={operationsStyles.skeleton} />
      ) : (
        <>
          <SavedViews list="payments" names={names} />
          <UnmadeRefundsPanel filter={filterOf('refunds')} />
          <DisputesPanel filter={filterOf('disputes')} />
          <DiscrepanciesPanel filter={filterOf('discrepancies')} />
          <ListKeys list={panels} hasSearch={false} />
        </>
      )}
    </div>
  );
}
