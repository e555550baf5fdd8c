import { answerField } from '@ascendant/domain/question/question';
import { useEffect, useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useAnswer, type BookingQuestions, type QuestionSource, type Slot } from '../../data/booking-questions';

type Typed = Readonly<Record<string, string>>;

/**
 * What was typed and isn't saved, by form: someone who leaves the page and comes back finds it. Only in memory, because answers can be about health;
 * before the page itself is closed, the browser asks.
 */
const unsaved = new Map<string, Typed>();

/** The form of a booking's questions: what's typed, and saving it. */
export function useAnswers(source: QuestionSource, { slots }: BookingQuestions, onStale: () => void) {
  const key = source.kind === 'own' ? `own:${source.bookingId}` : source.token;
  const [typed, setTyped] = useState<Typed>(() => unsaved.get(key) ?? {});
  const [errors, setErrors] = useState<Typed>({});
  const answer = useAnswer(source);
  const changed = slots.filter((slot) => isChanged(slot, typed[answerField(slot)]));
  useWarning(changed.length > 0);
  const keep = (next: Typed) => {
    setTyped(next);
    unsaved.set(key, next);
  };
  const save = (onSaved: (missing: number) => void) => {
    setErrors({});
    const answers = changed.map((slot) => ({
      questionId: slot.questionId,
      position: slot.position,
      value: typed[answerField(slot)] ?? '',
    }));
    answer.mutate(answers, {
      onSuccess: ({ missing }) => {
        keep({});
        onSaved(missing);
      },
      onError: (error) => {
        const fields = fieldsOf(error);
        setErrors(fields);
        // The organizer may have changed the questions meanwhile.
        if (Object.keys(fields).length > 0) onStale();
      },
    });
  };
  const hasFieldErrors = Object.keys(errors).length > 0;
  return {
    errors,
    isSaving: answer.isPending,
    hasChanges: changed.length > 0,
    problem: answer.isError ? (hasFieldErrors ? checkFields : errorSentence(answer.error)) : null,
    valueOf: (slot: Slot) => typed[answerField(slot)] ?? slot.answer ?? '',
    change: (slot: Slot, value: string) => keep({ ...typed, [answerField(slot)]: value }),
    save,
  };
}

const checkFields = 'Nothing was saved yet. Please check the marked answers, then save again.';

function isChanged({ answer }: Slot, typed: string | undefined): boolean {
  return typed !== undefined && typed !== (answer ?? '');
}

/** Asks before the page is closed or reloaded with something unsaved in it. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
