import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { dateChangesQuery, useSetDateChanges } from '../../data/booking-move';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';

interface DateChangesDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** Whether people who booked a final sale may change their date. Everyone else can while their policy refunds anything. */
export function DateChangesDialog({ event, onClose }: DateChangesDialogProps) {
  const { data, isError, refetch } = useQuery(dateChangesQuery(event.id));
  if (data !== undefined) return <Loaded event={event} isAllowed={data.finalSale} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Date changes">
      {isError ? (
        <ErrorState title="We couldn’t load this setting" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the setting" />
      )}
    </Dialog>
  );
}

function Loaded({ event, isAllowed, onClose }: DateChangesDialogProps & { readonly isAllowed: boolean }) {
  const [finalSale, setFinalSale] = useState(isAllowed);
  const save = useSetDateChanges();
  const submit = () => {
    const then = () => {
      showToast({ title: 'Saved', description: `Date changes of ${event.title} are set.` });
      onClose();
    };
    save.mutate({ id: event.id, finalSale }, { onSuccess: then });
  };
  return (
    <Dialog
      onClose={onClose}
      title="Date changes"
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <p>
        People can change to another date of this event while their cancellation policy refunds anything. They get new
        tickets. If the new date costs less, the policy’s share of the difference is refunded; of a final sale, nothing
        is.
      </p>
      <FieldGroup legend={`All dates of ${event.title}`}>
        <Choice type="checkbox" checked={finalSale} onChange={({ target }) => setFinalSale(target.checked)}>
          Final sales can change their date too, until check-in opens
        </Choice>
      </FieldGroup>
      {save.isError ? <FieldError>{errorSentence(save.error)}</FieldError> : null}
    </Dialog>
  );
}
