import type { WaitlistEntry } from '../../data/waitlist';
import { Icon } from '../../ui/Icon';
import { instantInWords } from '../../ui/instant-words';
import { Note } from '../../ui/Note';
import { useSecondsLeft } from '../../ui/use-seconds-left';
import { keptInWords, timeLeftInWords } from './waitlist-labels';

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
        <b>
          {keptInWords(offer.seats)} until {instantInWords(offer.expiresAt)}
        </b>
        <span className="numeric"> · {timeLeftInWords(seconds)}</span>
      </p>
    </Note>
  );
}
