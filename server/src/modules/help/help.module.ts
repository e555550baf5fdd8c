import { helpRoutes } from '@ascendant/contract/help';
import type { Module } from '../../application/module';
import { answer } from '../../http/reply';
import { sendQuestion } from './contact.service';

/** Questions to the people who run the site. */
export const helpModule: Module = {
  name: 'help',
  register: ({ bind, config, db }) => {
    bind(helpRoutes.contactUs, async ({ body, caller }) => {
      await sendQuestion(db, body, { userId: caller?.userId ?? null, site: config.publicUrl });
      return answer(202, {});
    });
  },
};
