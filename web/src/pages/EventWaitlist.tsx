import type { EventDetail } from '@ascendant/contract/event';
import { waitlistPromise } from '@ascendant/domain/booking/waitlist';
import { Suspense } from 'react';
import { useAuth } from '../auth/AuthProvider';
import waitlistStyles from '../features/waitlist/Waitlist.module.css';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Skeleton } from '../ui/layout/Skeleton';

const Waitlist = lazyPage(async () => (await import('../features/waitlist/Waitlist')).Waitlist);

/** The waitlist of a sold-out event; visitors sign in first. */
export function EventWaitlist({ event }: { readonly event: EventDetail }) {
  const { known: user, isLoading } = useAuth();
  const skeleton = <Skeleton shape="block" className={waitlistStyles.skeleton} />;
  if (isLoading) return skeleton;
  if (!user) {
    return (
      <>
        <ButtonLink kind="primary" size="large" block to={paths.authThen(`${paths.event(event.id)}#waitlist`)}>
          Join the waitlist
        </ButtonLink>
        <p className="meta">{waitlistPromise}</p>
      </>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <Waitlist eventId={event.id} capacity={event.capacity} />
    </Suspense>
  );
}
