import type { Module } from '../../application/module';
import { serveAttendeesFile } from './attendees-file.routes';
import { bindAttendees } from './attendees.routes';
import { bindEventMessages } from './event-messages.routes';
import { queueEventMessage } from './queue-event-message';

/** An event's attendees, and messages to them: for its organizer and admins. */
export const attendeesModule: Module = {
  name: 'attendees',
  register: (context) => {
    bindAttendees(context);
    serveAttendeesFile(context);
    bindEventMessages(context);
    const { config, db, jobs } = context;
    jobs.define('send_event_message', ({ messageId }) => queueEventMessage(db, messageId, config.publicUrl));
  },
};
