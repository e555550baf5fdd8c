import type { User } from '@ascendant/contract/account';
import type { EventForm } from '@ascendant/contract/event-editor';
import { useMemo, useState } from 'react';
import type { EditorFacts } from './editor-context';
import type { EventFormState } from './event-form';
import { newEventValues, valuesOf, type EventValues } from './event-values';
import type { KeptEvent } from './kept-event';
import { isSameEvent } from './three-way';
import { useEventForm } from './use-event-form';
import { noImageChange, useEventImage, type EventImage } from './use-event-image';
import { useKeeping, type Keeping } from './use-keeping';

/** What the editor starts with. */
export interface EditedStart {
  readonly user: User;
  readonly facts: EditorFacts;
  /** The unfinished form on this device; null if there's none. */
  readonly kept: KeptEvent | null;
}

/** The form, and the stored event it's compared with. */
export interface EditedEvent {
  readonly form: EventFormState;
  readonly image: EventImage;
  readonly keeping: Keeping;
  readonly facts: EditorFacts;
  /** The stored values that the form started from. */
  readonly base: EventValues;
  /** Starts again from a stored event, or from an empty form. */
  readonly startFrom: (stored: EventForm | null) => void;
  /** Compares the form with a newer stored event from now on. */
  readonly rebase: (stored: EventForm) => void;
}

/** The state of the form. What differs from the stored event is kept on this device. */
export function useEditedEvent({ user, facts: given, kept }: EditedStart): EditedEvent {
  const [event, setEvent] = useState(() => openedVersion(given.event, kept));
  const [base, setBase] = useState<EventValues>(() => kept?.opened?.values ?? startValues(given.event));
  const facts: EditorFacts = { ...given, event, locked: event?.locked ?? [], seatsTaken: event?.seatsTaken ?? 0 };
  const form = useEventForm(kept?.values ?? startValues(given.event), facts);
  const image = useEventImage(event?.imageUrl ?? null, kept?.image);
  const { values } = form;
  const { picture, isRemoved } = image;
  const unfinished = useMemo(() => {
    if (isSameEvent(values, base) && picture === null && !isRemoved) return null;
    const opened = event === null ? null : { values: base, version: event.version };
    return { values, opened, image: { picture, isRemoved } };
  }, [values, base, picture, isRemoved, event]);
  const keeping = useKeeping({ userId: user.id, eventId: event?.id ?? null }, unfinished);

  const startFrom = (stored: EventForm | null) => {
    const stays = startValues(stored);
    setEvent(stored);
    setBase(stays);
    form.reset(stays);
    image.reset(noImageChange);
  };
  const rebase = (stored: EventForm) => {
    setEvent(stored);
    setBase(valuesOf(stored));
  };
  return { form, image, keeping, facts, base, startFrom, rebase };
}

function startValues(event: EventForm | null): EventValues {
  return event === null ? newEventValues() : valuesOf(event);
}

/** The event as it was opened when the kept form was typed, so that an edit since then is noticed. */
function openedVersion(event: EventForm | null, kept: KeptEvent | null): EventForm | null {
  return event === null || !kept?.opened ? event : { ...event, version: kept.opened.version };
}
