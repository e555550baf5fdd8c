import type { Module } from '../../application/module';
import { tellOrganizers } from './booking-notices';
import { bindOrganizerDay } from './organizer-day.routes';

const secondsBetweenNotices = 60;

/** What organizers are told about their bookings, what's on their dashboard, and their calendar. */
export const organizersModule: Module = {
  name: 'organizers',
  register: (context) => {
    bindOrganizerDay(context);
    const { config, db, jobs } = context;
    jobs.define('tell_organizers', () => tellOrganizers(db, config.publicUrl));
    jobs.every(secondsBetweenNotices, 'tell_organizers');
  },
};
