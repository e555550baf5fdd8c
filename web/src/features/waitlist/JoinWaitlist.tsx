import { waitlistPromise } from '@ascendant/domain/booking/waitlist';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useJoinWaitlist } from '../../data/waitlist';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Stepper } from '../../ui/form/Stepper';
import { seatsLabel } from './waitlist-labels';

interface JoinWaitlistProps {
  readonly eventId: number;
  readonly capacity: number;
  readonly onJoined: () => void;
}

/** Asks for the party's size and joins the waitlist. */
export function JoinWaitlist({ eventId, capacity, onJoined }: JoinWaitlistProps) {
  const [seats, setSeats] = useState(1);
  const join = useJoinWaitlist(eventId);
  return (
    <>
      <Stepper
        label="How many people?"
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
        <FieldError>{errorSentence(join.error, 'We couldn’t add you to the waitlist. Please try again.')}</FieldError>
      ) : (
        <p className="meta">{waitlistPromise}</p>
      )}
    </>
  );
}
