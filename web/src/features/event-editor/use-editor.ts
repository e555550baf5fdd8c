import type { DatesEditPreview } from '@ascendant/contract/dates-edit';
import type { EventForm } from '@ascendant/contract/event-editor';
import { actingRole } from '@ascendant/domain/organization/members';
import { useState } from 'react';
import { fieldsOf } from '../../api/api-error';
import { useEndSession } from '../../data/session-questions';
import { showToast } from '../../ui/dialog/toast-store';
import type { Conflict } from './ConflictDialog';
import type { EditorCode } from './editor-code';
import { valuesOf, type EventValues } from './event-values';
import type { ChosenDates, Saved } from './save-event';
import type { SaveGoal } from './save-goal';
import { mergeMine } from './three-way';
import { useEditedEvent, type EditedEvent, type EditedStart } from './use-edited-event';
import type { ImageChange } from './use-event-image';
import { useSaveCalls, type SaveCalls } from './use-save-calls';

/** One press of a button that saves. */
interface Attempt {
  readonly goal: SaveGoal;
  readonly sent: EventValues;
  /** The event as it was opened; null for a new one. */
  readonly opened: EventForm | null;
  readonly code: EditorCode;
  /** Which other dates it's for; null for this one only. */
  readonly dates: ChosenDates | null;
  /** Where the new picture waits, if it was sent before the fields; null otherwise. */
  readonly pictureUrl: string | null;
}

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
  /** What an edit would do to other dates of the series, while the person is asked for which it is. */
  readonly choice: DatesEditPreview | null;
  readonly chooseDates: (dates: ChosenDates | null) => void;
  readonly closeChoice: () => void;
  /** Drops what was typed and starts from the stored event, or from an empty form. */
  readonly startOver: () => void;
}

/** The event form, and what its buttons do. */
export function useEditor(start: EditorStart): Editor {
  const edited = useEditedEvent(start);
  const { form, image, keeping, facts, startFrom, rebase } = edited;
  const calls = useSaveCalls();
  const recover = useRecovery(edited, calls);
  const [wanted, setWanted] = useState<SaveGoal | null>(null);
  const [busyWith, setBusyWith] = useState<SaveGoal | null>(null);
  const [asked, setAsked] = useState<{ readonly conflict: Conflict; readonly attempt: Attempt } | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const send = async (attempt: Attempt): Promise<void> => {
    const { goal, sent, opened, code, dates: chosen, pictureUrl } = attempt;
    const featureNames = new Map(facts.features.map(({ id, label }) => [id, label]));
    const role = actingRole(start.user, start.user.organization);
    const order = { goal, values: sent, image, featureNames, role, dates: chosen, pictureUrl };
    setBusyWith(goal);
    try {
      const saved = await (opened === null ? code.createEvent(order, calls) : code.editEvent(opened, order, calls));
      await keeping.drop();
      showToast(code.savedToast(goal, saved));
      setSavedAt(saved.event.updatedAt);
      if (opened !== null) startFrom(saved.event);
      start.onSaved(saved, goal);
    } catch (error) {
      await fail(error, attempt);
    } finally {
      setBusyWith(null);
    }
  };

  const fail = async (error: unknown, attempt: Attempt): Promise<void> => {
    const conflict = await recover(error, attempt);
    if (conflict !== null) setAsked({ conflict, attempt });
    else if (attempt.code.isOtherDates(error)) await dates.ask(attempt);
  };

  const dates = useDatesChoice({ image, calls, setBusyWith, send, fail });

  const keepMine = (conflict: Conflict, attempt: Attempt) => {
    const merged = mergeMine({ base: conflict.base, mine: conflict.mine, theirs: valuesOf(conflict.current) });
    rebase(conflict.current);
    form.reset(merged);
    void dates.ask({ ...attempt, sent: merged, opened: conflict.current });
  };

  const startAgain = (from: EventForm | null) => {
    startFrom(from);
    void keeping.drop();
  };

  const answer = (work: (conflict: Conflict, attempt: Attempt) => void) => () => {
    if (asked === null) return;
    setAsked(null);
    work(asked.conflict, asked.attempt);
  };

  return {
    ...edited,
    conflict: asked?.conflict ?? null,
    choice: dates.preview,
    busyWith: form.isSending ? wanted : busyWith,
    percent: calls.percent,
    savedAt,
    save: (goal) => {
      setWanted(goal);
      void form.submit((sent, code) => {
        void dates.ask({ goal, sent, opened: facts.event, code, dates: null, pictureUrl: null });
      });
    },
    keepMine: answer(keepMine),
    takeTheirs: answer(({ current }) => startAgain(current)),
    closeConflict: () => setAsked(null),
    chooseDates: dates.choose,
    closeChoice: dates.close,
    startOver: () => startAgain(start.facts.event),
  };
}

/** What happens when a save fails: nothing typed is lost. @returns the conflict, if someone else has saved the event meanwhile */
function useRecovery(edited: EditedEvent, { read, forgetWaiting }: Pick<SaveCalls, 'read' | 'forgetWaiting'>) {
  const endSession = useEndSession();
  const rebaseOn = async (id: number) => {
    try {
      edited.rebase(await read(id));
    } catch {
      // The next save then says that the stored event has another version.
    }
  };
  return async (error: unknown, { sent, opened, code }: Attempt): Promise<Conflict | null> => {
    await edited.keeping.keepNow();
    if (code.isSignedOut(error)) {
      await endSession();
      return null;
    }
    const current = code.conflictOf(error);
    if (current !== null) return { base: edited.base, mine: sent, current };
    // The fields are stored although what came after them failed.
    const isPartlySaved = error instanceof code.SaveError && (error.step === 'picture' || error.step === 'status');
    if (isPartlySaved && opened !== null) await rebaseOn(opened.id);
    const cause = error instanceof code.SaveError ? error.cause : error;
    const pictureProblem = code.pictureProblem(error);
    if (pictureProblem !== null) {
      forgetWaiting();
      edited.image.refuse(pictureProblem);
    }
    const { imageUrl: _, ...fields } = fieldsOf(cause);
    const problems = code.byControl(fields);
    if (!edited.form.refuse(problems)) showToast(code.failedToast(opened === null, error));
    return null;
  };
}

interface Saving {
  readonly image: ImageChange;
  readonly calls: SaveCalls;
  readonly setBusyWith: (goal: SaveGoal | null) => void;
  readonly send: (attempt: Attempt) => Promise<void>;
  readonly fail: (error: unknown, attempt: Attempt) => Promise<void>;
}

/** For which dates of its series a save is: asked when there are other dates to come, and the edit has something that they can take. */
function useDatesChoice({ image, calls, setBusyWith, send, fail }: Saving) {
  const [choice, setChoice] = useState<{ readonly preview: DatesEditPreview; readonly attempt: Attempt } | null>(null);

  const ask = async (attempt: Attempt): Promise<void> => {
    const { opened, sent, code, goal } = attempt;
    if (opened === null || opened.otherDates === 0) return send({ ...attempt, dates: null });
    setBusyWith(goal);
    try {
      const pictureUrl = await code.sendPicture(image, calls);
      const preview = await code.previewDates(opened, { values: sent, image, pictureUrl }, calls);
      setBusyWith(null);
      if (preview === null) await send({ ...attempt, dates: null, pictureUrl });
      else setChoice({ preview, attempt: { ...attempt, pictureUrl } });
    } catch (error) {
      setBusyWith(null);
      await fail(error, attempt);
    }
  };

  const choose = (dates: ChosenDates | null) => {
    if (choice === null) return;
    setChoice(null);
    void send({ ...choice.attempt, dates });
  };

  return { preview: choice?.preview ?? null, ask, choose, close: () => setChoice(null) };
}
