import type { EventForm } from '@ascendant/contract/event-editor';
import { useSearchParams } from 'react-router';
import { DateChangesButton } from '../features/event-series/DateChangesButton';
import { DuplicateButton } from '../features/event-series/DuplicateButton';
import { paths } from '../paths';
import { buttonClass } from '../ui/button/Button';
import { useDialogAddress } from '../ui/dialog/dialog-address';
import { DialogLink } from '../ui/dialog/DialogLink';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const RepeatDialog = lazyDialog(async () => (await import('../features/event-series/RepeatDialog')).RepeatDialog);

const CancelDatesDialog = lazyDialog(
  async () => (await import('../features/event-series/CancelDatesDialog')).CancelDatesDialog,
);

const MoveDateDialog = lazyDialog(async () => (await import('../features/event-series/MoveDateDialog')).MoveDateDialog);

const ScheduleDialog = lazyDialog(
  async () => (await import('../features/event-schedule/ScheduleDialog')).ScheduleDialog,
);

const EventQuestionsDialog = lazyDialog(
  async () => (await import('../features/event-questions/EventQuestionsDialog')).EventQuestionsDialog,
);

const RunsFromDialog = lazyDialog(async () => (await import('../features/runs-from/RunsFromDialog')).RunsFromDialog);

interface EventToolsProps {
  readonly event: EventForm;
  readonly area: 'admin' | 'organizer';
}

/** What else can be done with a stored event: copy it, repeat it, give it a schedule, move it for weather, say who may change between its dates, cancel several, ask those who book, say how many have to. */
export function EventTools({ event, area }: EventToolsProps) {
  const [search] = useSearchParams();
  const page = paths.editEvent(area, event.id);
  const address = useDialogAddress(page);
  return (
    <>
      <DuplicateButton event={event} pathOf={(id) => paths.editEvent(area, id)} />
      <DialogLink className={buttonClass({ kind: 'secondary', size: 'small' })} to={paths.repeatEvent(area, event.id)}>
        Repeat on other dates
      </DialogLink>
      <DialogLink
        className={buttonClass({ kind: 'secondary', size: 'small' })}
        to={paths.scheduleEvent(area, event.id)}
      >
        Schedule
      </DialogLink>
      {event.status === 'published' ? (
        <DialogLink className={buttonClass({ kind: 'secondary', size: 'small' })} to={paths.moveDate(area, event.id)}>
          Move this date
        </DialogLink>
      ) : null}
      {event.otherDates > 0 ? (
        <>
          <DateChangesButton event={event} />
          <DialogLink
            className={buttonClass({ kind: 'secondary', size: 'small' })}
            to={paths.cancelDates(area, event.id)}
          >
            Cancel dates
          </DialogLink>
        </>
      ) : null}
      {search.has('move') && event.status === 'published' ? (
        <MoveDateDialog event={event} onClose={address.close} />
      ) : null}
      {search.has('cancel') ? <CancelDatesDialog event={event} onClose={address.close} /> : null}
      <DialogLink
        className={buttonClass({ kind: 'secondary', size: 'small' })}
        to={paths.askAboutEvent(area, event.id)}
      >
        Questions for travellers
      </DialogLink>
      {search.has('questions') ? <EventQuestionsDialog eventId={event.id} onClose={address.close} /> : null}
      <DialogLink className={buttonClass({ kind: 'secondary', size: 'small' })} to={paths.runsFrom(area, event.id)}>
        Number of people
      </DialogLink>
      {search.has('runs') ? <RunsFromDialog event={event} onClose={address.close} /> : null}
      {search.has('schedule') ? <ScheduleDialog event={event} onClose={address.close} /> : null}
      {search.has('repeat') ? <RepeatDialog event={event} role={area} onClose={address.close} /> : null}
    </>
  );
}
