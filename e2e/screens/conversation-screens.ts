import type { Page } from '@playwright/test';
import { hostedEvent } from '../site/own-event';
import { settled } from '../site/people';
import { atEvent, first, text, type Screen } from './screen';

const atConversation = async (page: Page) => `/messages/${await begin(page)}`;

/** What a traveller and a host write to each other. */
export const conversationScreens: readonly Screen[] = [
  { name: 'messages-none', as: settled, at: '/messages', shows: first('heading', 'No messages yet') },
  { name: 'messages', as: begin, at: '/messages', shows: first('link', /Is there parking/) },
  { name: 'conversation', at: atConversation, shows: text('Is there parking?') },
  {
    name: 'conversation-report',
    isScreenful: true,
    at: atConversation,
    act: async (page) => {
      await page.getByRole('button', { name: 'Report' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    },
    shows: text('Please say what’s wrong'),
  },
];

/** Over an event's page, which is measured as a visitor sees it. */
export const messageScreens: readonly Screen[] = [
  {
    name: 'message-host',
    isScreenful: true,
    as: settled,
    at: atEvent('?message=1'),
    shows: first('dialog', 'Message the host'),
  },
];

/** A new person's first message to the demo organizer. @returns the conversation's id */
async function begin(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const { id } = await hostedEvent(browser);
  await settled(page);
  const reply = await page.request.post(`/api/events/${id}/conversation`, {
    data: { text: 'Is there parking?\n\nWe’d leave a car overnight.' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return ((await reply.json()) as { readonly conversationId: number }).conversationId;
}
