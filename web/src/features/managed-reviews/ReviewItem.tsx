import { productName } from '@ascendant/domain/site/brand';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ManagedReview, ReviewReader } from '../../data/managed-reviews';
import { paths } from '../../paths';
import { Stars } from '../../ui/chart/Stars';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { StatusBadge } from '../../ui/layout/Badge';
import { dayText, localDay } from '../../ui/text/day-text';
import { ResponseForm } from './ResponseForm';
import { ReviewButtons } from './ReviewButtons';
import styles from './ReviewItem.module.css';

const EditForm = lazyDialog(async () => (await import('./EditForm')).EditForm);

interface ReviewItemProps {
  readonly review: ManagedReview;
  readonly reader: ReviewReader;
}

/** One review with its answer, its actions, and the form that's open in it. */
export function ReviewItem({ review, reader }: ReviewItemProps) {
  const [open, setOpen] = useState<'nothing' | 'response' | 'edit'>('nothing');
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    setOpen('nothing');
    // The button that opened the form comes back, so focus goes to the review.
    item.current?.focus();
  };
  return (
    <li className={styles.review} ref={item} data-row tabIndex={-1} aria-labelledby={`review-${review.id}`}>
      <Head review={review} hasStars={open !== 'edit'} />
      {open === 'edit' ? (
        <EditForm review={review} onClose={close} />
      ) : (
        <p className={classNames(styles.text, review.isJunk && 'faint')}>{review.comment}</p>
      )}
      {review.editedAt === null ? null : (
        <p className="meta">{`Edited by ${productName}, ${dateOf(review.editedAt)}`}</p>
      )}
      {open === 'response' ? (
        <ResponseForm review={review} reader={reader} onClose={close} />
      ) : (
        <Answer review={review} />
      )}
      <ReviewButtons review={review} reader={reader} isFormOpen={open !== 'nothing'} onOpen={setOpen} />
    </li>
  );
}

function Head({ review, hasStars }: { readonly review: ManagedReview; readonly hasStars: boolean }) {
  return (
    <div className={styles.head}>
      <p className="row wrap" id={`review-${review.id}`}>
        {hasStars ? <Stars rating={review.rating} /> : null}
        <b>{review.userName}</b>
        <span className="meta numeric">{dateOf(review.createdAt)}</span>
        <State review={review} />
      </p>
      <Link className="link meta" to={paths.event(review.eventId)}>
        {review.eventTitle}
      </Link>
    </div>
  );
}

function State({ review }: Pick<ReviewItemProps, 'review'>) {
  if (review.isJunk) return <StatusBadge tone="poor" text="Junk" />;
  return review.adminResponse === null ? null : <StatusBadge tone="good" text="Responded" />;
}

function Answer({ review: { adminResponse, respondedAs, respondedAt } }: Pick<ReviewItemProps, 'review'>) {
  if (adminResponse === null) return null;
  return (
    <blockquote className={styles.answer}>
      <p className="meta">
        <b>{respondedAs === 'ascendant' ? `${productName} responded` : 'The organizer responded'}</b>
        <span>{respondedAt === null ? '' : `, ${dateOf(respondedAt)}`}</span>
      </p>
      <p className={styles.text}>{adminResponse}</p>
    </blockquote>
  );
}

function dateOf(instant: string): string {
  return dayText(localDay(new Date(instant)), 'short');
}
