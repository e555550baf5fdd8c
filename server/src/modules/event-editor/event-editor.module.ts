import type { Module } from '../../application/module';
import { tellOfEventChange } from './change-mail';
import { bindEventEditor } from './event-editor.routes';

/** Creating, editing, copying and repeating events. */
export const eventEditorModule: Module = {
  name: 'event-editor',
  register: (context) => {
    const { db, jobs, config } = context;
    bindEventEditor(context);
    jobs.define('tell_of_event_change', (notice) => tellOfEventChange(db, notice, config.publicUrl));
  },
};
