import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { expect, type Page } from '@playwright/test';
import { hostedEvent } from '../site/own-event';
import { settled } from '../site/people';
import { type Screen, settle, shownEvent } from './screen';

/** What a traveller and a host write to each other. */
export const conversationScreens: readonly Screen[] = [
  {
    name: 'messages-none',
    open: async (page) => {
      await settled(page);
      await page.goto('/messages');
      await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    },
  },
  {
    name: 'messages',
    open: async (page) => {
      await begin(page);
      await page.goto('/messages');
      await expect(page.getByRole('link', { name: /Is there parking/ })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'conversation',
    open: async (page) => {
      await page.goto(`/messages/${await begin(page)}`);
      await expect(page.getByText('Is there parking?')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'conversation-report',
    isScreenful: true,
    open: async (page) => {
      await page.goto(`/messages/${await begin(page)}`);
      await page.getByRole('button', { name: 'Report' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
      await expect(page.getByText('Please say what’s wrong')).toBeVisible();
    },
  },
];

/** Over an event's page, which is measured as a visitor sees it. */
export const messageScreens: readonly Screen[] = [
  {
    name: 'message-host',
    isScreenful: true,
    open: async (page) => {
      await settled(page);
      const { id } = await shownEvent(page);
      await page.goto(`/events/${id}?message=1`);
      await expect(page.getByRole('dialog', { name: 'Message the host' })).toBeVisible();
      await settle(page);
    },
  },
];

/** A new person's first message to the demo organizer. @returns the conversation's id */
async function begin(page: Page): Promise<number> {
  const { id } = await event(page);
  await settled(page);
  const reply = await page.request.post(`/api/events/${id}/conversation`, {
    data: { text: 'Is there parking?\n\nWe’d leave a car overnight.' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return ((await reply.json()) as { readonly conversationId: number }).conversationId;
}

async function event(page: Page): Promise<ManagedEvent> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return hostedEvent(browser);
}
