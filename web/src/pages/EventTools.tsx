import type { EventForm } from '@ascendant/contract/event-editor';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDuplicating } from '../features/event-series/use-duplicating';
import { salesLabel, useSalesSwitch } from '../features/managed-events/use-sales-switch';
import { paths } from '../paths';
import { overItsPage, useDialogAddress } from '../ui/dialog/dialog-address';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { MainAndMore } from '../ui/menu/MainAndMore';
import type { MenuItem } from '../ui/menu/menu-item';

const RepeatDialog = lazyDialog(async () => (await import('../features/event-series/RepeatDialog')).RepeatDialog);

const CancelDatesDialog = lazyDialog(
  async () => (await import('../features/event-series/CancelDatesDialog')).CancelDatesDialog,
);

const DateChangesDialog = lazyDialog(
  async () => (await import('../features/event-series/DateChangesDialog')).DateChangesDialog,
);

const GroupPricesDialog = lazyDialog(
  async () => (await import('../features/event-series/GroupPricesDialog')).GroupPricesDialog,
);

const PriceTypesDialog = lazyDialog(
  async () => (await import('../features/event-series/PriceTypesDialog')).PriceTypesDialog,
);

const ExtrasDialog = lazyDialog(async () => (await import('../features/event-series/ExtrasDialog')).ExtrasDialog);

const NeedsDialog = lazyDialog(async () => (await import('../features/event-series/NeedsDialog')).NeedsDialog);

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

/** What else can be done with a stored event: give it a schedule, and in a menu what's done less often, with what cancels dates last. */
export function EventTools({ event, area }: EventToolsProps) {
  const [setsDateChanges, setDateChanges] = useState(false);
  const [setsGroupPrices, setGroupPrices] = useState(false);
  const [setsPriceTypes, setPriceTypes] = useState(false);
  const [setsExtras, setExtras] = useState(false);
  const [setsNeeds, setNeeds] = useState(false);
  const { start, busyId } = useDuplicating((id) => paths.editEvent(area, id));
  const isSeries = event.otherDates > 0;
  const switchSales = useSalesSwitch();
  const sales = salesLabel(event);
  return (
    <>
      {event.isSalesPaused ? <span className="meta">Sales paused</span> : null}
      <MainAndMore
        of={event.title}
        main={dialogItem('Schedule', paths.scheduleEvent(area, event.id))}
        more={[
          { label: 'Duplicate', does: () => start(event.id) },
          dialogItem('Repeat on other dates', paths.repeatEvent(area, event.id)),
          dialogItem('Questions for travellers', paths.askAboutEvent(area, event.id)),
          dialogItem('Number of people', paths.runsFrom(area, event.id)),
          { label: 'Price types', does: () => setPriceTypes(true) },
          { label: 'Group prices', does: () => setGroupPrices(true) },
          { label: 'Extras', does: () => setExtras(true) },
          { label: 'Resources', does: () => setNeeds(true) },
          ...(isSeries ? [{ label: 'Date changes', does: () => setDateChanges(true) }] : []),
          ...(sales === null ? [] : [{ label: sales, does: () => switchSales(event) }]),
          ...(event.status === 'published' ? [dialogItem('Move this date', paths.moveDate(area, event.id))] : []),
          ...(isSeries ? [{ ...dialogItem('Cancel dates', paths.cancelDates(area, event.id)), endsIt: true }] : []),
        ]}
        running={busyId === null ? null : { label: 'Duplicate', text: 'Duplicating...' }}
      />
      {setsPriceTypes ? <PriceTypesDialog event={event} onClose={() => setPriceTypes(false)} /> : null}
      {setsGroupPrices ? <GroupPricesDialog event={event} onClose={() => setGroupPrices(false)} /> : null}
      {setsNeeds ? <NeedsDialog event={event} onClose={() => setNeeds(false)} /> : null}
      {setsExtras ? <ExtrasDialog event={event} onClose={() => setExtras(false)} /> : null}
      {setsDateChanges ? <DateChangesDialog event={event} onClose={() => setDateChanges(false)} /> : null}
      <DialogsAtAddress event={event} area={area} />
    </>
  );
}

/** Opens a dialog of this page that's part of the address. */
function dialogItem(label: string, to: string): MenuItem {
  return { label, does: { to, state: overItsPage, preventScrollReset: true } };
}

function DialogsAtAddress({ event, area }: EventToolsProps) {
  const [search] = useSearchParams();
  const { close } = useDialogAddress(paths.editEvent(area, event.id));
  return (
    <>
      {search.has('schedule') ? <ScheduleDialog event={event} onClose={close} /> : null}
      {search.has('repeat') ? <RepeatDialog event={event} role={area} onClose={close} /> : null}
      {search.has('questions') ? <EventQuestionsDialog eventId={event.id} onClose={close} /> : null}
      {search.has('runs') ? <RunsFromDialog event={event} onClose={close} /> : null}
      {search.has('move') && event.status === 'published' ? <MoveDateDialog event={event} onClose={close} /> : null}
      {search.has('cancel') ? <CancelDatesDialog event={event} onClose={close} /> : null}
    </>
  );
}
