import type { MyBooking } from '@ascendant/contract/booking';
import { errorSentence } from '../../api/api-error';
import { useShareEmail } from '../../data/email-sharing';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/FieldError';

/** Whether the organizer sees the traveller's email address: only if it's ticked, and as long as it is. */
export function ShareEmail({ booking }: { readonly booking: MyBooking }) {
  const share = useShareEmail();
  const isShared = share.isPending ? share.variables.shared : booking.sharesEmail === true;
  return (
    <div>
      <Choice
        type="checkbox"
        checked={isShared}
        disabled={share.isPending}
        onChange={(event) => share.mutate({ bookingId: booking.id, shared: event.target.checked })}
      >
        Let the organizer see my email address
      </Choice>
      {share.isError ? <FieldError>{errorSentence(share.error)}</FieldError> : null}
    </div>
  );
}
