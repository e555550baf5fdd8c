import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { DateChangesButton } from './DateChangesButton';
import { DuplicateButton } from './DuplicateButton';

interface CopyActionsProps {
  readonly event: { readonly id: number; readonly title: string; readonly status: EventStatus };
  readonly area: 'admin' | 'organizer';
}

/** In a list of events: copies an event, opens the dialog that repeats it on other dates, or says who may change between them. A cancelled one has no editor to repeat it in. */
export function CopyActions({ event, area }: CopyActionsProps) {
  return (
    <>
      <DuplicateButton event={event} kind="ghost" pathOf={(id) => paths.editEvent(area, id)} />
      {event.status === 'cancelled' ? null : (
        <>
          <ButtonLink
            kind="ghost"
            size="small"
            to={paths.repeatEvent(area, event.id)}
            aria-label={`Repeat ${event.title} on other dates`}
          >
            Repeat
          </ButtonLink>
          <DateChangesButton event={event} />
        </>
      )}
    </>
  );
}
