import { useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { InvitationCard } from '../features/invitation/InvitationCard';
import { usePageHead } from '../head/use-page-head';
import { invitationToken } from '../storage/invitation-token';
import { classNames } from '../ui/class-names';
import { useHydrated } from '../ui/late/use-hydrated';
import styles from './InvitationPage.module.css';

/** /invitation: accepts an invitation to an organization. Its secret is behind the #, which browsers don't send. */
export function InvitationPage() {
  usePageHead({ title: 'Invitation', isPrivate: true });
  const { user, isLoading } = useAuth();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  return (
    <main className={classNames(styles.page, 'container')}>
      {isLoading || !isHydrated ? (
        <CentredSpinner label="Loading the invitation" />
      ) : (
        <InvitationCard token={invitationToken(hash)} user={user} />
      )}
    </main>
  );
}
