import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import type { Viewer } from './transition-labels';

/** Leads to an empty event editor. */
export function CreateEventLink({ viewer }: { readonly viewer: Viewer }) {
  return (
    <ButtonLink kind="primary" to={paths.newEvent(viewer)}>
      <Icon name="plus" size="small" />
      Create Event
    </ButtonLink>
  );
}

/** What a new organizer does first. */
export function FirstEventLink() {
  return <ButtonLink to={paths.newEvent('organizer')}>Create your first event</ButtonLink>;
}

/** Leads to the event editor. A cancelled event is final. */
export function EditLink({ event, viewer }: { readonly event: ManagedEvent; readonly viewer: Viewer }) {
  if (event.status === 'cancelled') return null;
  return (
    <ButtonLink kind="ghost" size="small" to={paths.editEvent(viewer, event.id)} aria-label={`Edit ${event.title}`}>
      Edit
    </ButtonLink>
  );
}
