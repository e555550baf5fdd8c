import { errorSentence } from '../../api/api-error';
import { useSetSales, type ManagedEvent } from '../../data/managed-events';
import { showToast } from '../../ui/dialog/toast-store';

type SoldEvent = Pick<ManagedEvent, 'id' | 'title' | 'status' | 'isSalesPaused'>;

/** Pauses or resumes sales of an event, with one press. */
export function useSalesSwitch(): (event: SoldEvent) => void {
  const { mutate } = useSetSales();
  return ({ id, title, isSalesPaused }) =>
    mutate(
      { id, isPaused: !isSalesPaused },
      {
        onSuccess: ({ isPaused }) => showToast(salesToast(title, isPaused)),
        onError: (error) => showToast({ title: 'Error', description: errorSentence(error), tone: 'bad' }),
      },
    );
}

/** What the switch says that it does; null for an event that isn't sold. */
export function salesLabel({ status, isSalesPaused }: SoldEvent): string | null {
  if (status !== 'published') return null;
  return isSalesPaused ? 'Resume sales' : 'Pause sales';
}

function salesToast(title: string, isPaused: boolean) {
  return isPaused
    ? { title: 'Sales paused', description: `No one can book ${title} until you resume. Its bookings stay.` }
    : { title: 'Sales resumed', description: `${title} can be booked again.` };
}
