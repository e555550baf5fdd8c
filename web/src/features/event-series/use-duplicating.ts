import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { useDuplicateEvent } from '../../data/event-copies';
import { showToast } from '../../ui/dialog/toast-store';

/** Copies events into new drafts, and opens each. Trying again after a failure repeats the same request. @param pathOf the editor of a copy */
export function useDuplicating(pathOf: (id: number) => string) {
  const duplicate = useDuplicateEvent();
  const navigate = useNavigate();
  const attempt = useRef<{ readonly id: number; readonly key: string } | null>(null);
  return {
    busyId: duplicate.isPending ? duplicate.variables.id : null,
    start: (id: number) => {
      if (attempt.current?.id !== id) attempt.current = { id, key: newIdempotencyKey() };
      duplicate.mutate(
        { id, idempotencyKey: attempt.current.key },
        {
          onSuccess: (made) => {
            attempt.current = null;
            showToast({ title: 'Event duplicated', description: 'This is the copy. It’s a draft.' });
            void navigate(pathOf(made.id));
          },
          onError: (error) =>
            showToast({
              title: 'Error',
              description: errorSentence(error, 'Failed to duplicate the event. Please try again.'),
              tone: 'bad',
            }),
        },
      );
    },
  };
}
