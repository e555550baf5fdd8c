import type { EventForm } from '@ascendant/contract/event-editor';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { roleOf } from '@ascendant/domain/person/roles';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error';
import { useEndSession } from '../../data/session';
import { showToast } from '../../ui/toast-store';
import type { Conflict } from './ConflictDialog';
import { byControl } from './event-problems';
import { valuesOf, type EventValues } from './event-values';
import type { SaveGoal } from './save-goal';
import { failedToast, savedToast } from './save-messages';
import { mergeMine } from './three-way';
import { useEditedEvent, type EditedEvent, type EditedStart } from './use-edited-event';
import { conflictOf, isSignedOut, SaveError, useSaving, type Saved } from './use-saving';

export interface EditorStart extends EditedStart {
  readonly onSaved: (saved: Saved, goal: SaveGoal) => void;
}

export interface Editor extends EditedEvent {
  readonly conflict: Conflict | null;
  readonly busyWith: SaveGoal | null;
  /** How much of the picture has been sent, 0 to 100; null while none is. */
  readonly percent: number | null;
  /** When the server last stored it in this visit; null if it hasn't. */
  readonly savedAt: string | null;
  readonly save: (goal: SaveGoal) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly closeConflict: () => void;
  /** Drops what was typed and starts from the stored event, or from an empty form. */
  readonly startOver: () => void;
}

/** One press of a button that saves. */
interface Attempt {
  readonly goal: SaveGoal;
  readonly sent: EventValues;
  /** The event as it was opened; null for a new one. */
  readonly opened: EventForm | null;
}

/** The event form, and what its buttons do. */
export function useEditor(start: EditorStart): Editor {
  const edited = useEditedEvent(start);
  const { form, image, keeping, facts, startFrom, rebase } = edited;
  const saving = useSaving();
  const recover = useRecovery(edited, saving.read);
  const [busyWith, setBusyWith] = useState<SaveGoal | null>(null);
  const [asked, setAsked] = useState<{ readonly conflict: Conflict; readonly goal: SaveGoal } | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const send = async (attempt: Attempt): Promise<void> => {
    const { goal, sent, opened } = attempt;
    const featureNames = new Map(facts.features.map(({ id, label }) => [id, label]));
    const order = { goal, values: sent, image, featureNames, role: roleOf(start.user) };
    setBusyWith(goal);
    try {
      const saved = await (opened === null ? saving.create(order) : saving.edit(opened, order));
      await keeping.drop();
      showToast(savedToast(goal, saved));
      setSavedAt(saved.event.updatedAt);
      if (opened !== null) startFrom(saved.event);
      start.onSaved(saved, goal);
    } catch (error) {
      const conflict = await recover(error, attempt);
      if (conflict !== null) setAsked({ conflict, goal });
    } finally {
      setBusyWith(null);
    }
  };

  const keepMine = (conflict: Conflict, goal: SaveGoal) => {
    const merged = mergeMine({ base: conflict.base, mine: conflict.mine, theirs: valuesOf(conflict.current) });
    rebase(conflict.current);
    form.reset(merged, { keepDirty: true });
    void send({ goal, sent: merged, opened: conflict.current });
  };

  const startAgain = (from: EventForm | null) => {
    startFrom(from);
    void keeping.drop();
  };

  const answer = (work: (conflict: Conflict, goal: SaveGoal) => void) => () => {
    if (asked === null) return;
    setAsked(null);
    work(asked.conflict, asked.goal);
  };

  return {
    ...edited,
    conflict: asked?.conflict ?? null,
    busyWith,
    percent: saving.percent,
    savedAt,
    save: (goal) => void form.handleSubmit((sent) => send({ goal, sent, opened: facts.event }))(),
    keepMine: answer(keepMine),
    takeTheirs: answer(({ current }) => startAgain(current)),
    closeConflict: () => setAsked(null),
    startOver: () => startAgain(start.facts.event),
  };
}

/** What happens when a save fails: nothing typed is lost. @returns the conflict, if someone else has saved the event meanwhile */
function useRecovery(edited: EditedEvent, read: (id: number) => Promise<EventForm>) {
  const endSession = useEndSession();
  const rebaseOn = async (id: number) => {
    try {
      edited.rebase(await read(id));
    } catch {
      // The next save then says that the stored event has another version.
    }
  };
  return async (error: unknown, { sent, opened }: Attempt): Promise<Conflict | null> => {
    await edited.keeping.keepNow();
    if (isSignedOut(error)) {
      await endSession();
      return null;
    }
    const current = conflictOf(error);
    if (current !== null) return { base: edited.base, mine: sent, current };
    // The fields are stored although what came after them failed.
    const isPartlySaved = error instanceof SaveError && error.step !== 'fields';
    if (isPartlySaved && opened !== null) await rebaseOn(opened.id);
    if (!showProblems(edited.form, error)) showToast(failedToast(opened === null, error));
    return null;
  };
}

/** Shows the server's field errors at their fields, and focuses the first one. @returns whether there were any */
function showProblems(form: UseFormReturn<EventValues>, error: unknown): boolean {
  const cause = error instanceof SaveError ? error.cause : error;
  if (!(cause instanceof ApiError)) return false;
  const problems: FieldProblems = byControl(cause.fields);
  for (const [index, [name, message]] of Object.entries(problems).entries())
    form.setError(name as 'title', { type: 'server', message }, { shouldFocus: index === 0 });
  return Object.keys(problems).length > 0;
}
