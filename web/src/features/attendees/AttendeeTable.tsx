import type { Attendee } from '../../data/attendees';
import { Badge } from '../../ui/layout/Badge';
import { StatusBadge } from '../../ui/layout/StatusBadge';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';

/** Attendees with their tickets; on a phone, a list of labels and values. */
export function AttendeeTable({ attendees }: { readonly attendees: readonly Attendee[] }) {
  return (
    <Table folds>
      <caption className="visually-hidden">Attendees of this event</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Age group</th>
          <th scope="col">Booking</th>
          <th scope="col">Ticket</th>
          <th scope="col">Check-in</th>
        </tr>
      </thead>
      <tbody>
        {attendees.map((attendee) => (
          <tr key={attendee.id}>
            <td>
              <b>{attendee.name}</b>
            </td>
            <td data-label="Age group">
              <Badge tone={attendee.isChild ? 'info' : 'plain'}>{attendee.isChild ? 'Child' : 'Adult'}</Badge>
            </td>
            <td data-label="Booking" className="numeric no-wrap">
              {attendee.bookingReference}
            </td>
            <td data-label="Ticket" className="numeric no-wrap">
              {attendee.ticketNumber}
            </td>
            <td data-label="Check-in">
              <CheckIn at={attendee.checkedInAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
