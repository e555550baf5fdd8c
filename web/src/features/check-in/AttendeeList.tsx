import type { CheckInTicket } from '@ascendant/contract/check-in';
import { asksText, kindOfTicket } from '@ascendant/domain/pricing/party-label';
import type { ZoneOffsets } from '@ascendant/domain/zone-clock';
import { useState } from 'react';
import type { StoredList } from '../../storage/check-in-store';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/form/TextField';
import { StatusBadge } from '../../ui/layout/Badge';
import styles from './AttendeeList.module.css';
import { timeOf, verdictLabels } from './check-in-labels';
import { hasToSign, searchTickets, unsignedText } from './check-in-list';
import type { Verdict } from './offline-check-in';
import { VerdictActions } from './VerdictPanel';

interface AttendeeListProps {
  readonly tickets: readonly CheckInTicket[];
  readonly list: StoredList;
  /** What became of the guest who was last checked in from this list; null if there's none. */
  readonly answer: Verdict | null;
  readonly onAdmitEarly: () => void;
  readonly zone: ZoneOffsets;
  readonly isBusy: boolean;
  /** Whether admissions can be undone: the server is there, and every scan has been sent. */
  readonly canUndo: boolean;
  readonly onUndo: (ticketId: number) => void;
  readonly onTick: (ticketId: number) => void;
  /** Opens the waiver for someone who hasn't signed. */
  readonly onSign: (ticket: CheckInTicket) => void;
}

/** More than anyone scrolls through; the search finds the rest. */
const mostShown = 50;

/** Everyone with a ticket, searchable by name, each with a check-in button. */
export function AttendeeList({ tickets, ...row }: AttendeeListProps) {
  const [text, setText] = useState('');
  const [isNarrowed, setNarrowed] = useState(false);
  const unsigned = tickets.filter(hasToSign);
  const onlyUnsigned = isNarrowed && unsigned.length > 0;
  const found = searchTickets(onlyUnsigned ? unsigned : tickets, text);
  const more = found.length - mostShown;
  return (
    <section className={classNames(styles.attendees, 'panel')} aria-labelledby="attendees">
      <h2 id="attendees">Guest list</h2>
      {unsigned.length === 0 ? null : (
        <Unsigned count={unsigned.length} isNarrowed={onlyUnsigned} onNarrow={setNarrowed} />
      )}
      <TextField
        label="Search by name"
        className={styles.search}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <output className="visually-hidden">{found.length === 1 ? '1 guest' : `${found.length} guests`}</output>
      {found.length === 0 ? <p className={classNames(styles.nobody, 'meta')}>{emptyText(tickets.length)}</p> : null}
      <ul>
        {found.slice(0, mostShown).map((ticket) => (
          <AttendeeRow key={ticket.id} ticket={ticket} tickets={tickets} {...row} />
        ))}
      </ul>
      {more > 0 ? <p className="meta">{`${more} more not shown. Search by name to find them.`}</p> : null}
    </section>
  );
}

interface UnsignedProps {
  readonly count: number;
  /** Whether the list shows only them. */
  readonly isNarrowed: boolean;
  readonly onNarrow: (isNarrowed: boolean) => void;
}

/** How many signatures are still missing, and the way to those people. */
function Unsigned({ count, isNarrowed, onNarrow }: UnsignedProps) {
  return (
    <p className={styles.unsigned}>
      <span>{unsignedText(count)}</span>{' '}
      <button type="button" className="link link-button" onClick={() => onNarrow(!isNarrowed)}>
        {isNarrowed ? 'Show everyone' : count === 1 ? 'Show them' : 'Show only them'}
      </button>
    </p>
  );
}

/** 'Student · Ask to see: Student card · Wetsuit M' */
function kindText(ticket: CheckInTicket): string {
  const kind = kindOfTicket(ticket);
  const asks = ticket.proof === undefined ? undefined : asksText(ticket.proof);
  return [kind, asks, ticket.extras].filter(Boolean).join(' · ');
}

interface AttendeeRowProps extends AttendeeListProps {
  readonly ticket: CheckInTicket;
}

function AttendeeRow(props: AttendeeRowProps) {
  const { ticket, answer, isBusy, onTick, onSign } = props;
  return (
    <li>
      <span className={styles.name}>
        <span>{ticket.attendeeName}</span>
        <span className="meta">{kindText(ticket)}</span>
        {hasToSign(ticket) ? (
          <button
            type="button"
            className={classNames(styles.sign, 'link link-button')}
            aria-label={`Waiver not signed: sign for ${ticket.attendeeName}`}
            onClick={() => onSign(ticket)}
          >
            Waiver not signed
          </button>
        ) : null}
      </span>
      {ticket.state === 'valid' ? (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Check in ${ticket.attendeeName}`}
          onClick={() => onTick(ticket.id)}
        >
          Check in
        </Button>
      ) : (
        <State {...props} />
      )}
      {answer?.ticket?.id === ticket.id ? <Answer {...props} answer={answer} /> : null}
    </li>
  );
}

/** Below the guest's name, because the panel that says it too can be out of sight. */
function Answer({ answer, ...row }: AttendeeRowProps & { readonly answer: Verdict }) {
  const { title, detail } = verdictLabels(answer, row.list);
  return (
    <div className={styles.answer}>
      {answer.outcome === 'admitted' ? null : (
        <p>
          <b>{`${title}.`}</b> <span>{detail}</span>
        </p>
      )}
      <VerdictActions {...row} verdict={answer} />
    </div>
  );
}

function State({ ticket, zone, isBusy, canUndo, onUndo }: AttendeeRowProps) {
  if (ticket.state === 'void') return <StatusBadge tone="poor" text="Void" />;
  const since = ticket.checkedInAt === null ? '' : ` ${timeOf(ticket.checkedInAt, zone)}`;
  return (
    <span className={styles.state}>
      <StatusBadge tone="good" text={`Checked in${since}`} />
      <Button
        kind="ghost"
        size="small"
        disabled={isBusy || !canUndo}
        aria-label={`Undo the check-in of ${ticket.attendeeName}`}
        onClick={() => onUndo(ticket.id)}
      >
        Undo
      </Button>
    </span>
  );
}

function emptyText(count: number): string {
  return count === 0 ? 'No tickets yet.' : 'No one on the list has that name.';
}
