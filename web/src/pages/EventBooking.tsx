import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import { useAuth } from '../auth/AuthProvider';

const BookingDialog = lazy(async () => ({
  default: (await import('../features/booking/BookingDialog')).BookingDialog,
}));

/** The booking dialog, open while the address says `book`. Its code comes with the first booking. */
export function EventBooking({ event }: { readonly event: EventDetail }) {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('book') && user !== null;
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <BookingDialog
        event={event}
        open={isOpen}
        onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  );
}
