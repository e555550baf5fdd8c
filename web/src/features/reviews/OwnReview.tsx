import { useQuery } from '@tanstack/react-query';
import { myReviewQuery } from '../../data/opinions';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';
import { DialogLink } from '../../ui/dialog/DialogLink';

/** Opens the review dialog of an event for those who were there; nothing for everyone else. */
export function OwnReview({ eventId }: { readonly eventId: number }) {
  const { data } = useQuery(myReviewQuery(eventId));
  if (!data || (data.review === null && !data.mayWrite)) return null;
  return (
    <DialogLink to={paths.reviewEvent(eventId)} className={buttonClass({})}>
      {data.review === null ? 'Write a review' : 'Change your review'}
    </DialogLink>
  );
}
