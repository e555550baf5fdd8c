import { bookingReference } from '@ascendant/domain/booking/reference';
import type { BookingNoticeKind } from '@ascendant/domain/event/booking-emails';
import { datedTitle, startText } from '../../mail/date-text';
import { whenAndWhere } from '../../mail/event-facts';
import type { Letter, LetterFact } from '../../mail/letter';
import type { MailOrder } from '../../mail/mail-queue.repository';
import type { FoundNotice, Told } from './booking-notices.repository';

/** Who reads it, and where. */
interface Reader {
  readonly person: Pick<Told, 'userId' | 'email' | 'firstName' | 'role'>;
  /** The site's address. */
  readonly site: string;
}

const headings: Readonly<Record<BookingNoticeKind, string>> = {
  booked: 'New booking',
  people_added: 'People added to a booking',
  people_cancelled: 'Part of a booking cancelled',
  cancelled: 'Booking cancelled',
  moved: 'Booking moved to this date',
};

/** The email about one booking or cancellation. */
export function noticeMail(notice: FoundNotice, { person, site }: Reader): MailOrder {
  const heading = headings[notice.kind];
  return {
    kind: notice.kind.endsWith('cancelled') ? 'organizer_cancellation' : 'organizer_booking',
    dedupeKey: `booking_notice:${person.userId}:${notice.id}`,
    userId: person.userId,
    aboutUserId: notice.bookerId,
    to: person.email,
    subject: `${heading} (${peopleText(notice.people)}): ${datedTitle(notice.event)}`,
    letter: noticeLetter(notice, { person, site }),
  };
}

export function noticeLetter(notice: FoundNotice, { person, site }: Reader): Letter {
  const { event } = notice;
  return {
    heading: headings[notice.kind],
    paragraphs: [sentenceOf(notice)],
    facts: [
      ['Event', event.title],
      ...whenAndWhere(event),
      ['Booking', bookingReference(notice.bookingId)],
      seats(event),
    ],
    link: { label: 'See who’s coming', url: attendeesUrl(site, event.id) },
    ...ending('You get an email for each booking and cancellation.', { person, site }),
  };
}

function sentenceOf({ kind, booker, people }: FoundNotice): string {
  const who = booker ?? 'Someone';
  switch (kind) {
    case 'booked':
      return `${who} booked for ${peopleText(people)}.`;
    case 'people_added':
      return `${who} added ${peopleText(people)} to a booking.`;
    case 'people_cancelled':
      return `${who} cancelled for ${peopleText(people)}. The others are still coming.`;
    case 'cancelled':
      return `The booking of ${who} for ${peopleText(people)} has been cancelled.`;
    case 'moved':
      return `${who} moved a booking for ${peopleText(people)} to this date.`;
  }
}

/** One email about everything since the last. @param key what makes it the only one: its newest notice */
export function digestMail(notices: readonly FoundNotice[], { person, site }: Reader): MailOrder {
  const newest = notices.at(-1)?.id ?? 0;
  return {
    kind: 'organizer_digest',
    dedupeKey: `booking_digest:${person.userId}:${newest}`,
    userId: person.userId,
    to: person.email,
    subject: `Your bookings: ${countsText(notices)}`,
    letter: digestLetter(notices, { person, site }),
  };
}

/** By event, in numbers: an email about many people names none of them, so none of them has to be erased from it. */
export function digestLetter(notices: readonly FoundNotice[], { person, site }: Reader): Letter {
  const byEvent = new Map<number, FoundNotice[]>();
  for (const notice of notices) byEvent.set(notice.event.id, [...(byEvent.get(notice.event.id) ?? []), notice]);
  return {
    greeting: `Good morning, ${person.firstName}.`,
    heading: 'Your bookings since the last email',
    paragraphs: [`${countsText(notices)}.`],
    facts: [...byEvent.values()].flatMap((each) => eventFact(each, site)),
    link: { label: 'Open your dashboard', url: `${site}/organizer` },
    ...ending('You get one email a day, when there’s something to say.', { person, site }),
  };
}

function eventFact(notices: readonly FoundNotice[], site: string): readonly LetterFact[] {
  const event = notices[0]?.event;
  if (event === undefined) return [];
  const [, taken] = seats(event);
  const link = { label: 'See who’s coming', url: attendeesUrl(site, event.id) };
  return [[startText(event), event.title, `${countsText(notices)}. ${taken}`, link]];
}

function countsText(notices: readonly FoundNotice[]): string {
  const people = (isCounted: (kind: BookingNoticeKind) => boolean) =>
    notices.filter(({ kind }) => isCounted(kind)).reduce((sum, notice) => sum + notice.people, 0);
  const booked = people((kind) => kind === 'booked' || kind === 'people_added');
  const moved = people((kind) => kind === 'moved');
  const cancelled = people((kind) => kind === 'cancelled' || kind === 'people_cancelled');
  const parts = [
    ...(booked > 0 ? [`${peopleText(booked)} booked`] : []),
    ...(moved > 0 ? [`${peopleText(moved)} moved here`] : []),
    ...(cancelled > 0 ? [`${peopleText(cancelled)} cancelled`] : []),
  ];
  return parts.join(', ');
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

function seats({ seatsConfirmed, capacity }: FoundNotice['event']): readonly [string, string] {
  return ['Seats', `${seatsConfirmed} of ${capacity} seats taken`];
}

function attendeesUrl(site: string, eventId: number): string {
  return `${site}/organizer/events/${eventId}/attendees`;
}

/** Says why they get it, and leads to where they choose: owners on their account, other members on the team's page. */
function ending(footer: string, { person, site }: Reader): Pick<Letter, 'footer' | 'footerLink'> {
  const page = person.role === null || person.role === 'owner' ? 'account' : 'team';
  return { footer, footerLink: { label: 'Get fewer emails, or none', url: `${site}/organizer/${page}` } };
}
