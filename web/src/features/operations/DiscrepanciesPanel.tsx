import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/layout/Tabs';
import { OpenDiscrepancies } from './OpenDiscrepancies';
import { ResolvedDiscrepancies } from './ResolvedDiscrepancies';

const parameter = 'discrepancies';
const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

/** Where our payments and the provider's differ, open or resolved. The selected tab is kept in the address. */
export function DiscrepanciesPanel() {
  const [params, setParams] = useSearchParams();
  const shown = params.get(parameter) === 'resolved' ? 'resolved' : 'open';
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
        onSelect={(value) =>
          setParams(value === 'open' ? {} : { [parameter]: value }, { replace: true, preventScrollReset: true })
        }
      />
      <div id="discrepancies-list" role="tabpanel" aria-labelledby="discrepancies-list-tab">
        {shown === 'open' ? <OpenDiscrepancies /> : <ResolvedDiscrepancies />}
      </div>
    </section>
  );
}
