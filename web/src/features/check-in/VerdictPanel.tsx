import type { CheckInTicket } from '@ascendant/contract/check-in';
import type { StoredList } from '../../storage/check-in-store';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { Spinner } from '../../ui/layout/Spinner';
import { verdictLabels } from './check-in-labels';
import type { Verdict } from './offline-check-in';
import styles from './VerdictPanel.module.css';

interface VerdictPanelProps {
  readonly verdict: Verdict | null;
  readonly isChecking: boolean;
  readonly list: StoredList | null;
  /** As they are on this device now. */
  readonly tickets: readonly CheckInTicket[];
  readonly onAdmitEarly: () => void;
  readonly onSign: (ticket: CheckInTicket) => void;
}

/** The result of the last scan, large enough to read at arm's length and announced to screen readers. */
export function VerdictPanel({ verdict, isChecking, list, tickets, onAdmitEarly, onSign }: VerdictPanelProps) {
  return (
    <div className={styles.place} role="alert" aria-atomic="true" aria-label="Last scan">
      {isChecking ? (
        <Checking />
      ) : verdict === null ? (
        <Ready />
      ) : (
        <Shown {...{ verdict, list, tickets, onAdmitEarly, onSign }} />
      )}
    </div>
  );
}

function Checking() {
  return (
    <div className={styles.result}>
      <span className={styles.mark}>
        <Spinner />
      </span>
      <p className={styles.title}>Checking…</p>
    </div>
  );
}

function Ready() {
  return (
    <div className={styles.result}>
      <span className={styles.mark}>
        <Icon name="ticket" size="large" />
      </span>
      <p className={styles.title}>Ready</p>
      <p className={styles.detail}>Scan a ticket, type its code, or search by name.</p>
    </div>
  );
}

interface ShownProps extends Pick<VerdictPanelProps, 'list' | 'tickets' | 'onAdmitEarly' | 'onSign'> {
  readonly verdict: Verdict;
}

function Shown({ verdict, list, tickets, onAdmitEarly, onSign }: ShownProps) {
  const { title, detail, tone, icon } = verdictLabels(verdict, list);
  const { ticket } = verdict;
  const unsigned = unsignedTicket(verdict, tickets);
  return (
    <div key={verdict.scanId} className={classNames(styles.result, styles[tone])} data-outcome={verdict.outcome}>
      <span className={styles.mark}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {ticket === null ? null : (
        <p className={styles.who}>
          <span>{ticket.attendeeName}</span>
          <Badge tone={ticket.isChild ? 'info' : 'plain'}>{ticket.isChild ? 'Child' : 'Adult'}</Badge>
        </p>
      )}
      <p className={styles.detail}>{detail}</p>
      {verdict.outcome === 'too_early' ? (
        <Button className={styles.anyway} onClick={onAdmitEarly}>
          Admit anyway
        </Button>
      ) : null}
      {unsigned === null ? null : (
        <Button className={styles.anyway} onClick={() => onSign(unsigned)}>
          Sign the waiver
        </Button>
      )}
    </div>
  );
}

/** The guest of the last scan, if they were let in or could be, and haven't signed. */
function unsignedTicket({ ticket, outcome }: Verdict, tickets: readonly CheckInTicket[]): CheckInTicket | null {
  if (ticket === null || outcome === 'void') return null;
  return tickets.find(({ id, waiver }) => id === ticket.id && waiver === 'missing') ?? null;
}
