import type { Surprise, StoredList } from '../../storage/gate-store';
import { dayOfYear } from '../../ui/day-words';
import type { IconName } from '../../ui/icon-shapes';
import type { Verdict } from './gate';

export interface VerdictWords {
  readonly title: string;
  readonly detail: string;
  /** Whether somebody may come in; its shape and colour follow from it. */
  readonly tone: 'go' | 'stop' | 'ask';
  readonly icon: IconName;
}

/** What a scan came to, in words that say it all without sound or colour. Source: docs/rules/tickets.md, "Check-in". */
export function verdictWords(verdict: Verdict, list: StoredList | null): VerdictWords {
  const zone = list?.event.timezone ?? 'UTC';
  const since = verdict.ticket?.checkedInAt;
  switch (verdict.outcome) {
    case 'admitted':
      return { title: 'Admitted', detail: byItself(verdict), tone: 'go', icon: 'check' };
    case 'duplicate':
      return {
        title: since ? `Already in since ${clockAt(since, zone)}` : 'Already in',
        detail: 'This ticket has let somebody in before.',
        tone: 'stop',
        icon: 'clock',
      };
    case 'void':
      return {
        title: 'Void',
        detail: 'The booking was cancelled. The ticket is worth nothing.',
        tone: 'stop',
        icon: 'x',
      };
    case 'other_event':
      return { title: 'Not this event', detail: 'The ticket is for another event.', tone: 'stop', icon: 'cal' };
    case 'unknown':
      return { title: 'No ticket', detail: 'This is not a code of ours.', tone: 'stop', icon: 'x' };
    case 'not_listed':
      return { title: 'Not on the list', detail: notListed(list, zone), tone: 'ask', icon: 'warn' };
  }
}

/** Since when the list is what it is: '09:41', and with its day where that is not today. */
export function clockAt(instant: string, timeZone: string, now = new Date()): string {
  const at = new Date(instant);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)];
  return day === today ? clock.format(at) : `${dayOfYear(day)}, ${clock.format(at)}`;
}

/** What became of somebody who was let in, or not, without the server's word. */
export function surpriseWords(surprise: Surprise, timeZone: string): string {
  const here = clockAt(surprise.scannedAt, timeZone);
  const since = surprise.checkedInAt === null ? '' : ` since ${clockAt(surprise.checkedInAt, timeZone)}`;
  const was =
    surprise.shown === 'admitted' ? `came in here at ${here} without network` : `was turned away here at ${here}`;
  const is: Readonly<Record<Surprise['outcome'], string>> = {
    admitted: 'but the ticket was good',
    duplicate: `but was in already${since}, through another device`,
    void: 'but the ticket was void: its booking had been cancelled',
    unknown: 'but the ticket is not known any more',
    other_event: 'but the ticket is for another event',
  };
  return `${surprise.attendeeName} ${was}, ${is[surprise.outcome]}.`;
}

function byItself({ isConfirmed }: Verdict): string {
  return isConfirmed ? 'Welcome.' : 'By the list of this device, without network.';
}

function notListed(list: StoredList | null, zone: string): string {
  return list === null
    ? 'There is no list on this device.'
    : `The list is of ${clockAt(list.serverTime, zone)}. It can be asked again when there is network.`;
}

/** YYYY-MM-DD of an instant somewhere. */
function dayAt(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}
