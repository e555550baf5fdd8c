import type { StoredList } from '../../storage/gate-store';
import { Icon } from '../../ui/Icon';
import type { Verdict } from './gate';
import { verdictWords } from './gate-words';

interface VerdictPanelProps {
  readonly verdict: Verdict | null;
  readonly isChecking: boolean;
  readonly list: StoredList | null;
}

/** The result of the last scan, large enough to read at arm's length and announced to screen readers. */
export function VerdictPanel({ verdict, isChecking, list }: VerdictPanelProps) {
  return (
    <div className="scan-place" role="alert" aria-atomic="true" aria-label="Last scan">
      {isChecking ? <Checking /> : verdict === null ? <Ready /> : <Shown verdict={verdict} list={list} />}
    </div>
  );
}

function Checking() {
  return (
    <div className="scan-result">
      <span className="mark">
        <span className="spin" aria-hidden="true" />
      </span>
      <p className="title">Checking…</p>
    </div>
  );
}

function Ready() {
  return (
    <div className="scan-result">
      <span className="mark">
        <Icon name="ticket" size="l" />
      </span>
      <p className="title">Ready</p>
      <p className="detail">Scan a ticket, type its code, or search by name.</p>
    </div>
  );
}

function Shown({ verdict, list }: { readonly verdict: Verdict; readonly list: StoredList | null }) {
  const { title, detail, tone, icon } = verdictWords(verdict, list);
  const { ticket } = verdict;
  return (
    <div key={verdict.scanId} className={`scan-result ${tone}`} data-outcome={verdict.outcome}>
      <span className="mark">
        <Icon name={icon} size="l" />
      </span>
      <p className="title">{title}</p>
      {ticket === null ? null : (
        <p className="who">
          {ticket.attendeeName}
          <span className={ticket.isChild ? 'badge info' : 'badge'}>{ticket.isChild ? 'Child' : 'Adult'}</span>
        </p>
      )}
      <p className="detail">{detail}</p>
    </div>
  );
}
