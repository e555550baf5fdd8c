import type { EventSummary } from '@ascendant/contract/event';
import { useAuth } from '../auth/AuthProvider';
import { IconButton } from '../ui/button/IconButton';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/layout/Icon';
import styles from './SaveHeart.module.css';
import { useSaved, useSavedHere, type Saved } from './use-saved';

/** In the corner of a card: saves its event to come back to, or removes it. */
export function SaveHeart({ event }: HeartProps) {
  return useAuth().user === null ? <HeartOnDevice event={event} /> : <OwnHeart event={event} />;
}

interface HeartProps {
  readonly event: Pick<EventSummary, 'series' | 'title'>;
}

function OwnHeart({ event }: HeartProps) {
  return <Heart event={event} {...useSaved(event)} />;
}

/** A list of these asks nothing. */
function HeartOnDevice({ event }: HeartProps) {
  return <Heart event={event} {...useSavedHere(event)} />;
}

function Heart({ event, isSaved, toggle }: HeartProps & Saved) {
  return (
    <IconButton
      className={classNames(styles.heart, isSaved && styles.saved)}
      aria-label={`Save ${event.title}`}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
