import { errorSentence } from '../../api/api-error';
import { useSendTestTicket } from '../../data/own-account';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { failures, fillAllFields, successes, tryAgain } from './account-labels';

/** Emails a ticket marked TEST, as guests of the event get it. Source: specification 2, section 5 (Admin account). */
export function TestTicketCard() {
  const send = useSendTestTicket();
  const { field, handleSubmit, setError, isSending } = useForm({
    check: async () => (await import('@ascendant/contract/own-account')).testTicketBody,
    values: { eventId: '', customerEmail: '', customerName: '' },
  });
  const submit = handleSubmit(
    (order) =>
      send.mutate(order, {
        onSuccess: () =>
          showToast({ title: successes.ticket, description: `A test ticket is on its way to ${order.customerEmail}.` }),
        onError: (error) => {
          showServerErrors(error, setError, ['eventId', 'customerEmail', 'customerName']);
          showToast({ title: failures.ticket, description: errorSentence(error, tryAgain), tone: 'bad' });
        },
      }),
    (problems) => {
      const isMissing = Object.values(problems).some((sentence) => sentence === fillAllFields);
      if (isMissing) showToast({ title: failures.ticket, description: fillAllFields, tone: 'bad' });
    },
  );
  return (
    <section className="panel" aria-labelledby="test-ticket-heading">
      <h2 id="test-ticket-heading">E-mail ticket testing</h2>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <p className="meta">This is the ticket guests get, marked TEST. It isn’t valid for entry.</p>
        <TextField
          label="Event ID"
          help="The number in the event’s address."
          {...field('eventId')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField label="Customer email" {...field('customerEmail')} type="email" autoComplete="off" />
        <TextField label="Customer name" {...field('customerName')} autoComplete="off" />
        <p>
          <Button kind="pine" type="submit" busy={(isSending || send.isPending) && 'Sending...'}>
            Send test ticket
          </Button>
        </p>
      </form>
    </section>
  );
}
