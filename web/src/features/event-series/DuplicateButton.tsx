import { Button } from '../../ui/button/Button';
import { useDuplicating } from './use-duplicating';

interface DuplicateButtonProps {
  readonly event: { readonly id: number; readonly title: string };
  /** The editor of the copy. */
  readonly pathOf: (id: number) => string;
}

/** Copies an event into a new draft and opens it. */
export function DuplicateButton({ event, pathOf }: DuplicateButtonProps) {
  const { start, busyId } = useDuplicating(pathOf);
  return (
    <Button
      size="small"
      busy={busyId !== null && 'Duplicating...'}
      aria-label={`Duplicate ${event.title}`}
      onClick={() => start(event.id)}
    >
      Duplicate
    </Button>
  );
}
