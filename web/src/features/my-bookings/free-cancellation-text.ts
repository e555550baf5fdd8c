import { sentence } from '../../ui/text/sentence';
import { momentText } from '../../ui/text/time-text';

/** Why, and until when, a booking can be cancelled for everything: its event has moved. @param event whose clocks show it */
export function freeCancellationText(until: string, event: Parameters<typeof momentText>[1]): string {
  return `The organizer moved this event. ${sentence(`You can cancel for a full refund until ${momentText(until, event)}`)}`;
}
