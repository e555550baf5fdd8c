import type { EventSummary } from '@ascendant/contract/event';
import { IconButton } from '../ui/button/IconButton';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/layout/Icon';
import styles from './SaveHeart.module.css';
import { useSaved } from './use-saved';

/** In the corner of a card: saves its event to come back to, or removes it. */
export function SaveHeart({ event }: { readonly event: Pick<EventSummary, 'series' | 'title'> }) {
  const { isSaved, toggle } = useSaved(event);
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
