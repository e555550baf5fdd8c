import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { EventDetail } from '@ascendant/contract/event';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { Skeleton } from '../ui/Skeleton';

const Waitlist = lazy(async () => ({ default: (await import('../features/waitlist/Waitlist')).Waitlist }));

/** The waitlist of a sold-out event; visitors sign in first. */
export function EventWaitlist({ event }: { readonly event: EventDetail }) {
  const { user, isLoading } = useAuth();
  const skeleton = <Skeleton shape="block" className="waitlist-skeleton" />;
  if (isLoading) return skeleton;
  if (!user) {
    return (
      <>
        <Link className="btn btn-primary btn-lg btn-block" to={paths.authThen(paths.event(event.id))}>
          Join the waitlist
        </Link>
        <p className="meta">We write to you when places come free, and keep them for you for 24 hours.</p>
      </>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <Waitlist eventId={event.id} capacity={event.capacity} />
    </Suspense>
  );
}
