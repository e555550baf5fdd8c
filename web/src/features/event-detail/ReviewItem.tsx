import type { Review } from '@ascendant/contract/opinion';
import { productName } from '@ascendant/domain/site/brand';
import type { ReactNode } from 'react';
import { Stars } from '../../ui/chart/Stars';
import { classNames } from '../../ui/class-names';
import { Avatar } from '../../ui/layout/Avatar';
import { dayText, monthAndYear, localDay } from '../../ui/text/day-text';
import eventSectionsStyles from './EventSections.module.css';

const tones = ['violet', 'blue', 'clay', 'pine'] as const;

interface ReviewItemProps {
  readonly review: Review;
  readonly organizerName: string | null;
  /** Its position in the list, which decides the colour. */
  readonly index: number;
  /** What it's about, where that isn't clear. */
  readonly children?: ReactNode;
}

/** A review with the organizer's response, as one entry of a list. */
export function ReviewItem({ review, organizerName, index, children }: ReviewItemProps) {
  const [firstName = '', lastName = ''] = review.userName.split(' ');
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} tone={tones[index % tones.length] ?? 'pine'} />
      <div className={eventSectionsStyles.tight}>
        <p className={classNames(eventSectionsStyles.reviewHead, 'row wrap space-between')}>
          <b className={eventSectionsStyles.name}>{review.userName}</b>
          <span className={classNames(eventSectionsStyles.reviewRating, 'row meta')}>
            <Stars rating={review.rating} />
            <span>{monthAndYear(review.createdAt)}</span>
          </span>
        </p>
        {children}
        <p className={eventSectionsStyles.text}>{review.comment}</p>
        {review.editedAt === null ? null : (
          <p className="meta">{`Edited by ${productName}, ${dayText(localDay(new Date(review.editedAt)), 'short')}`}</p>
        )}
        {review.response === null ? null : (
          <blockquote>
            <p className="meta">{responderLine(review, organizerName)}</p>
            <p className={eventSectionsStyles.asWritten}>{review.response}</p>
          </blockquote>
        )}
      </div>
    </li>
  );
}

/** 'Organizer, Larch Valley Guides', or 'Ascendant' where an admin answered. */
function responderLine({ respondedAs }: Review, organizerName: string | null) {
  if (respondedAs === 'ascendant') return <b>{productName}</b>;
  return (
    <>
      <b>Organizer</b>
      <span>{organizerName ? `, ${organizerName}` : ''}</span>
    </>
  );
}
