import type { User } from '@ascendant/contract/account';
import { actingRole } from '@ascendant/domain/organization/members';
import { landingPath } from '@ascendant/domain/person/landing';
import { isPrivileged, type Role } from '@ascendant/domain/person/roles';
import { productName } from '@ascendant/domain/site/brand';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { useHydrated } from '../ui/late/use-hydrated';
import { ErrorState } from '../ui/layout/ErrorState';
import { useAuth, type Auth } from './AuthProvider';
import { CentredSpinner } from './CentredSpinner';

interface GuardProps {
  readonly children: ReactNode;
}

/** Lets signed-in people through; others go to /auth and come back after it. */
export function RequireUser({ children }: GuardProps) {
  return <Guard decide={() => null}>{children}</Guard>;
}

/** Like RequireUser, but also for people who book without an account. */
export function RequirePerson({ children }: GuardProps) {
  return (
    <Guard decide={() => null} guests="all">
      {children}
    </Guard>
  );
}

/** Like RequirePerson, but only for guests who have proven their mailbox. */
export function RequireKnown({ children }: GuardProps) {
  return (
    <Guard decide={() => null} guests="proven">
      {children}
    </Guard>
  );
}

/** Like RequireUser, but travellers who haven't finished onboarding go there first. */
export function RequireProfile({ children }: GuardProps) {
  return <Guard decide={(user) => (needsOnboarding(user) ? paths.onboarding : null)}>{children}</Guard>;
}

interface RoleGuardProps extends GuardProps {
  readonly roles: readonly Role[];
  /** What signed-in people of other roles are told instead of being sent to /. */
  readonly denied?: string | undefined;
}

/** Like RequireUser, but only for those who act in some roles; others go to /, and admins without the second factor they need set it up first. */
export function RequireRole({ roles, denied, children }: RoleGuardProps) {
  const { user } = useAuth();
  const isAmong = (person: User) => roles.includes(actingRole(person, person.organization));
  const decide = (person: User) => {
    if (!isAmong(person)) return paths.home;
    return person.needsSecondFactor ? paths.secondFactor : null;
  };
  if (user && denied !== undefined && !isAmong(user)) return <AccessDenied sentence={denied} />;
  return <Guard decide={decide}>{children}</Guard>;
}

/**
 * Lets travellers through who haven't finished onboarding; admins, organizers and finished travellers go to /.
 * `isFinishing` keeps the completion screen open during its countdown, although the profile is already complete.
 */
export function RequireOnboarding({ isFinishing, children }: GuardProps & { readonly isFinishing: boolean }) {
  return (
    <Guard decide={(user) => (isFinishing || needsOnboarding(user) ? null : paths.home)} remember={false}>
      {children}
    </Guard>
  );
}

interface VisitorGuardProps extends GuardProps {
  readonly redirect: string | null;
  readonly guests?: PassingGuests | undefined;
}

/** Redirects signed-in people away from the sign-in page, by the landing rule. */
export function RequireVisitor({ redirect, guests, children }: VisitorGuardProps) {
  const user = passing(useAuth(), guests);
  return user ? <Navigate to={landingPath(user, redirect)} replace /> : children;
}

export function needsOnboarding(user: User): boolean {
  return !isPrivileged(user) && !user.onboardingCompleted;
}

interface Decision extends GuardProps {
  /** Where to redirect this person; null to let them through. */
  readonly decide: (user: User) => string | null;
  readonly remember?: boolean;
  readonly guests?: PassingGuests;
}

/** Which people without an account may do something: all, or only those who have proven their mailbox. */
export type PassingGuests = 'all' | 'proven';

function passing({ user, known, person }: Auth, guests: PassingGuests | undefined): User | null {
  return guests === undefined ? user : { all: person, proven: known }[guests];
}

function Guard({ decide, remember = true, guests, children }: Decision) {
  const auth = useAuth();
  const { isLoading, isResuming, error, retry } = auth;
  const user = passing(auth, guests);
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  // The server can’t see the token: only the browser can say that someone isn’t signed in.
  if (!user && !isLoading && !isHydrated) return null;
  if (isLoading || isResuming) return <CentredSpinner />;
  if (!user && error) return <UnknownUser onRetry={retry} />;
  if (!user) return <Navigate to={remember ? paths.authThen(pathname + search) : paths.auth} replace />;
  const elsewhere = decide(user);
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />;
}

/** A page that was opened without the right to it. */
function AccessDenied({ sentence }: { readonly sentence: string }) {
  return (
    <main className="container section stack">
      <h1 role="alert">{sentence}</h1>
      <p>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </p>
    </main>
  );
}

/** We couldn't find out who is signed in, so the page offers a retry instead of redirecting to the sign-in page. */
function UnknownUser({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="container section">
      <ErrorState
        title={`We couldn’t reach ${productName}`}
        text="Check your connection and try again."
        level={1}
        onRetry={onRetry}
      />
    </main>
  );
}
