import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';

/** Only for published events: no one has a ticket before. It reloads the page, since only the check-in page's document may use
 * the camera. */
export function CheckInLink({ event }: { readonly event: ManagedEvent }) {
  if (event.status !== 'published') return null;
  return (
    <ButtonLink
      kind="ghost"
      size="small"
      to={paths.checkIn(event.id)}
      reloadDocument
      aria-label={`Check-in for ${event.title}`}
    >
      Check-in
    </ButtonLink>
  );
}
