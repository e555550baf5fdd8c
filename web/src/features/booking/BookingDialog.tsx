import { useEffect } from 'react';
import { admitAttendee, type Candidate } from '@ascendant/domain/booking/attendees';
import type { Refusal } from '@ascendant/domain/result';
import { useAuth } from '../../auth/AuthProvider';
import { showToast } from '../../ui/toast-store';
import { TooltipArea } from '../../ui/Tooltip';
import { BookingSteps } from './BookingSteps';
import { attendanceRules, userCandidate, type BookableEvent } from './party';

interface BookingDialogProps {
  readonly event: BookableEvent;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * 'Book Your Adventure': attendees, agreement, confirm. Whoever is signed in comes first and cannot be removed; if they are too
 * young for the event the dialog closes and says so. Closing it forgets everything in it.
 * Source: specification 1, sections 2 (Booking dialog) and 5 (Booking).
 */
export function BookingDialog({ event, open, onClose }: BookingDialogProps) {
  const { user } = useAuth();
  const refusal = user ? ageRefusal(userCandidate(user), event) : null;
  const isRefused = open && refusal !== null;
  useEffect(() => {
    if (!isRefused || !refusal) return;
    showToast({ title: refusal.title, description: refusal.message, tone: 'bad' });
    onClose();
    // The sentence is said once for each time that it closes the dialog.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refusal and onClose are new at every rendering
  }, [isRefused]);
  if (!open || !user || refusal) return null;
  return (
    <TooltipArea>
      <BookingSteps event={event} user={user} onClose={onClose} />
    </TooltipArea>
  );
}

/** A missing date of birth is no refusal here: the dialog asks for it. */
function ageRefusal(candidate: Candidate, event: BookableEvent): Refusal | null {
  const answer = admitAttendee(candidate, attendanceRules(event));
  return answer.ok || answer.code === 'birth_date_required' ? null : answer;
}
