import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
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
