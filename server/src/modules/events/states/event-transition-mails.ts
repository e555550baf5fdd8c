import type { EventTransition } from '@ascendant/domain/event/lifecycle';
import type { Transaction } from '../../../database/database';
import { datedTitle } from '../../../mail/date-text';
import type { Letter } from '../../../mail/letter';
import { queueMail, type MailOrder } from '../../../mail/mail-queue.repository';
import { findAdmins, findManagers, type Addressee, type GuardedEventRow } from './event-transitions.repository';

interface TransitionMail {
  readonly transition: Exclude<EventTransition, 'request_review'>;
  readonly event: GuardedEventRow;
  readonly actorId: number;
  readonly reason: string;
  /** The site's address, for links; without it the email has none. */
  readonly site?: string;
  /** How many dates of it were cancelled at once; one by default. */
  readonly dates?: number;
}

/**
 * Emails those who manage an event about what an admin did to it, in the transaction that does it. What one of them did isn't told: the
 * organization knows.
 */
export async function queueTransitionMail(tx: Transaction, mail: TransitionMail): Promise<void> {
  const { organizerId } = mail.event;
  const managers = organizerId === null ? [] : await findManagers(tx, organizerId);
  if (managers.some(({ id }) => id === mail.actorId)) return;
  for (const manager of managers)
    await queueMail(tx, { ...transitionContent(mail, manager), userId: manager.id, to: manager.email });
}

type Content = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

export function transitionContent(
  { transition, event, reason, site, dates = 1 }: Omit<TransitionMail, 'actorId'>,
  { firstName }: Pick<Addressee, 'firstName'>,
): Content {
  const hello = `Hello ${firstName}, `;
  const said = reason === '' ? [] : [reason];
  const page = linkTo(site, { label: 'View your event', path: `/events/${event.id}` });
  const list = linkTo(site, { label: 'Your events', path: '/organizer/events' });
  switch (transition) {
    case 'approve':
    case 'publish':
      return {
        kind: 'event_published',
        subject: `Published: ${event.title}`,
        letter: {
          heading: 'Your event is published',
          paragraphs: [`${hello}we've approved ${event.title}. Anyone can find and book it now.`, ...said],
          ...page,
        },
      };
    case 'return':
      return {
        kind: 'event_returned',
        subject: `Changes needed: ${event.title}`,
        letter: {
          heading: 'Your event needs changes',
          paragraphs: [
            `${hello}we've reviewed ${event.title}, and it isn't ready to publish yet.`,
            ...said,
            'Make your changes, then send it for review again.',
          ],
          ...list,
        },
      };
    case 'unpublish':
      return {
        kind: 'event_unpublished',
        subject: `No longer published: ${event.title}`,
        letter: {
          heading: 'Your event is a draft again',
          paragraphs: [
            `${hello}an admin has unpublished ${event.title}. It had no bookings.`,
            ...said,
            'You can send it for review again at any time.',
          ],
          ...list,
        },
      };
    case 'cancel':
      return {
        kind: 'event_cancelled',
        subject: `Cancelled: ${dates === 1 ? datedTitle(event) : `${event.title} (${dates} dates)`}`,
        letter: {
          heading: dates === 1 ? 'Your event is cancelled' : 'Dates of your event are cancelled',
          paragraphs: [
            `${hello}an admin has cancelled ${dates === 1 ? '' : `${dates} dates of `}${event.title}. We'll refund everyone who booked, and email them.`,
            ...said,
          ],
          ...list,
        },
      };
  }
}

function linkTo(site: string | undefined, { label, path }: { label: string; path: string }): Pick<Letter, 'link'> {
  return site === undefined ? {} : { link: { label, url: `${site}${path}` } };
}

interface ReviewMail {
  /** The site's address, for the link. */
  readonly site: string;
  /** How many dates of the event were sent to review together. */
  readonly count?: number;
}

/** Emails every admin to ask for a review of the event. @returns how many were asked */
export async function queueReviewMails(
  tx: Transaction,
  event: GuardedEventRow,
  { site, count = 1 }: ReviewMail,
): Promise<number> {
  const admins = await findAdmins(tx);
  const dates = count === 1 ? '' : ` (${count} dates)`;
  for (const admin of admins) {
    await queueMail(tx, {
      kind: 'event_review',
      userId: admin.id,
      to: admin.email,
      subject: `Ready for review: ${event.title}${dates}`,
      letter: reviewLetter(admin, `${event.title}${dates}`, site),
    });
  }
  return admins.length;
}

/** @param what the event's title, and how many dates of it */
export function reviewLetter({ firstName }: Pick<Addressee, 'firstName'>, what: string, site: string): Letter {
  return {
    heading: 'An event is ready for review',
    paragraphs: [
      `Hello ${firstName}, ${what} is waiting for your approval. You can approve it, or return it with a reason.`,
    ],
    link: { label: 'Review events', url: `${site}/admin/events` },
  };
}
