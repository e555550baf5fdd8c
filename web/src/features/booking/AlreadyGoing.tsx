import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { StatusBadge } from '../../ui/StatusBadge';
import { AttendeeName } from './AttendeeName';
import { EventLine } from './EventLine';
import type { BookableEvent } from './party';
import peopleStyles from './People.module.css';

/** Who goes, whoever booked first, and the booking that it is by. */
export interface AttendingParty {
  readonly bookingId: number;
  readonly people: MyBooking['attendees'];
}

interface AlreadyGoingProps {
  readonly event: BookableEvent;
  readonly attending: AttendingParty;
  readonly onClose: () => void;
  readonly onLeave: (path: string) => void;
}

/**
 * The dialog for whoever has a seat already: a person has one on an event, and every booking begins with whoever books, so there
 * is nothing to choose. Source: rule PAY-17.
 */
export function AlreadyGoing({ event, attending, onClose, onLeave }: AlreadyGoingProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Book Your Adventure"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Close
          </Button>
          <Button kind="primary" onClick={() => onLeave(paths.myTickets(attending.bookingId))}>
            Your tickets
          </Button>
        </>
      }
    >
      <EventLine event={event} />
      <h3 className="label">Who is coming?</h3>
      <ul className={peopleStyles.people}>
        {attending.people.map((person, index) => (
          <GoingRow key={`${person.type}-${person.id}`} person={person} index={index} />
        ))}
      </ul>
      <Note tone="info">
        <Icon name="info" />
        <p>
          <b>You already have a seat on this event.</b> Every booking begins with you, so nobody can be added to it now.
        </p>
      </Note>
    </Dialog>
  );
}

function GoingRow({ person, index }: { person: MyBooking['attendees'][number]; index: number }) {
  return (
    <li>
      <AttendeeName person={person} index={index} />
      <StatusBadge tone="good" text="Going" />
    </li>
  );
}
