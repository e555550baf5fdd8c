import type { Face } from '@ascendant/contract/host';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/layout/Avatar';
import eventSectionsStyles from './EventSections.module.css';
import { FaceFacts } from './FaceFacts';

interface FaceItemProps {
  readonly face: Face;
  readonly verb: 'Hosting' | 'Guiding';
  /** What else is known: how soon they answer. */
  readonly more?: string | null;
  /** Their name, as a link. */
  readonly children?: ReactNode;
}

/** Someone who hosts or guides, as one entry of a list. */
export function FaceItem({ face, verb, more, children }: FaceItemProps) {
  return (
    <li>
      <Avatar firstName={face.name} pictureUrl={face.picture} size="large" />
      <div className={eventSectionsStyles.tight}>
        {children ?? <b className={eventSectionsStyles.name}>{face.name}</b>}
        <FaceFacts face={face} verb={verb} more={more ?? null} />
      </div>
    </li>
  );
}
