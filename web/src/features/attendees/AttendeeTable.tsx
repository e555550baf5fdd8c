import type { Attendee } from '../../data/attendees';
import { Badge } from '../../ui/layout/Badge';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';

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

/** Attendees with their tickets. */
export function AttendeeTable({ attendees }: { readonly attendees: readonly Attendee[] }) {
  return <DataTable caption="Attendees of this event" columns={columns} rows={attendees} />;
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
