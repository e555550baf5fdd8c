import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { paths } from '../../paths';
import type { MenuItem } from '../../ui/menu/menu-item';
import { useDuplicating } from './use-duplicating';

interface CopiedEvent {
  readonly id: number;
  readonly status: EventStatus;
}

/** In a list of events: copies an event, or opens the dialog that repeats it on other dates or moves it to another day. A cancelled one has no editor to repeat it in. */
export function useCopyActions(area: 'admin' | 'organizer') {
  const { start, busyId } = useDuplicating((id) => paths.editEvent(area, id));
  return {
    busy: busyId === null ? null : { eventId: busyId, label: 'Duplicate', text: 'Duplicating...' },
    itemsFor: ({ id, status }: CopiedEvent): readonly MenuItem[] => [
      { label: 'Duplicate', does: () => start(id) },
      ...(status === 'cancelled'
        ? []
        : [{ label: 'Repeat on other dates', does: { to: paths.repeatEvent(area, id) } }]),
      ...(status === 'published' ? [{ label: 'Move this date', does: { to: paths.moveDate(area, id) } }] : []),
    ],
  };
}
