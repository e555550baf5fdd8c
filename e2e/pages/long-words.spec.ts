import type { Page } from '@playwright/test';
import { demoAdmin, demoOrganizer } from '../site/check-in';
import { hostedEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenvers';
const widths = [360, 768, 1440];

/** What people write: names and titles, whatever the reply is about. */
const written = /^(?:name|title|eventTitle|firstName|lastName|otherName|\w+Name|sentBy|subject|text)$/;

/** A reply in which every name and title is this text. */
function renamed(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return written.test(key) ? text : value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, text, name)]));
}

async function nameEverything(page: Page, text: string): Promise<void> {
  await page.route(/\/api\/(?:events|organizer|admin|conversations|discount-codes)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    if (response.status() !== 200 || !response.headers()['content-type']?.includes('json'))
      return route.fulfill({ response });
    return route.fulfill({ response, json: renamed(await response.json(), text) });
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
    await nameEverything(page, word);
    const ofEvent = ['bookings', 'attendees', 'messages'].map((part) => `/organizer/events/${id}/${part}`);
    const others = ['', '/events', '/team', '/reports', '/earnings', '/discount-codes', '/reviews', '/check-in-links'];
    for (const path of [...ofEvent, ...others.map((part) => `/organizer${part}`), `/organizer/check-in/${id}`])
      await expectToFit(page, path);
  },
);

test('nor one of an admin', { tag: '@ci' }, async ({ page, browser }) => {
  const { organizerId } = await hostedEvent(browser);
  await signIn(page, demoAdmin);
  await nameEverything(page, word);
  const sections = ['events', 'users', 'discount-codes', 'reports', 'reviews', 'money'];
  const pages = [...sections, `users/organizers/${organizerId}`, `lookup/people/${organizerId}`];
  for (const path of pages) await expectToFit(page, `/admin/${path}`);
});

const arabic = '5 ليال في الصحراء!';

/** Of each text node that is the title: whether its first character is right of its last. */
function readsFromTheRight(title: string): boolean[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sides: boolean[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.textContent !== title || !node.parentElement?.checkVisibility()) continue;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    sides.push(leftOf(0) > leftOf(title.length - 1));
  }
  return sides;
}

test('titles in Arabic read from the right wherever they are', { tag: '@ci' }, async ({ page, browser }) => {
  const { id } = await hostedEvent(browser);
  await signIn(page, demoOrganizer);
  await nameEverything(page, arabic);
  const paths = ['/organizer', '/organizer/events', '/organizer/earnings', `/organizer/events/${id}/bookings`];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(arabic).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const sides = await page.evaluate(readsFromTheRight, arabic);
    expect.soft(sides, path).toContain(true);
    expect.soft(sides, path).not.toContain(false);
  }
});
