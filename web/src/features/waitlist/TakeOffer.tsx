import type { WaitlistEntry } from '../../data/waitlist';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/button-class';
import { DialogLink } from '../../ui/dialog/DialogLink';
import { useSecondsLeft } from '../../ui/late/use-seconds-left';

interface TakeOfferProps {
  readonly entry: WaitlistEntry;
  readonly isLarge?: boolean;
}

/** A link from an open offer to its booking. */
export function TakeOffer({ entry, isLarge = false }: TakeOfferProps) {
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
