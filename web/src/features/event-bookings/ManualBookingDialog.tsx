import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../data/site';
import { ExtrasChoice } from '../../fields/ExtrasChoice';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { BookingFacts } from './BookingFacts';
import { GuestFields } from './GuestFields';
import { useManualBooking } from './use-manual-booking';

/** Books seats for guests who pay the organizer: their names, how to reach them, and what they pay and how. */
export function ManualBookingDialog({ eventId, onClose }: { readonly eventId: number; readonly onClose: () => void }) {
  const { data: site } = useQuery(siteQuery());
  const [formRef, focusFirstWrong] = useFirstWrong();
  const form = useManualBooking(eventId, { onBooked: onClose, onRefused: focusFirstWrong });
  const { seats } = form;
  const submit = () => {
    form.submit();
    focusFirstWrong();
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title="Add a booking"
      keep="Don’t book"
      action={{
        label: seats === 1 ? 'Book 1 seat' : `Book ${seats} seats`,
        busy: form.isBooking && 'Booking...',
      }}
      onSubmit={submit}
      formRef={formRef}
    >
      <p className="meta">
        {site?.manualBookingFee === 'charged'
          ? 'For guests on the phone or at the gate. They pay you. Unless it’s free of charge, the site’s booking fee and the tax on it are taken from your earnings.'
          : 'For guests on the phone or at the gate. They pay you, so the site charges no fee.'}
      </p>
      <GuestFields form={form} />
      {form.extras.offered.length > 0 ? (
        <ExtrasChoice extras={form.extras} attendees={form.party} error={form.errors['extras']} />
      ) : null}
      <BookingFacts
        typed={form.typed}
        set={form.set}
        errors={form.errors}
        takenHelp="What the tickets and extras cost today, or what you take for them. It’s apart from your revenue on this site."
      />
      {form.refusal === undefined ? null : <FieldError>{form.refusal}</FieldError>}
    </Dialog>
  );
}
