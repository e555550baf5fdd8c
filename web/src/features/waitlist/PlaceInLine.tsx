import { errorSentence } from '../../api/api-error';
import { useLeaveWaitlist, type WaitlistEntry } from '../../data/waitlist';
import { FieldError } from '../../ui/form/FieldError';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { LeaveWaitlist } from './LeaveWaitlist';
import { OfferNote } from './OfferNote';
import { TakeOffer } from './TakeOffer';
import { aheadText, seatsLabel } from './waitlist-labels';

interface PlaceInLineProps {
  readonly entry: WaitlistEntry;
  readonly onLeft: () => void;
}

/** The user's position in line or their offer, with a way to leave. */
export function PlaceInLine({ entry, onLeft }: PlaceInLineProps) {
  const leave = useLeaveWaitlist(entry.eventId);
  return (
    <>
      {entry.offer ? <OfferNote offer={entry.offer} /> : <InLine entry={entry} />}
      <TakeOffer entry={entry} isLarge />
      <LeaveWaitlist
        entry={entry}
        isBusy={leave.isPending}
        onLeave={() => leave.mutate(undefined, { onSuccess: onLeft })}
      />
      {leave.isError ? <FieldError>{errorSentence(leave.error)}</FieldError> : null}
    </>
  );
}

function InLine({ entry }: { readonly entry: WaitlistEntry }) {
  return (
    <Note tone="info">
      <Icon name="clock" />
      <p>
        <b>You’re on the waitlist</b> <span>{`for ${seatsLabel(entry.seats)}. ${aheadText(entry.ahead)}`}</span>
      </p>
    </Note>
  );
}
