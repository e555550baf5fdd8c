import { clockText } from '@ascendant/domain/date-form';
import { decisionDay, decisionTime } from '@ascendant/domain/event/runs-from';
import { datedTitle, localTimeText, longDayText } from '../../mail/date-text';
import type { MailOrder } from '../../mail/mail-queue.repository';
import type { RunningDate } from './runs-from.repository';

interface TooFewMail {
  readonly kind: 'event_few_booked' | 'event_too_few';
  readonly date: Pick<
    RunningDate,
    'id' | 'title' | 'startDate' | 'startTime' | 'timezone' | 'runsFrom' | 'decideDaysBefore' | 'booked'
  >;
  readonly firstName: string;
  /** The site's address, for links. */
  readonly publicUrl: string;
}

/** The email to those who manage a date, a day before it's decided, and the one that says that it was cancelled. */
export function tooFewMail({
  kind,
  date,
  firstName,
  publicUrl,
}: TooFewMail): Pick<MailOrder, 'kind' | 'subject' | 'letter'> {
  const { id, title, booked } = date;
  const needed = date.runsFrom ?? 0;
  const facts = [
    ['When', localTimeText(date.startDate, date.startTime, date.timezone)],
    ['Booked', `${booked} of ${needed}`],
  ] as const;
  if (kind === 'event_too_few') {
    return {
      kind,
      subject: `Cancelled, too few booked: ${datedTitle(date)}`,
      letter: {
        heading: 'Too few people booked this date',
        paragraphs: [
          `Hello ${firstName}, ${title} needed ${needed} people, and fewer had booked when it was decided. We've cancelled this date. We'll refund everyone who booked, and email them.`,
        ],
        facts,
        link: { label: 'Your events', url: `${publicUrl}/organizer/events` },
      },
    };
  }
  return {
    kind,
    subject: `Too few have booked so far: ${datedTitle(date)}`,
    letter: {
      heading: 'Does this date take place?',
      paragraphs: [
        `Hello ${firstName}, ${title} needs ${needed} people, and fewer have booked so far. ${whenDecided(date)} If fewer have booked by then, we'll cancel this date and refund everyone in full.`,
        'You can decide now that it takes place all the same, or cancel it.',
      ],
      facts,
      link: { label: 'Decide', url: `${publicUrl}/organizer/events/${id}/edit?runs=1` },
    },
  };
}

/** The day, or a day from now if that's later: those who manage it have a day to decide in any case. */
function whenDecided({ startDate, decideDaysBefore }: TooFewMail['date']): string {
  const day = longDayText(decisionDay(startDate, decideDaysBefore ?? 0));
  return `It's decided on ${day} at ${clockText(decisionTime)}, where it takes place, and a day from now at the earliest.`;
}
