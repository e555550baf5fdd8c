import type { User } from '@ascendant/contract/account';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../data/current-user';
import { managedEventsQuery } from '../data/managed-events';
import { EmbedBuilder } from '../features/embed/EmbedBuilder';
import { AreaHead } from '../shell/AreaHead';

/** Whose events a member of an organization shows: the organization's. */
function hostOf({ organization, id, displayName, firstName, lastName }: User) {
  if (organization !== null) return { id: organization.organizerId, name: organization.name };
  return { id, name: displayName ?? `${firstName} ${lastName}`.trim() };
}

/** /organizer/embed: the code that shows events on one's own site, with a preview. */
export function OrganizerEmbedPage() {
  const { data: user } = useQuery(currentUserQuery);
  const isAdmin = user?.isAdmin ?? false;
  const { data: published, isError } = useQuery({
    ...managedEventsQuery('organizer', { status: 'published', limit: 1 }),
    enabled: !isAdmin,
  });
  return (
    <>
      <AreaHead title="Embed your events" />
      {user ? (
        <EmbedBuilder
          organizer={hostOf(user)}
          hasEvents={isAdmin || isError ? true : published && published.all > 0}
          isAdmin={isAdmin}
        />
      ) : null}
    </>
  );
}
