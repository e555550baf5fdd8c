import { moveTermsText } from '@ascendant/domain/booking/move-answer';
import { meetingLinkLabel, meetingPlaceUrl, spotText } from '@ascendant/domain/event/meeting-place';
import type { Database } from '../../../database/database';
import { longDayText } from '../../../mail/date-text';
import { whenAndWhere } from '../../../mail/event-facts';
import type { Letter, LetterFact } from '../../../mail/letter';
import type { Recipient } from '../../../mail/recipient.repository';
import { tickets } from '../../tickets/tickets.module';

interface AskedMove {
  /** One sentence per change. */
  readonly lines: readonly string[];
  readonly question: MoveQuestion;
}

interface MoveQuestion {
  readonly bookingId: number;
  /** The day by which the organizer asks for an answer; null if by none. */
  readonly day: string | null;
  /** The booking cost nothing. */
  readonly isFree: boolean;
  /** The event has other dates. */
  readonly canChangeDate: boolean;
  /** Where they take the new day without signing in; it holds the proof. */
  readonly link: string;
}

/** Asks whether someone comes on the day that their date was moved to, with a link for each of their choices. */
export function movedDateLetter({ firstName, event }: Recipient, { lines, question }: AskedMove, site: string): Letter {
  return {
    picture: { eventId: event.id },
    heading: 'Can you come on the new date?',
    paragraphs: [
      `Hello ${firstName}, the organizer has moved ${event.title}.`,
      ...lines,
      moveTermsText({ ...question, day: question.day && longDayText(question.day) }),
    ],
    ...choiceParts(event, question, site),
    note: 'Open the attached file to move the event in your calendar.',
  };
}

/** Reminds someone who hasn't answered that question. */
export function moveReminderLetter({ firstName, event }: Recipient, question: MoveQuestion, site: string): Letter {
  return {
    picture: { eventId: event.id },
    heading: 'Can you come on the new date?',
    paragraphs: [
      `Hello ${firstName}, the organizer has moved ${event.title}, and you haven’t told us yet whether you can come.`,
      moveTermsText({ ...question, day: question.day && longDayText(question.day) }),
    ],
    ...choiceParts(event, question, site),
  };
}

/** When and where it is now, each choice, and the button for the first. */
function choiceParts(event: Recipient['event'], question: MoveQuestion, site: string) {
  return {
    facts: [...whenAndWhere(event).slice(0, 1), ...spotOnMap(event), ...choices(question, site)],
    link: { label: 'Take the new date', url: question.link },
    secondLink: { label: 'View the event', url: `${site}/events/${event.id}` },
  };
}

function choices({ bookingId, isFree, canChangeDate, link }: MoveQuestion, site: string): readonly LetterFact[] {
  const dialog = (label: string, choice: 'move' | 'cancel') => ({
    label,
    url: `${site}/my-bookings?${choice}=${bookingId}`,
  });
  return [
    [
      'Come on the new date',
      'You keep your seats and your tickets.',
      undefined,
      { label: 'Take the new date', url: link },
    ],
    ...(canChangeDate
      ? [
          [
            'Come on another date',
            'We’ll show you the dates that have seats for you.',
            undefined,
            dialog('Choose another date', 'move'),
          ] as const,
        ]
      : []),
    isFree
      ? ['Don’t come', 'We’ll give your seats to others.', undefined, dialog('Cancel your booking', 'cancel')]
      : ['Don’t come', 'You’ll get back everything you paid.', undefined, dialog('Get your money back', 'cancel')],
  ];
}

/** Where someone says without signing in that they come on the new day of a date that was moved. */
export async function answerLink(db: Database, bookingId: number, site: string): Promise<string> {
  return `${site}/moved-date#${await tickets.bookingLinkToken(db, { purpose: 'moved_date', bookingId })}`;
}

/** Where people meet on the map, as numbers and a link, if the organizer says so. */
export function spotOnMap(event: Recipient['event']): readonly LetterFact[] {
  const spot = spotText(event);
  return spot === ''
    ? []
    : [['Meet', spot, undefined, { label: meetingLinkLabel(event), url: meetingPlaceUrl(event) }]];
}
