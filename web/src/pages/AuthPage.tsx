import { useSearchParams } from 'react-router';
import { safeRedirect } from '@ascendant/domain/person/landing';
import { RequireVisitor } from '../auth/guards';
import { SignIn } from '../features/auth/SignIn';
import { usePageHead } from '../head/use-page-head';

/** /auth and /login: sign in, register, verify. Whoever is signed in lands elsewhere. */
export function AuthPage() {
  const [params] = useSearchParams();
  const redirect = safeRedirect(params.get('redirect'));
  usePageHead({ title: 'Sign In', description: 'Sign in to Ascendant, or create an account.', canonicalPath: '/auth' });
  return (
    <RequireVisitor redirect={redirect}>
      <SignIn />
    </RequireVisitor>
  );
}
