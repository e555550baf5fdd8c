import type { Module } from '../../application/module';
import { tellOfMessages } from './conversation-mails';
import { bindConversations } from './conversations.routes';

/** What travellers and hosts write to each other. */
export const conversationsModule: Module = {
  name: 'conversations',
  register: (context) => {
    bindConversations(context);
    const { config, db, jobs } = context;
    jobs.define('tell_of_messages', (payload) => tellOfMessages(db, payload, config.publicUrl));
  },
};
