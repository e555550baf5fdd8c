import { useQuery } from '@tanstack/react-query';
import {
  resolvedDiscrepanciesQuery,
  type ResolvedDiscrepancy,
  discrepanciesQuery,
  useResolveDiscrepancy,
  type Discrepancy,
} from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { Panel } from '../../ui/layout/Panel';
import { Tabs } from '../../ui/layout/Tabs';
import type { Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';
import { discrepancyLabels } from './discrepancy-labels';
import { DiscrepancyTable } from './DiscrepancyTable';
import type { Chosen } from './PartFilter';

const columns: readonly Column<ResolvedDiscrepancy>[] = [
  { label: 'Resolved', className: 'no-wrap numeric', render: ({ resolvedAt }) => instantText(resolvedAt) },
  { label: 'By', className: 'breakable', render: ({ resolvedBy }) => resolvedBy ?? 'Automatically' },
];

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

/** Where our payments and the provider's differ, open or resolved. The selected tab is kept in the address. */
export function DiscrepanciesPanel({ filter: { value, onChoose } }: { readonly filter: Chosen }) {
  const shown = value === 'resolved' ? 'resolved' : 'open';
  return (
    <Panel title="Discrepancies">
      <Tabs
        label="Discrepancies"
        tabs={tabs}
        selected={shown}
        panelId="discrepancies-list"
        onSelect={(tab) => onChoose(tab === 'open' ? '' : tab)}
      />
      <div id="discrepancies-list" role="tabpanel" aria-labelledby="discrepancies-list-tab">
        {shown === 'open' ? <OpenDiscrepancies /> : <ResolvedDiscrepancies />}
      </div>
    </Panel>
  );
}

/** Discrepancies that were resolved, by whom and when. */
function ResolvedDiscrepancies() {
  return (
    <DiscrepancyTable
      query={useQuery(resolvedDiscrepanciesQuery)}
      caption="Resolved discrepancies"
      empty={{ title: 'None yet', text: 'Resolved items will appear here.' }}
      columns={columns}
    />
  );
}

/** Discrepancies that still need someone to act. */
function OpenDiscrepancies() {
  const resolve = useResolveDiscrepancy();
  const columns: readonly Column<Discrepancy>[] = [
    { label: 'Last seen', className: 'no-wrap numeric', render: ({ lastSeenAt }) => instantText(lastSeenAt) },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: ({ id, kind, subject }) => (
        <Button
          size="small"
          busy={resolve.isPending && resolve.variables === id && 'Resolving...'}
          onClick={() => resolve.mutate(id)}
          aria-label={`Resolve: ${discrepancyLabels(kind).title}, ${subject}`}
        >
          Resolve
        </Button>
      ),
    },
  ];
  return (
    <DiscrepancyTable
      query={useQuery(discrepanciesQuery)}
      caption="Open discrepancies"
      empty={{ title: 'All clear', text: 'No discrepancies with the payment provider.' }}
      hasAdvice
      columns={columns}
    />
  );
}
