import { useState } from 'react';
import { waitlistPromise } from '@ascendant/domain/booking/waitlist';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { errorSentence } from '../../api/api-error';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { Stepper } from '../../ui/Stepper';
import { seatsLabel } from './waitlist-words';
import { useJoinWaitlist } from '../../data/waitlist';

interface JoinWaitlistProps {
  readonly eventId: number;
  readonly capacity: number;
  readonly onJoined: () => void;
}

/** How many one is, and the way into the line. */
export function JoinWaitlist({ eventId, capacity, onJoined }: JoinWaitlistProps) {
  const [seats, setSeats] = useState(1);
  const join = useJoinWaitlist(eventId);
  return (
    <>
      <Stepper
        label="How many of you?"
        value={seats}
        valueText={seatsLabel(seats)}
        min={1}
        max={Math.min(maxAttendeesPerBooking, capacity)}
        onChange={setSeats}
      />
      <Button
        kind="primary"
        size="large"
        block
        busy={join.isPending && 'Processing...'}
        onClick={() => join.mutate(seats, { onSuccess: onJoined })}
      >
        Join the waitlist
      </Button>
      {join.isError ? (
        <FieldError>{errorSentence(join.error, 'You could not be added. Please try again.')}</FieldError>
      ) : (
        <p className="meta">{waitlistPromise}</p>
      )}
    </>
  );
}
