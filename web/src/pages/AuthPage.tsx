import { invitationEnd } from '@ascendant/domain/organization/members';
import { safeRedirect } from '@ascendant/domain/person/landing';
import { productName } from '@ascendant/domain/site/brand';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { RequireVisitor } from '../auth/guards';
import { invitationQuery } from '../data/team';
import authFormStyles from '../features/auth/AuthForm.module.css';
import { useGuestStep } from '../features/auth/code-step';
import { isRegistering, SignIn, type BookingVisitor, type OpenInvitation } from '../features/auth/SignIn';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { askedBooking, rememberBooking } from '../storage/asked-booking';
import { invitationToken } from '../storage/invitation-token';
import { hasSignedInHere } from '../storage/signed-in-here';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { useHydrated } from '../ui/late/use-hydrated';

const BookedEvent = lazyDialog(async () => (await import('../features/event-detail/BookedEvent')).BookedEvent);

/** /auth and /login: sign in, register, verify. Anyone already signed in is redirected. */
export function AuthPage() {
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  const eventId = eventIdOf(redirect);
  const booking = useBookingVisitor(eventId);
  const asked = useAskedBooking(eventId);
  const isGuestStep = useGuestStep();
  // A guest who comes here for anything else wants to sign in.
  const goesOnAsGuest = isOfBookings(redirect) || ((isGuestStep || asked !== null) && isGuests(redirect));
  const invitation = useOpenInvitation(isAt(redirect, paths.invitation));
  usePageHead({
    title: isRegistering(params, booking === 'new') ? 'Create an account' : 'Sign In',
    description: `Sign in to ${productName}, or create an account.`,
    canonicalPath: paths.auth,
  });
  return (
    <RequireVisitor
      redirect={asked ?? redirect}
      guests={goesOnAsGuest ? 'all' : isProvens(redirect) ? 'proven' : undefined}
    >
      <SignIn
        booked={eventId === null || !isGuests(redirect) ? null : <Booked id={eventId} path={asked ?? redirect} />}
        booking={booking}
        takesGuests={isGuests(redirect)}
        opensBookings={isAt(redirect, paths.myBookings)}
        invitation={invitation}
        reason={isAt(redirect, paths.profile) ? 'Please log in to view your profile' : null}
      />
    </RequireVisitor>
  );
}

/** What's being booked, which only the browser knows. @param path of the booking dialog, with the party */
function Booked({ id, path }: { readonly id: string; readonly path: string | null }) {
  const party = path?.split('?', 2)[1] ?? null;
  return (
    <div className={authFormStyles.booked}>
      {useHydrated() ? <BookedEvent id={id} party={party} onClose={() => undefined} /> : null}
    </div>
  );
}

/** Who's on the way to book an event; null on the way to anything else. What's stored here is only known in the browser. */
function useBookingVisitor(eventId: string | null): BookingVisitor | null {
  const isHydrated = useHydrated();
  if (eventId === null) return null;
  return isHydrated && !hasSignedInHere() ? 'new' : 'known';
}

/** The invitation that someone came from, whose secret only the browser has; null if there's none that can be accepted. */
function useOpenInvitation(isAsked: boolean): OpenInvitation | null {
  const isHydrated = useHydrated();
  const { data } = useQuery(invitationQuery(isAsked && isHydrated ? invitationToken('') : null));
  return data && invitationEnd(data.state) === null ? data : null;
}

/**
 * The booking dialog that was asked for in this tab, if it's this event's. It's kept, because the steps of this page are further entries of
 * the history.
 */
function useAskedBooking(eventId: string | null): string | null {
  const { state } = useLocation() as { state: unknown };
  const dialog = typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : null;
  useEffect(() => {
    if (typeof dialog === 'string') rememberBooking(dialog);
  }, [dialog]);
  const asked = safeRedirect(typeof dialog === 'string' ? dialog : askedBooking());
  return eventId !== null && eventIdOf(asked) === eventId ? asked : null;
}

/** Whether a redirect leads to what's written to others, or waits for them: that needs an account, or a proven mailbox. */
function isProvens(redirect: string | null): boolean {
  return /[?&](?:message|review)\b|#waitlist$|^\/messages\b/.test(redirect ?? '');
}

/** Whether a redirect leads to booking, or to what's booked: people without an account may do that. */
function isGuests(redirect: string | null): boolean {
  if (isProvens(redirect)) return false;
  return isOfBookings(redirect) || eventIdOf(redirect) !== null;
}

function isOfBookings(redirect: string | null): boolean {
  if (isProvens(redirect)) return false;
  return [paths.myBookings, paths.checkout, paths.paymentSuccess].some((path) => isAt(redirect, path));
}

/** Whether a redirect leads to a page. */
function isAt(redirect: string | null, path: string): boolean {
  return redirect?.split(/[?#]/, 1)[0] === path;
}

/** The event that a redirect leads to; null for any other page. */
function eventIdOf(redirect: string | null): string | null {
  return /^\/events\/(\d+)(?:[?#]|$)/.exec(redirect ?? '')?.[1] ?? null;
}
