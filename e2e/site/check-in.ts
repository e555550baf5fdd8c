import { randomBytes } from 'node:crypto';
import type { MyBooking } from '@ascendant/contract/booking';
import type { CheckInList } from '@ascendant/contract/check-in';
import type { EventSummary } from '@ascendant/contract/event';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { waitForProgram } from '../browser/running-page';
import { addFriend, settled, signIn, stranger } from './people';

/** Demo accounts that can check people in: an organizer at their own events, an admin at all. */
export const demoOrganizer = { username: 'organizer', password: 'ascendant' } as const;
export const demoAdmin = { username: 'admin', password: 'ascendant' } as const;

/** A ticket as its buyer sees it. */
export type HeldTicket = MyBooking['tickets'][number];

/**
 * Books seats at a free event over the API, for a new person and their friends.
 * @returns one ticket per person, in that order
 */
export async function bookTickets(
  browser: Browser,
  event: EventSummary,
  { name, friends = [] }: { name: string; friends?: readonly string[] },
): Promise<readonly HeldTicket[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Unique names, so that a site that's kept running has nobody twice.
  const lastName = `Of${randomBytes(4).toString('hex')}`;
  await settled(page, stranger(name, lastName));
  for (const friend of friends) await addFriend(page, friend, lastName);
  const family = (await (await page.request.get('/api/dependents')).json()) as readonly { readonly id: number }[];
  const attendees = [{ type: 'user' }, ...family.map(({ id }) => ({ type: 'dependent', id }))];
  const booked = await page.request.post('/api/bookings', {
    data: { eventId: event.id, attendees, agreementAccepted: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const bookings = (await (await page.request.get('/api/user/bookings')).json()) as readonly MyBooking[];
  await context.close();
  return bookings[0]?.tickets ?? [];
}

/** Opens check-in for an event on a phone, as an admin. */
export async function openCheckIn(context: BrowserContext, event: EventSummary): Promise<Page> {
  const page = await context.newPage();
  waitForProgram(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoAdmin);
  await openEarly(page, event);
  await page.goto(`/organizer/check-in/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
  await expect(page.getByText(/^Up to date as of /)).toBeVisible();
  return page;
}

/** Lets check-in open at any time: demo events are weeks away. */
async function openEarly(page: Page, { id }: EventSummary): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.put(`/api/events/${id}`, { data: { checkInOpensHours: 8760 }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The server's check-in list. */
export async function checkInList(page: Page, { id }: EventSummary): Promise<CheckInList> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const answer = await page.request.get(`/api/events/${id}/tickets`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json() as Promise<CheckInList>;
}
