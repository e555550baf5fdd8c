import { conversationTextMaxLength, reportReasonMaxLength } from '@ascendant/domain/conversation/conversation';
import { long, type Examples } from './examples';

const text = (max: number, name: string): Examples => ({
  good: [{ [name]: 'a\nb' }, { [name]: long(max) }],
  bad: [{}, { [name]: ' ' }, { [name]: long(max + 1) }, { [name]: 'a', sender: 'host' }],
});
const page: Examples = { good: [{}, { before: '1' }], bad: [{ before: '0' }, { before: 'x' }, { before: '-1' }] };

/** What travellers and hosts send in conversations. */
export const conversationRequestExamples: Readonly<Record<string, Examples>> = {
  'listConversations query': page,
  'getConversation query': page,
  'startConversation body': text(conversationTextMaxLength, 'text'),
  'sendInConversation body': text(conversationTextMaxLength, 'text'),
  'reportConversation body': text(reportReasonMaxLength, 'reason'),
  'readConversation body': { good: [{ upTo: 1 }], bad: [{}, { upTo: 0 }, { upTo: '1' }, { upTo: 1.5 }] },
  'blockConversation body': { good: [{ isBlocked: true }], bad: [{}, { isBlocked: 'yes' }, { isBlocked: null }] },
};
