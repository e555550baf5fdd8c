import type { Module } from '../../application/module';
import { renewEventInstants } from './dates/event-instants.service';
import { extendSchedule } from './dates/extend-schedules';
import { queueExtensions } from './dates/schedule.repository';
import { bindEventEditor, bindSeries } from './event-editor.routes';
import { forgetKeptForms } from './form/event-form.repository';
import { isReminderTrue } from './notices/bookers.repository';
import { tellOfEventChange } from './notices/change-mail';
import { tellOfClockChange } from './notices/clock-change-mail';
import { remindUnanswered } from './notices/remind-unanswered';
import { drawDemoGallery } from './pictures/draw-demo-gallery';

const secondsBetween = 86_400;
/** Windows move on by a day a day; where it's midnight differs. */
const secondsBetweenWindows = 3_600;

/** Creating, editing, copying and repeating events. */
export const eventEditorModule: Module = {
  name: 'event-editor',
  register: (context) => {
    const { db, jobs, config, log, mailConditions } = context;
    bindEventEditor(context);
    bindSeries(context);
    jobs.define('forget_kept_forms', () => forgetKeptForms(db));
    jobs.every(secondsBetween, 'forget_kept_forms');
    jobs.define('tell_of_event_change', ({ noticeId }) => tellOfEventChange(db, noticeId, config.publicUrl));
    jobs.define('remind_unanswered', (question) => remindUnanswered(db, question, config.publicUrl));
    mailConditions.define('move_is_unanswered', (bookingId) => isReminderTrue(db, bookingId));
    jobs.define('renew_event_instants', async (_, stopping) => {
      const moved = await renewEventInstants(db, stopping);
      if (moved > 0) log.info({ moved }, 'events follow the new zone table');
    });
    jobs.every(secondsBetween, 'renew_event_instants');
    jobs.define('extend_schedule', async ({ seriesId }) => {
      const made = await extendSchedule(db, seriesId);
      if (made > 0) log.info({ seriesId, made }, 'dates were added for a schedule');
    });
    jobs.define('extend_schedules', () => queueExtensions(db));
    jobs.every(secondsBetweenWindows, 'extend_schedules');
    jobs.define('tell_of_clock_change', (event) => tellOfClockChange(db, event, config.publicUrl));
    jobs.define('draw_demo_gallery', (demo) => drawDemoGallery(context, demo));
  },
};
