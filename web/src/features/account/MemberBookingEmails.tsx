import type { User } from '@ascendant/contract/account';
import { errorSentence } from '../../api/api-error';
import { useUpdateAccount } from '../../data/own-account';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { useForm } from '../../ui/form/use-form';
import { failures, successes, tryAgain } from './account-labels';
import { BookingEmailFields } from './BookingEmailFields';

const changeable = ['bookingEmails', 'timezone'] as const;

/** How a manager or a guide hears of bookings; owners choose it in their profile. */
export function MemberBookingEmails({ user }: { readonly user: User }) {
  const { firstName, lastName } = user;
  const update = useUpdateAccount();
  const { field, handleSubmit, setError, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/own-account')).bookingEmailsBody,
    values: { bookingEmails: user.bookingEmails, timezone: user.timezone ?? '' },
  });
  const submit = handleSubmit((values) =>
    update.mutate(
      { firstName, lastName, ...values },
      {
        onSuccess: () => showToast({ title: successes.bookingEmails }),
        onError: (error) => {
          if (showServerErrors(error, setError, changeable)) return;
          showToast({ title: failures.bookingEmails, description: errorSentence(error, tryAgain), tone: 'bad' });
        },
      },
    ),
  );
  return (
    <section className="panel stack" aria-labelledby="booking-emails-heading">
      <h2 id="booking-emails-heading">Your emails</h2>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <p className="meta">
          {user.organization?.role === 'guide'
            ? 'They’re about the dates you’re assigned to.'
            : 'They’re about all events of the organization.'}
        </p>
        <BookingEmailFields field={field} timezone={user.timezone} />
        <p>
          <Button kind="primary" type="submit" busy={(isSending || update.isPending) && 'Saving...'}>
            Save
          </Button>
        </p>
      </form>
    </section>
  );
}
