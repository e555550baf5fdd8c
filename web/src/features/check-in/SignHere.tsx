import type { CheckInTicket } from '@ascendant/contract/check-in';
import type { WaiverText } from '@ascendant/contract/waiver';
import { SignWaiver } from '../../fields/SignWaiver';
import { Dialog } from '../../ui/dialog/Dialog';

interface SignHereProps {
  readonly waiver: WaiverText;
  readonly ticket: CheckInTicket;
  readonly onSign: (signed: { readonly version: number; readonly signedName: string }) => void;
  readonly onClose: () => void;
}

/** The waiver, for someone at the gate to read and sign on this device. It isn't loaded later: it has to work without a network. */
export function SignHere({ waiver, ticket, onSign, onClose }: SignHereProps) {
  const person = { name: ticket.attendeeName, needsGuardian: ticket.needsGuardian ?? ticket.isChild };
  return (
    <Dialog open onClose={onClose} title={`Waiver for ${ticket.attendeeName}`}>
      <SignWaiver waiver={waiver} person={person} isBusy={false} onSign={onSign} />
    </Dialog>
  );
}
