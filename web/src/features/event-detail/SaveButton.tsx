import type { EventDetail } from '@ascendant/contract/event';
import { Link } from 'react-router';
import saveStyles from '../../fields/SaveHeart.module.css';
import { useSaved } from '../../fields/use-saved';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';

/** Saves the event to come back to, or removes it. */
export function SaveButton({ event }: { readonly event: EventDetail }) {
  const { isSaved, toggle } = useSaved(event);
  return (
    <>
      <Button size="small" className={isSaved ? saveStyles.saved : undefined} aria-pressed={isSaved} onClick={toggle}>
        <Icon name="heart" size="small" />
        Save
      </Button>
      {isSaved ? (
        <Link className="link meta" to={paths.savedEvents}>
          See saved events
        </Link>
      ) : null}
    </>
  );
}
