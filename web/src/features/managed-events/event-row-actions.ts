import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import type { RunningAction } from '../../ui/menu/MainAndMore';
import type { MenuItem } from '../../ui/menu/menu-item';
import { actionLabel, actionsOf, type EventActions } from './use-event-actions';
import { salesLabel } from './use-sales-switch';

/** What else can be done with an event, from other features. */
export interface MoreActions {
  readonly itemsFor: (event: ManagedEvent) => readonly MenuItem[];
  /** The one that's running; null for none. */
  readonly busy: (RunningAction & { readonly eventId: number }) | null;
}

interface RowActionList {
  /** What people do most: approve what waits for an admin, otherwise edit. Null for a cancelled event, which is final. */
  readonly main: MenuItem | null;
  readonly more: readonly MenuItem[];
}

/**
 * What can be done with an event in a list: the main action, then the rest, with what ends the event last.
 * @param others from other features
 */
export function eventRowActions(
  event: ManagedEvent,
  { viewer, start }: Pick<EventActions, 'viewer' | 'start'>,
  others: readonly MenuItem[] = [],
): RowActionList {
  const own = actionsOf(event, viewer).map((action) => ({
    label: actionLabel(action, viewer),
    does: () => start(action, event),
    endsIt: action === 'delete' || action === 'cancel',
    isMain: action === 'approve',
  }));
  const edit = { label: 'Edit', does: { to: paths.editEvent(viewer, event.id) } };
  const edits = event.status === 'cancelled' ? [] : [edit];
  const [main = null, ...rest] = [...own.filter(({ isMain }) => isMain), ...edits];
  return {
    main,
    more: [
      ...rest,
      ...own.filter(({ isMain, endsIt }) => !isMain && !endsIt),
      ...(viewer === 'organizer' ? checkInOf(event) : []),
      ...others,
      ...listingOf(event, start),
      ...salesOf(event, start),
      ...own.filter(({ endsIt }) => endsIt),
    ],
  };
}

/** Only for published events: no one has a ticket before. It reloads the page, since only the check-in page's document may use the camera. */
function checkInOf({ id, status }: ManagedEvent): readonly MenuItem[] {
  return status === 'published' ? [{ label: 'Check-in', does: { to: paths.checkIn(id), reloadDocument: true } }] : [];
}

/** Whether it's sold now. */
function salesOf(event: ManagedEvent, start: EventActions['start']): readonly MenuItem[] {
  const label = salesLabel(event);
  return label === null ? [] : [{ label, does: () => start('sales', event) }];
}

/** Who can find the event: everyone, or only people with its code. */
function listingOf(event: ManagedEvent, start: EventActions['start']): readonly MenuItem[] {
  if (event.status === 'cancelled' || event.status === 'pending_approval') return [];
  return [{ label: 'Who can find it', does: () => start('listing', event) }];
}
