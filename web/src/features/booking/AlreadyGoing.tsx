import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { StatusBadge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { AttendeeName } from './AttendeeName';
import { EventLine } from './EventLine';
import type { BookableEvent } from './party';
import peopleStyles from './People.module.css';

/** The people who are going, the one who booked first, and their booking. */
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
 * Shown to someone who's already booked: they have one seat on an event, and they're part of every booking they make, so
 * there's nothing to choose.
 * Source: rule PAY-17.
 */
export function AlreadyGoing({ event, attending, onClose, onLeave }: AlreadyGoingProps) {
  return (
    <Dialog
      isPlain
      onClose={onClose}
      title="Book Your Adventure"
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onLeave(paths.addPeople(attending.bookingId))}>Add people</Button>
          <Button kind="primary" onClick={() => onLeave(paths.myTickets(attending.bookingId))}>
            Your tickets
          </Button>
        </>
      }
    >
      <EventLine event={event} />
      <h3 className={classNames(peopleStyles.heading, 'label')}>Who’s coming?</h3>
      <ul className={peopleStyles.people}>
        {attending.people.map((person, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- guests have no id, and the order is fixed
          <GoingRow key={index} person={person} index={index} />
        ))}
      </ul>
      <Note tone="info">
        <Icon name="info" />
        <p>
          <b>You’re already booked on this event.</b> More people can join your booking.
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
