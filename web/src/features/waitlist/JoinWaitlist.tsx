import { useState } from 'react';
import { waitlistPromise } from '@ascendant/domain/booking/waitlist';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { errorSentence } from '../../api/api-error';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { Stepper } from '../../ui/Stepper';
import { placesInWords } from './waitlist-words';
import { useJoinWaitlist } from '../../data/waitlist';

interface JoinWaitlistProps {
  readonly eventId: number;
  readonly capacity: number;
  readonly onJoined: () => void;
}

/** How many one is, and the way into the line. */
export function JoinWaitlist({ eventId, capacity, onJoined }: JoinWaitlistProps) {
  const [places, setPlaces] = useState(1);
  const join = useJoinWaitlist(eventId);
  return (
    <>
      <Stepper
        label="How many of you?"
        value={places}
        valueText={placesInWords(places)}
        min={1}
        max={Math.min(maxAttendeesPerBooking, capacity)}
        onChange={setPlaces}
      />
      <Button
        kind="primary"
        size="large"
        block
        busy={join.isPending && 'Processing...'}
        onClick={() => join.mutate(places, { onSuccess: onJoined })}
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
