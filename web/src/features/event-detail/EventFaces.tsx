import type { EventDetail } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventHostQuery } from '../../data/hosts';
import { paths } from '../../paths';
import eventSectionsStyles from './EventSections.module.css';
import { FaceItem, GuideItems } from './FaceItem';

/** Who hosts an event, and who leads that date; nothing while it's being read. */
export function EventFaces({ event: { id, hostId } }: { readonly event: Pick<EventDetail, 'id' | 'hostId'> }) {
  const { data: host } = useQuery(eventHostQuery(hostId, id));
  if (!host) return null;
  return (
    <section className={eventSectionsStyles.section} aria-labelledby="faces">
      <h2 id="faces">{host.guides.length === 0 ? 'Your host' : 'Your host and guides'}</h2>
      <ul className={eventSectionsStyles.reviews}>
        <FaceItem face={host} verb="Hosting" answers={host.answerTime}>
          <Link className="link" to={paths.host(host.id)}>
            {host.name}
          </Link>
        </FaceItem>
        <GuideItems guides={host.guides} />
      </ul>
    </section>
  );
}
