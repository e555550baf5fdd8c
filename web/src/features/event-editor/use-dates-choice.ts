import type { DatesEditPreview } from '@ascendant/contract/dates-edit';
import { useState } from 'react';
import type { Attempt } from './save-attempt';
import type { ChosenDates } from './save-event';
import type { SaveGoal } from './save-goal';
import type { ImageChange } from './use-event-image';
import type { SaveCalls } from './use-save-calls';

interface Saving {
  readonly image: ImageChange;
  readonly calls: SaveCalls;
  readonly setBusyWith: (goal: SaveGoal | null) => void;
  readonly send: (attempt: Attempt) => Promise<void>;
  readonly fail: (error: unknown, attempt: Attempt) => Promise<void>;
}

/** For which dates of its series a save is: asked when there are other dates to come, and the edit has something that they can take. */
export function useDatesChoice({ image, calls, setBusyWith, send, fail }: Saving) {
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
