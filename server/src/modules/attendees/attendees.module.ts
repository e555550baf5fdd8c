import type { Module } from '../../application/module';
import type { Database } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { findPeople } from './attendees.repository';
import { serveAttendeesFile, bindAttendees, bindEventMessages } from './attendees.routes';
import { factsOf, messageMail, type MessageSender } from './event-message-mail';
import {
  setMessagesWanted,
  findBookers,
  findMessageEvent,
  findUnqueuedMessage,
  markQueued,
} from './event-messages.repository';

/** An event's attendees, and messages to them: for its organizer and admins. */
export const attendeesModule: Module = {
  name: 'attendees',
  register: (context) => {
    bindAttendees(context);
    serveAttendeesFile(context);
    bindEventMessages(context);
    const { config, db, jobs } = context;
    const sender = { site: config.publicUrl, postalAddress: config.mail.postalAddress };
    jobs.define('send_event_message', ({ messageId }) => queueEventMessage(db, messageId, sender));
  },
};

/** What later modules use. */
export const attendees = { setMessagesWanted, findPeople };

/** People read at a time. */
const batchSize = 100;

/**
 * The job: queues one email for each person whose booking was confirmed when the message was sent and still is. It can be killed
 * anywhere and run again, because each email has a key of its own.
 * @throws AggregateError if some couldn't be queued; the others have been, and the next run queues the rest
 * Source: docs/rules/events.md, "Messages to attendees"; rule CRA-11.
 */
async function queueEventMessage(db: Database, messageId: number, sender: MessageSender): Promise<void> {
  const found = await findUnqueuedMessage(db, messageId);
  if (found === null) return;
  const { message, replyTo } = found;
  const facts = factsOf(await findMessageEvent(db, message.eventId), sender.site);
  const draft = { subject: message.subject, text: message.body };
  const failures = collectFailures(`Copies of message ${messageId} that weren't queued`);
  for (let after = 0; ;) {
    const batch = await findBookers(db, message.eventId, { bookedBefore: message.createdAt, after, limit: batchSize });
    for (const to of batch) {
      const order = messageMail({ draft, facts, to, replyTo, sender });
      const dedupeKey = `event_message:${messageId}:${to.userId}`;
      await failures.collect(() => queueMail(db, { ...order, dedupeKey, eventMessageId: messageId }));
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) break;
    after = last.userId;
  }
  failures.rethrow();
  await markQueued(db, messageId);
}
