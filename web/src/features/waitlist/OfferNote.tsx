import { Icon } from '../../ui/Icon';
import { instantInWords } from '../../ui/instant-words';
import { Note } from '../../ui/Note';
import { useSecondsLeft } from '../../ui/use-seconds-left';
import { keptInWords, timeLeftInWords } from './waitlist-words';
import type { WaitlistEntry } from '../../data/waitlist';

/** What is kept, and until when, by the clock of whoever reads it. */
export function OfferNote({ offer }: { readonly offer: NonNullable<WaitlistEntry['offer']> }) {
  const seconds = useSecondsLeft(Date.parse(offer.expiresAt));
  if (seconds === 0) {
    return (
      <Note tone="poor">
        <Icon name="clock" />
        <p>
          <b>The time is over.</b> The next in line is asked now.
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
