import type { CallName } from '@ascendant/contract/routes';
import { buildConversation } from '../factories/conversations';
import type { Example, Sent, World } from './example-rows';

/** A conversation of the traveller's with a host of no other call. */
async function onConversation({ app, people }: World): Promise<Sent> {
  return { params: { id: (await buildConversation(app.db, { travellerId: people.traveller })).id } };
}

async function onReportedConversation({ app, people }: World): Promise<Sent> {
  const { id } = await buildConversation(app.db, { travellerId: people.traveller, isReported: true });
  return { params: { id } };
}

/** What travellers and hosts write to each other: the traveller's conversation, with a host of no other call. */
export const conversationExamples: Partial<Record<CallName, Example>> = {
  startConversation: {
    send: () => ({ body: { text: 'Is there parking?' } }),
    // Their own event.
    answers: { organizer: 409 },
  },
  getConversation: { send: onConversation, owner: 'traveller' },
  sendInConversation: {
    send: async (world) => ({ ...(await onConversation(world)), body: { text: 'And a toilet?' } }),
    owner: 'traveller',
  },
  readConversation: { send: onConversation, owner: 'traveller' },
  blockConversation: { send: onConversation, owner: 'traveller' },
  reportConversation: { send: onConversation, owner: 'traveller' },
  getReportedConversation: { send: onReportedConversation },
  closeConversationReport: { send: onReportedConversation },
};
