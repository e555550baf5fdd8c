import type { Module } from '../../application/module';
import { serveAttendeesFile } from './attendees-file.routes';
import { bindAttendees } from './attendees.routes';

/** Who comes to an event: for its organizer and admins, as a list and as a file. */
export const attendeesModule: Module = {
  name: 'attendees',
  register: (context) => {
    bindAttendees(context);
    serveAttendeesFile(context);
  },
};
