import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { useDuplicateEvent } from '../../data/event-copies';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';

interface DuplicateButtonProps extends Pick<ComponentProps<typeof Button>, 'kind'> {
  readonly event: { readonly id: number; readonly title: string };
  /** The editor of the copy. */
  readonly pathOf: (id: number) => string;
}

/** Copies an event into a new draft and opens it. */
export function DuplicateButton({ event, pathOf, kind = 'secondary' }: DuplicateButtonProps) {
  const duplicate = useDuplicateEvent();
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const copy = () =>
    duplicate.mutate(
      { id: event.id, idempotencyKey },
      {
        onSuccess: (made) => {
          setKey(newIdempotencyKey());
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
  return (
    <Button
      kind={kind}
      size="small"
      busy={duplicate.isPending && 'Duplicating...'}
      aria-label={`Duplicate ${event.title}`}
      onClick={copy}
    >
      Duplicate
    </Button>
  );
}
