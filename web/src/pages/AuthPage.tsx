import { safeRedirect } from '@ascendant/domain/person/landing';
import { productName } from '@ascendant/domain/site/brand';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RequireVisitor } from '../auth/guards';
import { eventDetailQuery } from '../data/events';
import authFormStyles from '../features/auth/AuthForm.module.css';
import { isRegistering, SignIn } from '../features/auth/SignIn';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';

/** /auth and /login: sign in, register, verify. Anyone already signed in is redirected. */
export function AuthPage() {
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  const eventId = eventIdOf(redirect);
  usePageHead({
    title: isRegistering(params) ? 'Create an account' : 'Sign In',
    description: `Sign in to ${productName}, or create an account.`,
    canonicalPath: paths.auth,
  });
  return (
    <RequireVisitor redirect={redirect}>
      <SignIn
        note={eventId === null ? null : <EventNote id={eventId} />}
        reason={isAt(redirect, paths.profile) ? 'Please log in to view your profile' : null}
      />
    </RequireVisitor>
  );
}

/** Tells users who came to book an event that we'll take them back to it. */
function EventNote({ id }: { readonly id: string }) {
  const { data: event } = useQuery(eventDetailQuery(id));
  if (!event) return null;
  return (
    <p className={classNames(authFormStyles.after, 'meta')}>
      You were about to book <b>{event.title}</b>. We’ll take you back there.
    </p>
  );
}

/** Whether a redirect leads to a page. */
function isAt(redirect: string | null, path: string): boolean {
  return redirect?.split(/[?#]/, 1)[0] === path;
}

/** The event that a redirect leads to; null for any other page. */
function eventIdOf(redirect: string | null): string | null {
  return /^\/events\/(\d+)(?:[?#]|$)/.exec(redirect ?? '')?.[1] ?? null;
}
