import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../paths';
import { MessageAtAddress } from './MessageAtAddress';
import { ReviewAtAddress } from './ReviewAtAddress';

interface EventDialogProps {
  readonly event: EventDetail;
  /** Otherwise it's a message to the host. */
  readonly isReview: boolean;
}

/** The dialog that the event page's address asks for, besides booking. */
export function EventDialog({ event, isReview }: EventDialogProps) {
  const page = paths.event(event.id);
  return isReview ? <ReviewAtAddress event={event} page={page} /> : <MessageAtAddress event={event} page={page} />;
}
