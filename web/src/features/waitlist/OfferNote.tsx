import type { WaitlistEntry } from '../../data/waitlist';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';
import { DialogLink } from '../../ui/dialog/DialogLink';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { instantText } from '../../ui/text/instant-text';
import { keptText, timeLeftText } from './waitlist-labels';

/** What's offered, and until when, in the reader's time zone. */
export function OfferNote({ offer }: { readonly offer: NonNullable<WaitlistEntry['offer']> }) {
  const seconds = useSecondsLeft(Date.parse(offer.expiresAt));
  if (seconds === 0) {
    return (
      <Note tone="poor">
        <Icon name="clock" />
        <p>
          <b>This offer has expired.</b> We’re offering the seats to the next party in line.
        </p>
      </Note>
    );
  }
  return (
    <Note tone="good">
      <Icon name="check" />
      <p>
        <b>{`${keptText(offer.seats)} until ${instantText(offer.expiresAt)}`}</b>
        <span className="numeric">{` · ${timeLeftText(seconds)}`}</span>
      </p>
    </Note>
  );
}

/** A link from an open offer to its booking. */
export function TakeOffer({ entry, isLarge = false }: { readonly entry: WaitlistEntry; readonly isLarge?: boolean }) {
  const seconds = useSecondsLeft(entry.offer ? Date.parse(entry.offer.expiresAt) : 0);
  if (seconds === 0) return null;
  return (
    <DialogLink
      className={buttonClass({ kind: 'primary', ...(isLarge && { size: 'large', block: true }) })}
      to={paths.bookEvent(entry.eventId)}
    >
      Book Now
    </DialogLink>
  );
}
