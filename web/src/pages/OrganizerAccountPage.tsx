import { roleOf } from '@ascendant/domain/person/roles';
import { useAuth } from '../auth/AuthProvider';
import { AccountCards } from '../features/account/AccountCards';
import { OrganizerProfile } from '../features/account/OrganizerProfile';
import { OwnFace } from '../features/account/OwnFace';
import { PasswordCard } from '../features/account/PasswordCard';
import { AreaHead } from '../shell/AreaHead';
import { AccountSafety } from './AccountSafety';

/** /organizer/account: an organizer's own account. Source: specification 2, section 2 (Organizer dashboard). */
export function OrganizerAccountPage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <AreaHead title="Account" />
      <AccountCards>
        <OrganizerProfile key={user.id} user={user} />
        <OwnFace user={user} />
        <PasswordCard username={user.username} isAdmin={roleOf(user) === 'admin'} />
        <AccountSafety user={user} />
      </AccountCards>
    </>
  );
}
