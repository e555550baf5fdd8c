import type { EventMove } from '@ascendant/domain/event/lifecycle';
import type { Transaction } from '../../database/database';
import type { Letter } from '../../mail/letter';
import { queueMail, type MailOrder } from '../../mail/mail-queue.repository';
import { findAdmins, findPerson, type Addressee, type EventToMove } from './event-moves.repository';

interface MoveMail {
  readonly move: Exclude<EventMove, 'request_review'>;
  readonly event: EventToMove;
  readonly actorId: number;
  readonly reason: string;
  /** For links; without one there are none. */
  readonly site?: string;
}

/** Tells the organizer of an event what somebody else did to it, in the transaction that does it. */
export async function queueMoveMail(tx: Transaction, mail: MoveMail): Promise<void> {
  const { createdBy } = mail.event;
  if (createdBy === null || createdBy === mail.actorId) return;
  const organizer = await findPerson(tx, createdBy);
  if (!organizer) return;
  await queueMail(tx, { ...letterOf(mail, organizer), userId: organizer.id, to: organizer.email });
}

type Words = Pick<MailOrder, 'kind' | 'subject' | 'letter'>;

function letterOf({ move, event, reason, site }: MoveMail, { firstName }: Addressee): Words {
  const hello = `Hello ${firstName}, `;
  const said = reason === '' ? [] : [reason];
  const page = linkTo(site, { label: 'See its page', path: `/events/${event.id}` });
  const list = linkTo(site, { label: 'Your events', path: '/organizer' });
  switch (move) {
    case 'approve':
    case 'publish':
      return {
        kind: 'event_published',
        subject: `Published: ${event.title}`,
        letter: {
          heading: 'Your event is published',
          paragraphs: [`${hello}${event.title} is approved. Everybody can find and book it now.`, ...said],
          ...page,
        },
      };
    case 'return':
      return {
        kind: 'event_returned',
        subject: `Please look again: ${event.title}`,
        letter: {
          heading: 'Your event is a draft again',
          paragraphs: [
            `${hello}we have looked at ${event.title} and give it back to you.`,
            ...said,
            'Change what is needed and send it to review again.',
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
            `${hello}an administrator has taken ${event.title} off the site. Nobody had booked it.`,
            ...said,
            'You can send it to review again.',
          ],
          ...list,
        },
      };
    case 'cancel':
      return {
        kind: 'event_cancelled',
        subject: `Cancelled: ${event.title}`,
        letter: {
          heading: 'Your event is cancelled',
          paragraphs: [
            `${hello}an administrator has cancelled ${event.title}. Everybody who had booked gets their money back, and a mail.`,
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

/** Asks the admins to look at an event. @returns how many there are */
export async function queueReviewMails(tx: Transaction, event: EventToMove, site: string): Promise<number> {
  const admins = await findAdmins(tx);
  for (const admin of admins) {
    await queueMail(tx, {
      kind: 'event_review',
      userId: admin.id,
      to: admin.email,
      subject: `Waiting for approval: ${event.title}`,
      letter: {
        heading: 'An event waits for approval',
        paragraphs: [`Hello ${admin.firstName}, ${event.title} was sent to review. Please approve or return it.`],
        link: { label: 'Open the list', url: `${site}/admin` },
      },
    });
  }
  return admins.length;
}
