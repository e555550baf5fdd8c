import type { MyReview } from '@ascendant/contract/opinion';
import { Dialog } from '../../ui/dialog/Dialog';
import { ReviewForm } from './ReviewForm';

interface ReviewDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly own: MyReview['review'];
  readonly onClose: () => void;
}

/** Writes the person's review of an event, or changes it. Source: docs/rules/people.md, "Feedback and reviews". */
export function ReviewDialog({ event, own, onClose }: ReviewDialogProps) {
  return (
    <Dialog onClose={onClose} guardsTyping title={own === null ? 'Write a review' : 'Change your review'}>
      <ReviewForm event={event} own={own} onDone={onClose} />
    </Dialog>
  );
}
