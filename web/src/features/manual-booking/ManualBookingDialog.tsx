import { manualPaymentLabels, manualPayments } from '@ascendant/domain/booking/manual-booking';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../data/site';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { Options } from '../../ui/form/Options';
import { SelectField, TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { GuestFields } from './GuestFields';
import { useManualBooking } from './use-manual-booking';

/** Books seats for guests who pay the organizer: their names, an email or none, and how they pay. */
export function ManualBookingDialog({ eventId, onClose }: { readonly eventId: number; readonly onClose: () => void }) {
  const { data: site } = useQuery(siteQuery());
  const form = useManualBooking(eventId, onClose);
  const { guests, email, paidBy } = form.typed;
  const [formRef, focusFirstWrong] = useFirstWrong();
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
        label: guests.length === 1 ? 'Book 1 seat' : `Book ${guests.length} seats`,
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
      <TextField
        label="Email (optional)"
        help="Where the tickets go. Without one, check them in by name."
        error={form.emailError}
        type="email"
        value={email}
        autoComplete="off"
        onChange={(event) => form.set({ email: event.target.value })}
      />
      <SelectField
        label="How they pay you"
        value={paidBy}
        onChange={(event) => form.set({ paidBy: manualPayments.find((each) => each === event.target.value) ?? 'cash' })}
      >
        <Options of={manualPayments} text={(each) => manualPaymentLabels[each]} />
      </SelectField>
      {form.refusal === undefined ? null : <FieldError>{form.refusal}</FieldError>}
    </Dialog>
  );
}
