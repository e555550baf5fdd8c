import { waiverStateLabels } from '@ascendant/domain/booking/waiver';
import { useState } from 'react';
import type { Attendee } from '../../data/attendees';
import { KindBadge } from '../../fields/KindBadge';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { StatusBadge } from '../../ui/layout/Badge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';
import styles from './Attendees.module.css';

const MessageDialog = lazyDialog(async () => (await import('./MessageAttendeeDialog')).MessageAttendeeDialog);

const columns: readonly Column<Attendee>[] = [
  {
    label: 'Name',
    render: ({ name, extras }) => (
      <>
        <b>{name}</b>
        {extras === undefined ? null : <span className="meta">{` ${extras}`}</span>}
      </>
    ),
  },
  {
    label: 'Comes as',
    headingClassName: styles.age,
    render: (attendee) => <KindBadge person={attendee} />,
  },
  {
    label: 'Booking',
    className: `${styles.booking} numeric no-wrap`,
    headingClassName: styles.booking,
    render: ({ bookingReference }) => bookingReference,
  },
  { label: 'Ticket', className: 'reference', render: ({ ticketNumber }) => ticketNumber },
  { label: 'Check-in', render: ({ checkedInAt }) => <CheckIn at={checkedInAt} /> },
];

/** Only where something is asked that's required. */
const answers: Column<Attendee> = {
  label: 'Answers',
  render: ({ missingAnswers }) =>
    missingAnswers === 0 ? (
      <StatusBadge text="Complete" tone="good" />
    ) : (
      <StatusBadge text={`${missingAnswers} missing`} tone="fair" />
    ),
};

interface AttendeeTableProps {
  readonly eventId: number;
  readonly attendees: readonly Attendee[];
  /** Whether the event asks for a waiver. */
  readonly hasWaiver: boolean;
}

/** Attendees with their tickets, each with a message to the person who booked. */
export function AttendeeTable({ eventId, attendees, hasWaiver }: AttendeeTableProps) {
  const [written, setWritten] = useState<Attendee | null>(null);
  const waiver: Column<Attendee> = {
    label: 'Waiver',
    render: (attendee) => <Waiver eventId={eventId} attendee={attendee} />,
  };
  const asksSomething = attendees.some(({ missingAnswers }) => missingAnswers !== null);
  const write: Column<Attendee> = {
    label: 'Message',
    isAction: true,
    isRight: true,
    render: (attendee) => (
      <Button
        kind="ghost"
        size="small"
        onClick={() => setWritten(attendee)}
        aria-label={`Message about ${attendee.name}`}
      >
        Message
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        caption="Attendees of this event"
        columns={[...columns, ...(hasWaiver ? [waiver] : []), ...(asksSomething ? [answers] : []), write]}
        rows={attendees}
      />
      {written === null ? null : (
        <MessageDialog eventId={eventId} attendee={written} onClose={() => setWritten(null)} />
      )}
    </>
  );
}

function CheckIn({ at }: { readonly at: string | null }) {
  if (at === null) return <StatusBadge text="Not checked in" tone="plain" />;
  return (
    <span className="row wrap">
      <StatusBadge text="Checked in" tone="good" />
      <span className="meta numeric">{instantText(at)}</span>
    </span>
  );
}

/** Whether they've signed, with the file for those who may read it. */
function Waiver({ eventId, attendee }: { readonly eventId: number; readonly attendee: Attendee }) {
  const { name, waiver, signedWaiverId } = attendee;
  return (
    <span className="row wrap">
      <StatusBadge text={waiverStateLabels[waiver]} tone={waiver === 'signed' ? 'good' : 'plain'} />
      {signedWaiverId === null ? null : (
        <a
          className="link meta"
          href={paths.signedWaiver(eventId, signedWaiverId)}
          download
          aria-label={`PDF of the waiver for ${name}`}
        >
          PDF
        </a>
      )}
    </span>
  );
}
