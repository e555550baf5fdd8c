import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/Tabs';
import { OpenFindings } from './OpenFindings';
import { ResolvedFindings } from './ResolvedFindings';

const parameter = 'findings';
const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

/** Where the provider's books and ours differ, and what was done there by hand. Which of them is shown stands in the address. */
export function FindingsPanel() {
  const [params, setParams] = useSearchParams();
  const shown = params.get(parameter) === 'resolved' ? 'resolved' : 'open';
  return (
    <section className="panel" aria-labelledby="findings">
      <div className="panel-head">
        <h2 id="findings">What differs</h2>
      </div>
      <Tabs
        label="Findings"
        tabs={tabs}
        selected={shown}
        panelId="findings-list"
        onSelect={(value) =>
          setParams(value === 'open' ? {} : { [parameter]: value }, { replace: true, preventScrollReset: true })
        }
      />
      <div id="findings-list" role="tabpanel" aria-labelledby="findings-list-tab">
        {shown === 'open' ? <OpenFindings /> : <ResolvedFindings />}
      </div>
    </section>
  );
}
