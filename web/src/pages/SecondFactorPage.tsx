import { landingPath } from '@ascendant/domain/person/landing';
import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { SecondFactorCard } from '../features/second-factor/SecondFactorCard';
import { ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { Note } from '../ui/layout/Note';
import styles from './SecondFactorPage.module.css';

/** /second-factor: where an admin is led who has yet to set up the second factor that admins need. Source: rule FAC-01. */
export function SecondFactorPage() {
  const { user } = useAuth();
  return (
    <RequireUser>
      <main className={classNames(styles.page, 'container')}>
        <h1>Keep your account safe</h1>
        {user?.needsSecondFactor ? (
          <Note tone="info">Admins sign in with two steps. Set up the second one, and the admin area opens.</Note>
        ) : null}
        <SecondFactorCard />
        {user === null || user.needsSecondFactor ? null : (
          <p>
            <ButtonLink kind="primary" to={landingPath(user, null)}>
              Continue
            </ButtonLink>
          </p>
        )}
      </main>
    </RequireUser>
  );
}
