import { useAuth } from '../auth/AuthProvider';
import { AccountCards } from '../features/account/AccountCards';
import { AccountInfo } from '../features/account/AccountInfo';
import { EmailCard } from '../features/account/EmailCard';
import { PasswordCard } from '../features/account/PasswordCard';
import { TestTicketCard } from '../features/account/TestTicketCard';
import { AreaHead } from '../shell/AreaHead';
import { AccountSafety } from './AccountSafety';

/** /admin/account: an admin's own account, and the test of the emailed ticket. Source: specification 2, section 2 (Admin Settings page). */
export function AdminAccountPage() {
  const { user } = useAuth();
  // The area's guard lets admins through only.
  if (!user) return null;
  return (
    <>
      <AreaHead title="Account" />
      <AccountCards>
        <AccountInfo user={user} />
        <PasswordCard username={user.username} isAdmin />
        <EmailCard email={user.email} />
        <TestTicketCard />
        <AccountSafety user={user} />
      </AccountCards>
    </>
  );
}
