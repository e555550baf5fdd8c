import { maxMessagesPerDay, messageDayHours } from '@ascendant/domain/event/message';
import { numberText } from '@ascendant/domain/site/locale';
import { instantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';

/** '1 person', '7 people'. */
export function peopleText(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** What to know before sending: who would get it, and when the next message is possible. @param nextAt null for now */
export function nextText(recipients: number, nextAt: string | null): string {
  const limit = `You can send ${maxMessagesPerDay} messages in ${messageDayHours} hours`;
  if (nextAt !== null) return sentence(`${limit}. You can send the next one from ${instantText(nextAt)}`);
  return recipients === 0 ? 'Once people book, you can message them here.' : `${limit}.`;
}

/** '7 of 7', and what became of the others. */
export function deliveryText({ recipients, delivered, failed }: Record<'recipients' | 'delivered' | 'failed', number>) {
  const waiting = Math.max(0, recipients - delivered - failed);
  const notes = [
    failed === 0 ? '' : `${failed} couldn’t be delivered`,
    waiting === 0 ? '' : `${waiting} on ${waiting === 1 ? 'its' : 'their'} way`,
  ].filter((note) => note !== '');
  return { count: `${delivered} of ${recipients}`, note: notes.join(', ') };
}
