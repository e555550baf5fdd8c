import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../data/current-user';
import { EmbedBuilder } from '../features/embed/EmbedBuilder';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/embed: the code that shows events on one's own site, with a preview. */
export function OrganizerEmbedPage() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <>
      <AreaHead title="Embed your events" />
      {user ? (
        <EmbedBuilder
          organizer={{ id: user.id, name: user.displayName ?? `${user.firstName} ${user.lastName}`.trim() }}
          isAdmin={user.isAdmin}
        />
      ) : null}
    </>
  );
}
