import type { EventDetail } from '@ascendant/contract/event';
import { saleOf } from '@ascendant/contract/event-sale';
import { useAuth } from '../../auth/AuthProvider';
import { usePartyOfEvent, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { DialogLink } from '../../ui/dialog/DialogLink';
import { Note } from '../../ui/layout/Note';

/**
 * Opens the booking dialog, whose state is in the URL; visitors sign in first, and then it opens by itself. While the session loads, it links to the dialog,
 * which then checks. If nothing is on sale, it shows the reason.
 */
export function BookButton({ event, className }: { readonly event: EventDetail; readonly className: string }) {
  const { person, isLoading } = useAuth();
  const sale = saleOf(event);
  const { text: party, count } = usePartyOfEvent(event);
  if (!sale.isOpen) return <Note as="p">{sale.reason}</Note>;
  const dialog = withParty(paths.bookEvent(event.id), party, count);
  const isKnown = person !== null || isLoading;
  return (
    <DialogLink
      className={className}
      to={isKnown ? dialog : paths.authThen(paths.event(event.id))}
      state={isKnown ? undefined : { dialog }}
    >
      {sale.action}
    </DialogLink>
  );
}
