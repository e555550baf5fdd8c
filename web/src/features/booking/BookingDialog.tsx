import type { Dependent } from '@ascendant/contract/person';
import { admitAttendee, type Candidate } from '@ascendant/domain/booking/attendees';
import type { PartyCount } from '@ascendant/domain/booking/party-count';
import type { Refusal } from '@ascendant/domain/result';
import { useEffect } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import type { SeatsToPay } from '../../fields/HeldSeats';
import { showToast } from '../../ui/dialog/toast-store';
import { AlreadyGoing, type AttendingParty } from './AlreadyGoing';
import { BookingSteps } from './BookingSteps';
import { attendanceRules, userCandidate, type BookableEvent } from './party';

interface BookingDialogProps {
  readonly event: BookableEvent;
  /** The people the user has already booked for, and the booking; null if there are none. */
  readonly attending: AttendingParty | null;
  /** Seats that are held for the user until they pay; another booking takes their place. */
  readonly held?: SeatsToPay | null;
  /** Dependents who were chosen before it opened; those who can attend are in the party from the start. */
  readonly companions?: readonly Dependent[];
  /** How many people were chosen before it opened; null if no one has chosen. */
  readonly chosen?: PartyCount | null;
  /** Told whenever the party changes: the dependents in it, and how many people it has. */
  readonly onParty?: (ids: readonly number[], count: PartyCount) => void;
  /** Goes on with another date of the series, with everything that was chosen. */
  readonly onDate: (id: number) => void;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Goes to another page. */
  readonly onLeave: (path: string) => void;
}

/**
 * 'Book Your Adventure': attendees, agreement, confirm. The signed-in user is the first attendee and can't be removed. If
 * they're too young for the event, the dialog closes and says so; if they're already going, it shows who is. Closing it
 * clears everything in it.
 * Source: specification 1, section 2 (Booking dialog); specification 1, section 5 (Validation rules), Booking.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { event, attending, held = null, companions, chosen = null, onParty, onDate, open, onClose, onLeave } = props;
  const { person: user } = useAuth();
  const refusal = user && !attending ? ageRefusal(userCandidate(user), event) : null;
  const isRefused = open && refusal !== null;
  useEffect(() => {
    if (!isRefused || !refusal) return;
    showToast({ title: refusal.title, description: refusal.message, tone: 'bad' });
    onClose();
    // The message is shown once each time it closes the dialog.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refusal and onClose change on every render
  }, [isRefused]);
  if (!open || !user || refusal) return null;
  return attending ? (
    <AlreadyGoing event={event} attending={attending} onClose={onClose} onLeave={onLeave} />
  ) : (
    <BookingSteps
      event={event}
      user={user}
      held={held}
      chosen={chosen}
      onDate={onDate}
      onClose={onClose}
      onLeave={onLeave}
      {...(companions && { companions })}
      {...(onParty && { onParty })}
    />
  );
}

/** A missing date of birth isn't a refusal here: the dialog asks for it. */
function ageRefusal(candidate: Candidate, event: BookableEvent): Refusal | null {
  const answer = admitAttendee(candidate, attendanceRules(event));
  return answer.ok || answer.code === 'birth_date_required' ? null : answer;
}
