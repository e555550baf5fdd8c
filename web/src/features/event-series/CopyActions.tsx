import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { DuplicateButton } from './DuplicateButton';

interface CopyActionsProps {
  readonly event: { readonly id: number; readonly title: string; readonly status: EventStatus };
  readonly area: 'admin' | 'organizer';
}

/** In a list of events: copies an event, or opens the dialog that repeats it on other dates. A cancelled one has no editor to repeat it in. */
export function CopyActions({ event, area }: CopyActionsProps) {
  return (
    <>
      <DuplicateButton event={event} kind="ghost" pathOf={(id) => paths.editEvent(area, id)} />
      {event.status === 'cancelled' ? null : (
        <ButtonLink
          kind="ghost"
          size="small"
          to={paths.repeatEvent(area, event.id)}
          aria-label={`Repeat ${event.title} on other dates`}
        >
          Repeat
        </ButtonLink>
      )}
    </>
  );
}
