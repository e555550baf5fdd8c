import { useQuery } from '@tanstack/react-query';
import { runsFromQuery } from '../../data/runs-from';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { RunsFromSettings } from './RunsFromSettings';

interface RunsFromDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** From how many people a date runs, when that's decided, and the decision that it takes place all the same. */
export function RunsFromDialog({ event, onClose }: RunsFromDialogProps) {
  const { data, isError, refetch } = useQuery(runsFromQuery(event.id));
  if (data !== undefined) return <RunsFromSettings event={event} form={data} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Number of people">
      {isError ? (
        <ErrorState title="We couldn’t load this setting" onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the setting" />
      )}
    </Dialog>
  );
}
