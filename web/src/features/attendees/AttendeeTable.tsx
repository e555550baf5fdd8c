import { useState } from 'react';
import type { Attendee } from '../../data/attendees';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Badge } from '../../ui/layout/Badge';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';

const MessageDialog = lazyDialog(async () => (await import('./MessageAttendeeDialog')).MessageAttendeeDialog);

const columns: readonly Column<Attendee>[] = [
  { label: 'Name', render: ({ name }) => <b>{name}</b> },
  {
    label: 'Age group',
    render: ({ isChild }) => <Badge tone={isChild ? 'info' : 'plain'}>{isChild ? 'Child' : 'Adult'}</Badge>,
  },
  { label: 'Booking', className: 'numeric no-wrap', render: ({ bookingReference }) => bookingReference },
  { label: 'Ticket', className: 'numeric no-wrap', render: ({ ticketNumber }) => ticketNumber },
  { label: 'Check-in', render: ({ checkedInAt }) => <CheckIn at={checkedInAt} /> },
];

interface AttendeeTableProps {
  readonly eventId: number;
  readonly attendees: readonly Attendee[];
}

/** Attendees with their tickets, each with a message to the person who booked. */
export function AttendeeTable({ eventId, attendees }: AttendeeTableProps) {
  const [written, setWritten] = useState<Attendee | null>(null);
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
      <DataTable caption="Attendees of this event" columns={[...columns, write]} rows={attendees} />
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
