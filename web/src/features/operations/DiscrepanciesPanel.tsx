import { Tabs } from '../../ui/layout/Tabs';
import { OpenDiscrepancies } from './OpenDiscrepancies';
import type { Chosen } from './PartFilter';
import { ResolvedDiscrepancies } from './ResolvedDiscrepancies';

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

/** Where our payments and the provider's differ, open or resolved. The selected tab is kept in the address. */
export function DiscrepanciesPanel({ filter: { value, onChoose } }: { readonly filter: Chosen }) {
  const shown = value === 'resolved' ? 'resolved' : 'open';
  return (
    <section className="panel" aria-labelledby="discrepancies">
      <div className="panel-heading">
        <h2 id="discrepancies">Discrepancies</h2>
      </div>
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
    </section>
  );
}
