import type { CheckInTicket } from '@ascendant/contract/check-in';
import { asksText } from '@ascendant/domain/pricing/party-label';
import { KindBadge } from '../../fields/KindBadge';
import type { StoredList } from '../../storage/check-in-store';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
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
  /** Set while what can be done about it is in the guest's row of the list, where it was asked for. */
  readonly isInList: boolean;
}

/** The result of the last scan, large enough to read at arm's length and announced to screen readers. */
export function VerdictPanel({
  verdict,
  isChecking,
  list,
  tickets,
  onAdmitEarly,
  onSign,
  isInList,
}: VerdictPanelProps) {
  return (
    <div className={styles.place} role="alert" aria-atomic="true" aria-label="Last scan">
      {isChecking ? (
        <Checking />
      ) : verdict === null ? (
        <Ready />
      ) : (
        <Shown {...{ verdict, list, tickets, onAdmitEarly, onSign, isInList }} />
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

interface ShownProps extends Omit<VerdictPanelProps, 'verdict' | 'isChecking'> {
  readonly verdict: Verdict;
}

function Shown({ verdict, list, isInList, ...ways }: ShownProps) {
  const { title, detail, tone, icon } = verdictLabels(verdict, list);
  const { ticket } = verdict;
  return (
    <div key={verdict.scanId} className={classNames(styles.result, styles[tone])} data-outcome={verdict.outcome}>
      <span className={styles.mark}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {ticket === null ? null : (
        <p className={styles.who}>
          <span>{ticket.attendeeName}</span>
          <KindBadge person={ticket} />
        </p>
      )}
      {ticket?.proof === undefined ? null : <p className={styles.detail}>{asksText(ticket.proof)}</p>}
      {ticket?.extras === undefined ? null : <p className={styles.detail}>{ticket.extras}</p>}
      <p className={styles.detail}>{detail}</p>
      {isInList ? null : <VerdictActions verdict={verdict} {...ways} className={styles.anyway} />}
    </div>
  );
}

interface VerdictActionsProps extends Pick<VerdictPanelProps, 'tickets' | 'onAdmitEarly' | 'onSign'> {
  readonly verdict: Verdict;
  readonly className?: string | undefined;
}

/** What can be done about a guest who isn't let in yet, or who hasn't signed. */
export function VerdictActions({ verdict, tickets, onAdmitEarly, onSign, className }: VerdictActionsProps) {
  const unsigned = unsignedTicket(verdict, tickets);
  return (
    <>
      {verdict.outcome === 'too_early' ? (
        <Button className={className} onClick={onAdmitEarly}>
          Admit anyway
        </Button>
      ) : null}
      {unsigned === null ? null : (
        <Button className={className} onClick={() => onSign(unsigned)}>
          Sign the waiver
        </Button>
      )}
    </>
  );
}

/** The guest of the last scan, if they were let in or could be, and haven't signed. */
function unsignedTicket({ ticket, outcome }: Verdict, tickets: readonly CheckInTicket[]): CheckInTicket | null {
  if (ticket === null || outcome === 'void') return null;
  return tickets.find(({ id, waiver }) => id === ticket.id && waiver === 'missing') ?? null;
}
