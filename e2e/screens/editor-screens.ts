import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { firstAct } from '../browser/running-page';
import { demoOrganizer } from '../site/check-in';
import { signIn } from '../site/people';
import { runningSite } from '../site/running-site';
import { first, press, settle, text, type Screen } from './screen';

const galleryTexts = [
  'The camp on the far shore at first light, with mist over the water, the two canvas tents and the ridge we climb on day two',
  'The hut',
] as const;

/** The event editor: empty, with errors, filled in, locked, in conflict, and repeating an event. */
export const editorScreens: readonly Screen[] = [
  {
    name: 'event-editor-errors',
    act: async (page) => {
      await openNew(page);
      await press('Send to Review')(page);
    },
    shows: text('Title is required'),
  },
  {
    name: 'event-editor-filled',
    act: async (page) => {
      await openNew(page);
      await fillIn(page);
      await press(/^Use 20% off/)(page);
    },
  },
  {
    name: 'event-editor-preview',
    isScreenful: true,
    act: async (page) => {
      await openNew(page);
      await fillIn(page);
      await press('Preview page')(page);
    },
    shows: first('dialog', 'Preview'),
  },
  {
    name: 'event-editor-published',
    act: openEdit,
    shows: text("Prices can't be changed once an event is published."),
  },
  {
    name: 'event-editor-repeat',
    isScreenful: true,
    act: async (page) => {
      await openEdit(page);
      await page.getByRole('button', { name: /^More actions for / }).click();
      await page.getByRole('menuitem', { name: 'Repeat on other dates' }).click();
      const dialog = page.getByRole('dialog', { name: 'Repeat on other dates' });
      await dialog.getByRole('textbox', { name: 'Date 1' }).fill('2020-01-01');
      await dialog.getByRole('button', { name: 'Save as drafts' }).click();
    },
    shows: text('This date is in the past'),
  },
  {
    name: 'event-editor-gallery',
    at: async (page) => `/organizer/events/${await addGallery(page, 0)}/edit`,
    act: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Adventure Event' })).toBeVisible();
      await firstAct(page);
      const gallery = page.getByRole('region', { name: /^More pictures/ });
      await expect(gallery.getByRole('textbox')).toHaveCount(2);
      await gallery.getByRole('button', { name: 'Remove picture 2' }).click();
      await expect(gallery.getByText('Picture 2 removed', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'event-gallery',
    isScreenful: true,
    at: async (page) => `/events/${await addGallery(page, 1)}`,
    act: press(galleryTexts[0]),
    shows: (page) => page.getByRole('dialog', { name: 'Picture 1 of 2' }).getByRole('img'),
  },
  {
    name: 'event-editor-conflict',
    isScreenful: true,
    answers: [{ status: 409, url: /\/api\/events\/\d+$/ }],
    act: async (page) => {
      await editElsewhere(page, await openEdit(page));
      await page.getByLabel('Title').fill('A title of my own');
      await press('Save changes')(page);
    },
    shows: first('alertdialog', 'Someone else has changed this event'),
  },
];

async function openNew(page: Page): Promise<void> {
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/events/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Adventure Event' })).toBeVisible();
  await settle(page);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Jasper Dark Sky Weekend');
  await page
    .getByLabel('Description')
    .fill('Three nights in the second-largest dark sky preserve in the world, with two astronomers.');
  await page.getByLabel('Location').fill('Jasper, Alberta');
  await page.getByRole('option', { name: 'Jasper, Alberta, Canada' }).click();
  await page.getByLabel('Main category').fill('edu');
  await page.getByLabel('Main category').press('Enter');
  await page.getByLabel('Start date').fill('2027-10-22');
  await page.getByLabel('End date').fill('2027-10-24');
  await page.getByLabel('Regular adult price').fill('285');
  await addEntries(page);
  await expect(page.getByText(/America\/Edmonton · .*Moon \d+% lit/)).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.locator('img').first()).toHaveAttribute('src', /^data:image\/svg/);
}

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture to choose. */
export function pictureFile(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

/** Two steps, and a question with a long answer. */
async function addEntries(page: Page): Promise<void> {
  const itinerary = page.getByRole('region', { name: /^Itinerary/ });
  for (const title of ['Arrival, and a first look at the Milky Way', 'Telescopes until two in the morning']) {
    await itinerary.getByRole('button', { name: 'Add a step' }).click();
    await itinerary.getByLabel('Time or day').last().fill('Friday, 9 p.m.');
    await itinerary.getByLabel('What happens').last().fill(title);
  }
  const questions = page.getByRole('region', { name: /^Questions and answers/ });
  await questions.getByRole('button', { name: 'Add a question' }).click();
  await questions.getByLabel('Question', { exact: true }).fill('What if it’s cloudy?');
  await questions.getByLabel('Answer').fill('We stay inside and look at rocks from the Moon. '.repeat(12).trim());
}

/** Opens the editor of a published event with seats taken. @returns its id */
export async function openEdit(page: Page): Promise<number> {
  await signIn(page, demoOrganizer);
  const own = (await (await page.request.get('/api/organizer/events')).json()) as readonly ManagedEvent[];
  const event = own.find(({ status, seatsTaken }) => status === 'published' && seatsTaken > 0);
  if (!event) throw new Error('The demo organizer has no published event with bookings.');
  await page.goto(`/organizer/events/${event.id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Adventure Event' })).toBeVisible();
  await settle(page);
  return event.id;
}

/**
 * Gives another published event of the organizer a gallery: drawn scenes, so that there are no photographs of others.
 * @param index of the event, from the last: screens are opened at the same time
 * @returns its id
 */
async function addGallery(page: Page, index: number): Promise<number> {
  await signIn(page, demoOrganizer);
  await page.goto('/organizer/events');
  const own = (await (await page.request.get('/api/organizer/events')).json()) as readonly ManagedEvent[];
  const [event, ...others] = own
    .filter(({ status }) => status === 'published')
    .toReversed()
    .slice(index);
  if (!event) throw new Error('The demo organizer has no published event.');
  const headers = await ownHeaders(page);
  const gallery: { url: string; alt: string }[] = [];
  for (const [place, alt] of galleryTexts.entries()) {
    const drawn = await page.request.get(others[place]?.imageUrl ?? event.imageUrl);
    const buffer = await sharp(await drawn.body())
      .png()
      .toBuffer();
    const picture = { name: 'scene.png', mimeType: 'image/png', buffer };
    const sent = await page.request.post('/api/gallery-pictures', { headers, multipart: { picture } });
    gallery.push({ url: ((await sent.json()) as { readonly url: string }).url, alt });
  }
  const saved = await page.request.put(`/api/events/${event.id}`, { headers, data: { gallery } });
  expect(saved.ok(), await saved.text()).toBe(true);
  // The page is rendered from visitors' answers, which change a moment after the event.
  const shown = async () => (await fetch(`${runningSite().url}/api/events/${event.id}`)).text();
  await expect.poll(shown).toContain(galleryTexts[0]);
  return event.id;
}

async function ownHeaders(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  return { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' };
}

/** Someone else saves the event: its description gets one more full stop, or one fewer. */
async function editElsewhere(page: Page, id: number): Promise<void> {
  const headers = await ownHeaders(page);
  const form = (await (await page.request.get(`/api/events/${id}/form`, { headers })).json()) as {
    readonly version: number;
    readonly description: string;
  };
  const description = form.description.endsWith('..') ? form.description.slice(0, -1) : `${form.description}.`;
  const saved = await page.request.put(`/api/events/${id}`, { headers, data: { description, version: form.version } });
  expect(saved.ok(), await saved.text()).toBe(true);
}
