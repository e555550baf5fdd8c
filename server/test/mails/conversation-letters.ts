import { newMessagesLetter } from '../../src/modules/conversations/conversation-mails';
import { reportedLetter } from '../../src/modules/conversations/reported-mail';

/** What the two sides of a conversation and the admins get. */
export const conversationLetters = ({ title, site }: { readonly title: string; readonly site: string }) => ({
  'conversation-message': newMessagesLetter({
    from: 'Rosa Guides',
    eventTitle: title,
    texts: ['Yes, there’s parking at the lower lot.\n\nIt’s free.', 'Bring a lamp, please.'],
    conversationUrl: `${site}/messages/12`,
  }),
  'conversation-reported': reportedLetter({ eventTitle: title, reason: 'They asked me to pay in cash.', site }),
});
