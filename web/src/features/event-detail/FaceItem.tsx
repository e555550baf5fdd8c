import type { Face } from '@ascendant/contract/host';
import type { AnswerTime } from '@ascendant/domain/person/face';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/layout/Avatar';
import eventSectionsStyles from './EventSections.module.css';
import { FaceFacts } from './FaceFacts';

interface FaceItemProps {
  readonly face: Face;
  readonly verb: 'Hosting' | 'Guiding';
  /** How soon they usually answer, if that's known. */
  readonly answers?: AnswerTime | null;
  /** Their name, as a link. */
  readonly children?: ReactNode;
}

/** Someone who hosts or guides, as one entry of a list. */
export function FaceItem({ face, verb, answers = null, children }: FaceItemProps) {
  return (
    <li>
      <Avatar firstName={face.name} pictureUrl={face.picture} size="large" />
      <div className={eventSectionsStyles.tight}>
        {children ?? <b className={eventSectionsStyles.name}>{face.name}</b>}
        <FaceFacts face={face} verb={verb} answers={answers} />
      </div>
    </li>
  );
}

/** Guides, as further entries. */
export function GuideItems({ guides }: { readonly guides: readonly Face[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- two guides may have one name, and they never move
  return guides.map((guide, index) => <FaceItem key={index} face={guide} verb="Guiding" />);
}
