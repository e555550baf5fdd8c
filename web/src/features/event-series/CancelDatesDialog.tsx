import { useQuery } from '@tanstack/react-query';
import { cancellableDatesQuery } from '../../data/event-series';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { CancelDatesForm } from './CancelDatesForm';

interface CancelDatesDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

const title = 'Cancel dates';

/** Cancels one, several or all dates of a series that haven't begun. It says first what that ends and refunds. */
export function CancelDatesDialog({ event, onClose }: CancelDatesDialogProps) {
  const { data, isError, refetch } = useQuery(cancellableDatesQuery(event.id));
  if (data !== undefined && data.dates.length > 0)
    return <CancelDatesForm event={event} found={data} title={title} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={title}>
      {isError ? (
        <ErrorState title="We couldn’t load the dates" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Spinner label="Loading the dates" />
      ) : (
        <p>There are no published dates to come.</p>
      )}
    </Dialog>
  );
}
