import type { WaitlistEntry } from '../../data/waitlist';
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
