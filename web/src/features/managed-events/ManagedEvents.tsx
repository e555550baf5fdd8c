import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { managedEventsQuery, waitingEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Choice } from '../../ui/form/Choice';
import { MainAndMore } from '../../ui/menu/MainAndMore';
import { ManagedList } from '../../ui/table/ManagedList';
import { CancelDialog } from './CancelDialog';
import { FirstEventLink } from './CreateEventLink';
import { DeleteDialog } from './DeleteDialog';
import { adminColumns, datesColumns, organizerColumns } from './event-columns';
import { eventListStates, ListSkeleton, noEvents, noneFound } from './event-list-states';
import { type MoreActions, eventRowActions } from './event-row-actions';
import { EventFilters } from './EventFilters';
import { EventTable } from './EventTable';
import { focusListHeading, listHeadingId } from './focus-event';
import { Inbox } from './Inbox';
import styles from './ManagedEvents.module.css';
import type { Viewer } from './transition-labels';
import { useEventActions, actionLabel, type EventActions } from './use-event-actions';
import { useEventAddress } from './use-event-address';
import { isWaiting, useSelection, approveText, type Selection } from './use-selection';

const ApproveDialog = lazyDialog(async () => (await import('./ApproveDialog')).ApproveDialog);
const ListingDialog = lazyDialog(async () => (await import('./ListingDialog')).ListingDialog);
const ReturnDialog = lazyDialog(async () => (await import('./ReturnDialog')).ReturnDialog);

const ApproveSelectedDialog = lazyDialog(async () => (await import('./ApproveSelectedDialog')).ApproveSelectedDialog);

const captions: Readonly<Record<Viewer, string>> = { admin: 'All events', organizer: 'Your events' };

/** Until they're there, the events are those of the list before. */
function datesCaption(events: readonly ManagedEvent[] = [], series: number): string {
  const date = events.find((event) => event.series.id === series);
  return date === undefined ? 'Dates' : `Dates of ${date.title}`;
}

interface ManagedEventsProps {
  readonly viewer: Viewer;
  readonly moreActions?: MoreActions;
}

/** The events that someone manages: search, status, order and page are in the URL. Admins see those waiting for approval first. */
export function ManagedEvents({ viewer, moreActions }: ManagedEventsProps) {
  const address = useEventAddress(viewer);
  const { filter, series, page, isFirst, hrefOf } = address;
  const list = useQuery(
    managedEventsQuery(viewer, {
      ...filter,
      limit: managedEventsPageSize,
      offset: (page - 1) * managedEventsPageSize,
    }),
  );
  const inbox = useQuery({ ...waitingEventsQuery, enabled: viewer === 'admin' });
  const actions = useEventActions(viewer);
  // Only a list of events that wait for approval has something to do with several of them.
  const selection = useSelection((list.data?.events ?? []).filter(isWaiting));
  const isSelecting = viewer === 'admin' && filter.status === 'pending_approval';
  const actionsFor = (event: ManagedEvent) => (
    <EventRowActions event={event} actions={actions} moreActions={moreActions} />
  );
  const caption = series === null ? captions[viewer] : datesCaption(list.data?.events, series);
  const columns = viewer === 'admin' ? adminColumns : series === null ? organizerColumns : datesColumns;
  const hasInbox = viewer === 'admin' && isFirst;
  // The inbox is above the list, so both wait for it: nothing moves when it arrives.
  if (hasInbox && inbox.isPending) {
    return (
      <div className="panel">
        <ListSkeleton />
      </div>
    );
  }
  return (
    <>
      {hasInbox ? <Inbox actions={actions} /> : null}
      <ManagedList
        name={{ headingId: listHeadingId }}
        head={
          <div className="panel-heading">
            <h2 id={listHeadingId} tabIndex={-1}>
              {caption}
            </h2>
            {series === null ? null : (
              <Link className="link" to="?" onClick={focusListHeading}>
                All events
              </Link>
            )}
            <EventFilters viewer={viewer} address={address} />
          </div>
        }
        query={list}
        {...eventListStates(
          isFirst ? noEvents(viewer === 'organizer' ? <FirstEventLink /> : null) : noneFound(address),
        )}
        address={{ page, hrefOf }}
        pageSize={managedEventsPageSize}
        hasKeys={viewer === 'admin'}
      >
        {(events) => (
          <>
            {isSelecting ? <SelectionBar selection={selection} /> : null}
            <EventTable
              caption={caption}
              nameLabel={viewer === 'admin' ? 'Title' : 'Event'}
              columns={columns}
              events={events}
              hasOrganizer={viewer === 'admin'}
              selection={isSelecting ? selection : undefined}
              actionsFor={actionsFor}
            />
          </>
        )}
      </ManagedList>
      <EventDialogs actions={actions} events={[...(list.data?.events ?? []), ...(inbox.data?.events ?? [])]} />
    </>
  );
}

interface EventRowActionsProps {
  readonly event: ManagedEvent;
  readonly actions: EventActions;
  readonly moreActions?: MoreActions | undefined;
}

/** An event's main action, and a menu of the others. While one is running, the others wait. */
function EventRowActions({ event, actions, moreActions }: EventRowActionsProps) {
  const running = moreActions?.busy ?? runningOf(actions);
  return (
    <MainAndMore
      of={event.title}
      {...eventRowActions(event, actions, moreActions?.itemsFor(event))}
      running={running?.eventId === event.id ? running : null}
      isDisabled={running !== null}
    />
  );
}

function runningOf({ viewer, busyWith }: EventActions): MoreActions['busy'] {
  if (busyWith === null) return null;
  const label = actionLabel(busyWith.action, viewer);
  return { eventId: busyWith.eventId, label, text: `${label}...` };
}

/** Above a list of events that wait for approval: selects all, says how many are selected, and approves them. */
function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { selected, isAll, toggleAll, clear } = selection;
  const [asked, setAsked] = useState<readonly ManagedEvent[] | null>(null);
  const close = () => {
    setAsked(null);
    // What was approved has left the list, and the button with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(listHeadingId)?.focus();
    });
  };
  return (
    <div className={styles.bar}>
      <Choice type="checkbox" checked={isAll} onChange={toggleAll}>
        Select all on this page
      </Choice>
      <output className="meta">{selected.length === 0 ? '' : `${selected.length} selected`}</output>
      {selected.length === 0 ? null : (
        <Button kind="pine" size="small" onClick={() => setAsked(selected)}>
          {approveText(selected.length)}
        </Button>
      )}
      {asked === null ? null : <ApproveSelectedDialog events={asked} onApproved={clear} onClose={close} />}
    </div>
  );
}

interface EventDialogsProps {
  readonly actions: EventActions;
  /** The list as last loaded: numbers may have changed since the dialog opened. */
  readonly events: readonly ManagedEvent[];
}

/** The open dialog, if any. */
function EventDialogs({ actions: { asked, viewer, start, close, finish }, events }: EventDialogsProps) {
  if (asked === null) return null;
  const event = events.find(({ id }) => id === asked.event.id) ?? asked.event;
  switch (asked.kind) {
    case 'approve':
      return (
        <ApproveDialog
          event={event}
          viewer={viewer}
          onClose={close}
          onDone={finish}
          onReturn={() => start('return', event)}
        />
      );
    case 'cancel':
      return <CancelDialog event={event} viewer={viewer} onClose={close} onDone={finish} />;
    case 'return':
      return <ReturnDialog event={event} viewer={viewer} onClose={close} onDone={finish} />;
    case 'listing':
      return <ListingDialog event={event} onClose={close} />;
    case 'delete':
      return <DeleteDialog event={event} onClose={close} onDone={finish} />;
  }
}
