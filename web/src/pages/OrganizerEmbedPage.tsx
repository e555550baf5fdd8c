import { EmbedBuilder } from '../features/embed/EmbedBuilder';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/embed: the code that shows events on one's own site, with a preview. */
export function OrganizerEmbedPage() {
  return (
    <>
      <AreaHead title="Embed your events" />
      <EmbedBuilder />
    </>
  );
}
