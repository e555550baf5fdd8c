import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';

const BookingDialog = lazy(async () => ({
  default: (await import('../features/booking/BookingDialog')).BookingDialog,
}));

/** The booking dialog, open while the address says `book`; visitors sign in first. Its code comes with the first booking. */
export function EventBooking({ event }: { readonly event: EventDetail }) {
  const { user, isLoading } = useAuth();
  const [search, setSearch] = useSearchParams();
  if (!search.has('book') || isLoading) return null;
  if (!user) return <Navigate to={paths.authThen(paths.event(event.id))} replace />;
  return (
    <Suspense fallback={null}>
      <BookingDialog event={event} open onClose={() => setSearch({}, { replace: true, preventScrollReset: true })} />
    </Suspense>
  );
}
