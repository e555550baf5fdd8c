import { bookingEmailReach } from '@ascendant/domain/event/booking-emails';
import { useAuth } from '../auth/AuthProvider';
import { MemberBookingEmails } from '../features/account/MemberBookingEmails';
import { OwnFace } from '../features/account/OwnFace';
import { OwnMembership } from '../features/team/OwnMembership';
import { TeamScreen } from '../features/team/TeamScreen';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/team: the people of the organization, for its owners; for other members, what they are in it. */
export function TeamPage() {
  const { user } = useAuth();
  const organization = user?.organization ?? null;
  return (
    <>
      <AreaHead title="Team" />
      {user !== null && organization?.role === 'owner' ? <TeamScreen ownId={user.id} /> : null}
      {user !== null && organization !== null && organization.role !== 'owner' ? (
        <div className="stack-wide">
          {bookingEmailReach[organization.role] === 'none' ? null : <MemberBookingEmails key={user.id} user={user} />}
          {organization.role === 'guide' ? <OwnFace user={user} /> : null}
          <OwnMembership organization={organization} />
        </div>
      ) : null}
    </>
  );
}
