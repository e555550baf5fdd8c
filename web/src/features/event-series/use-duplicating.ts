import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useDuplicateEvent } from '../../data/event-series';
import { paths } from '../../paths';
import { showToast } from '../../ui/dialog/toast-store';
import type { MenuItem } from '../../ui/menu/menu-item';

/** Copies events into new drafts, and opens each. Trying again after a failure repeats the same request. @param pathOf the editor of a copy */
export function useDuplicating(pathOf: (id: number) => string) {
  const duplicate = useDuplicateEvent();
  const navigate = useNavigate();
  return {
    busyId: duplicate.isPending ? duplicate.variables : null,
    start: (id: number) =>
      duplicate.mutate(id, {
        onSuccess: (made) => {
          showToast({ title: 'Event duplicated', description: 'This is the copy. It’s a draft.' });
          void navigate(pathOf(made.id));
        },
        onError: (error) =>
          showToast({
            title: 'Error',
            description: errorSentence(error, 'Failed to duplicate the event. Please try again.'),
            tone: 'bad',
          }),
      }),
  };
}

/** In a list of events: copies an event, or opens the dialog that repeats it on other dates or moves it to another day. A cancelled one has no editor to repeat it in. */
export function useCopyActions(area: 'admin' | 'organizer') {
  const { start, busyId } = useDuplicating((id) => paths.editEvent(area, id));
  return {
    busy: busyId === null ? null : { eventId: busyId, label: 'Duplicate', text: 'Duplicating...' },
    itemsFor: ({ id, status }: { readonly id: number; readonly status: EventStatus }): readonly MenuItem[] => [
      { label: 'Duplicate', does: () => start(id) },
      ...(status === 'cancelled'
        ? []
        : [{ label: 'Repeat on other dates', does: { to: paths.repeatEvent(area, id) } }]),
      ...(status === 'published' ? [{ label: 'Move this date', does: { to: paths.moveDate(area, id) } }] : []),
    ],
  };
}
