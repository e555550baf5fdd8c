import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { eventDetailQuery } from '../data/event';
import { PriceLines } from '../features/my-bookings/PriceLines';
import { useDialogAddress } from '../ui/dialog/dialog-address';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const AddPeopleDialog = lazyDialog(async () => (await import('../features/booking/AddPeopleDialog')).AddPeopleDialog);

interface AddPeopleAtAddressProps {
  readonly booking: MyBooking;
  /** The page behind the dialog. */
  readonly page: string;
}

/** The dialog that adds people to a booking, when its page's address asks for it. */
export function AddPeopleAtAddress({ booking, page }: AddPeopleAtAddressProps) {
  const { person: user } = useAuth();
  const { data: event } = useQuery(eventDetailQuery(String(booking.event.id)));
  const { close } = useDialogAddress(page);
  const navigate = useNavigate();
  if (!user || !event || booking.canAdd !== true) return null;
  return (
    <AddPeopleDialog
      booking={booking}
      event={event}
      user={user}
      Lines={PriceLines}
      onClose={close}
      onLeave={(path) => void navigate(path, { replace: true })}
    />
  );
}
