import type { Page } from '@playwright/test';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { hostedEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenvers';
const widths = [360, 768, 1440];

/** What people write: names and titles, whatever the reply is about. */
const written = /^(?:name|title|eventTitle|firstName|lastName|otherName|\w+Name|sentBy|subject|text)$/;

/** A reply in which every name and title is a word of 60 letters. */
function lengthened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.test(key) ? word : value;
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
}

async function lengthenNames(page: Page): Promise<void> {
  await page.route(/\/api\/(?:events|organizer|admin|conversations|discount-codes)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    if (response.status() !== 200 || !response.headers()['content-type']?.includes('json'))
      return route.fulfill({ response });
    return route.fulfill({ response, json: lengthened(await response.json()) });
  });
}

/** No page scrolls sideways, and the word is on it. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(word).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test(
  'a name of 60 letters without a space widens no page of an organizer',
  { tag: '@ci' },
  async ({ page, browser }) => {
    const { id } = await hostedEvent(browser);
    await signIn(page, demoOrganizer);
    await lengthenNames(page);
    const ofEvent = ['bookings', 'attendees', 'messages'].map((part) => `/organizer/events/${id}/${part}`);
    const others = ['', '/events', '/team', '/reports', '/earnings', '/discount-codes', '/reviews', '/check-in-links'];
    for (const path of [...ofEvent, ...others.map((part) => `/organizer${part}`), `/organizer/check-in/${id}`])
      await expectToFit(page, path);
  },
);

test('nor one of an admin', { tag: '@ci' }, async ({ page, browser }) => {
  const { organizerId } = await hostedEvent(browser);
  await signIn(page, demoAdmin);
  await lengthenNames(page);
  const sections = ['events', 'users', 'discount-codes', 'reports', 'reviews', 'money'];
  const pages = [...sections, `users/organizers/${organizerId}`, `lookup/people/${organizerId}`];
  for (const path of pages) await expectToFit(page, `/admin/${path}`);
});
