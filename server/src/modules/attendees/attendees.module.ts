import type { Module } from '../../application/module';
import { serveAttendeesFile, bindAttendees, bindEventMessages } from './attendees.routes';
import { setMessagesWanted } from './event-messages.repository';
import { queueEventMessage } from './queue-event-message';

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
export const attendees = { setMessagesWanted };
