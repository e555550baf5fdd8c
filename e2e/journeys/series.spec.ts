import type { EventForm } from '@ascendant/contract/event-editor';
import type { Page } from '@playwright/test';
import { waitForProgram } from '../browser/running-page';
import { demoOrganizer } from '../site/check-in';
import { hostedEvent } from '../site/own-event';
import { signIn } from '../site/people';
import { expect, test } from '../test';

const headers = { 'sec-fetch-site': 'same-origin' };
const dayMs = 86_400_000;
const weekly = 40;

/** A draft of the demo organizer with forty dates, of which no other test knows. @returns its id */
async function series(page: Page, eventId: number): Promise<number> {
  const copied = await page.request.post(`/api/events/${eventId}/duplicate`, { headers });
  const { id, startDate } = (await copied.json()) as EventForm;
  const dates = Array.from({ length: weekly - 1 }, (_, week) =>
    new Date(Date.parse(startDate) + (week + 1) * 7 * dayMs).toISOString().slice(0, 10),
  );
  const data = { dates, status: 'draft' };
  expect((await page.request.post(`/api/events/${id}/repeat`, { headers, data })).status()).toBe(201);
  return id;
}

test('an organizer changes all dates of a series at once, and hears first which change', async ({ page, browser }) => {
  const { id: hosted } = await hostedEvent(browser);
  await signIn(page, demoOrganizer);
  const id = await series(page, hosted);
  await page.goto(`/organizer/events/${id}/edit`);
  await waitForProgram(page);
  await page.getByLabel('Title', { exact: true }).fill('Dusk walk on forty evenings');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which dates is this change for?' });
  await dialog.getByText(/^All upcoming dates/).click();
  await expect(dialog.getByText(`${weekly} dates change, none of them has bookings.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Save ${weekly} dates` }).click();
  await expect(page.getByText(`${weekly} dates updated`, { exact: true })).toBeVisible();
  const found = await page.request.get('/api/organizer/events?q=Dusk walk on forty evenings');
  expect(found.headers()['x-total-count']).toBe(String(weekly));
});
