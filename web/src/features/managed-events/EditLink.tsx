import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import type { Viewer } from './transition-labels';

interface EditLinkProps {
  readonly event: ManagedEvent;
  readonly viewer: Viewer;
}

/** Leads to the event editor. A cancelled event is final. */
export function EditLink({ event, viewer }: EditLinkProps) {
  if (event.status === 'cancelled') return null;
  return (
    <ButtonLink kind="ghost" size="small" to={paths.editEvent(viewer, event.id)} aria-label={`Edit ${event.title}`}>
      Edit
    </ButtonLink>
  );
}
