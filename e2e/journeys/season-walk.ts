import { expect, type Browser, type Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import type { InputMethod } from '../input/input-method';
import { mailTo } from '../site/outbox';
import type { Person } from '../site/people';
import type { Season } from '../site/season';

/** Someone's page, and how they operate it. */
export interface Actor {
  readonly page: Page;
  readonly input: InputMethod;
}

/** An owner invites someone, who opens the link in the email and accepts. */
export async function joinAs(
  owner: Actor,
  { page, input }: Actor,
  { role, person }: { readonly role: 'Owner' | 'Manager' | 'Guide'; readonly person: Person },
): Promise<void> {
  const form = owner.page.getByRole('form', { name: 'Invite someone' });
  await owner.input.write(form.getByLabel('Email'), person.email);
  await owner.input.tick(form.getByRole('radio', { name: new RegExp(`^${role}`) }));
  await owner.input.press(form.getByRole('button', { name: 'Send invitation' }));
  await expect(owner.page.getByText(`It’s on its way to ${person.email}.`, { exact: true })).toBeVisible();
  await page.goto(linkIn((await mailTo(person.email, /Larch Valley Guides/)).text, '/invitation'));
  await input.press(page.getByRole('button', { name: 'Accept the invitation' }));
  await expect(page.getByText('You’ve joined Larch Valley Guides', { exact: true })).toBeVisible();
}

/** A date among the boxes, beside those for days of the week: 'Ridge walk Fri, Jul 2, 9:00 a.m. · Banff'. */
const dateOf = / · /;

/** An owner gives a guide their dates: those from one to another, counted from 0. */
export async function assignDates(
  { page, input }: Actor,
  guide: Person,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const name = `${guide.firstName} ${guide.lastName}`;
  await page.reload();
  await input.press(page.getByRole('button', { name: `Role and dates of ${name}` }));
  const dialog = page.getByRole('dialog', { name });
  for (let index = from; index <= to; index += 1)
    await input.tick(dialog.getByRole('checkbox', { name: dateOf }).nth(index));
  await input.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(`${name} was changed`, { exact: true })).toBeVisible();
}

/** A manager makes a check-in link for the first date. @returns the link */
export async function makeGateLink({ page, input }: Actor): Promise<string> {
  await page.goto('/organizer/check-in-links');
  const form = page.getByRole('form', { name: 'Make a check-in link' });
  await input.write(form.getByLabel('Name'), 'North gate');
  await input.tick(form.getByRole('checkbox', { name: dateOf }).first());
  await input.press(form.getByRole('button', { name: 'Make the link' }));
  const dialog = page.getByRole('dialog', { name: 'Link for North gate' });
  const link = (await dialog.getByText(/\/organizer\/check-in\/gate#/).textContent()) ?? '';
  await input.press(dialog.getByRole('button', { name: 'Done' }));
  return link;
}

/** A traveller answers by the link in the email, on a device where they aren't signed in. */
export async function answerByLink(
  browser: Browser,
  inputOf: (page: Page) => InputMethod,
  { title, traveller }: Season,
) {
  const page = await pageOfAnother(browser);
  const input = inputOf(page);
  const mail = await mailTo(traveller.email, /^(?:A few questions|Please answer) before/);
  const link = linkIn(mail.text, '/booking-questions');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Before ${title}` })).toBeVisible();
  const booking = page.getByRole('region', { name: 'About your booking' });
  await input.write(booking.getByLabel('Emergency contact'), emergencyContact);
  const maya = page.getByRole('region', { name: 'Maya Lindqvist' });
  await input.write(maya.getByLabel(/^Boot size/), '38');
  await input.write(maya.getByLabel(/^Allergies/), 'Penicillin');
  await input.press(page.getByRole('button', { name: 'Save answers' }));
  await expect(page.getByText('Every required answer is there.')).toBeVisible();
  // The email may be passed on.
  await page.goto('/help');
  await page.goto(link);
  await expect(page.getByText('Answered. It isn’t shown here; what you enter replaces it.').first()).toBeVisible();
  await expect(booking.getByLabel('Emergency contact')).toHaveValue('');
  await page.close();
}

export const emergencyContact = 'Ingrid Lindqvist, 403 555 0123';

/** The traveller signs the waiver for themselves by the link in the email; their guests haven't yet. */
export async function signByLink(browser: Browser, inputOf: (page: Page) => InputMethod, { traveller }: Season) {
  const page = await pageOfAnother(browser);
  const input = inputOf(page);
  await page.goto(linkIn((await mailTo(traveller.email, /^Please sign before/)).text, '/waiver'));
  await input.press(page.getByRole('button', { name: 'Read and sign for Maya Lindqvist' }));
  const maya = page.getByRole('region', { name: 'Maya Lindqvist' });
  await input.tick(maya.getByRole('checkbox'));
  await input.press(maya.getByRole('button', { name: 'Sign', exact: true }));
  await expect(maya.getByText(/^By Maya Lindqvist/)).toBeVisible();
  await page.close();
}

/** The link in an email that leads to one of the site's pages. */
function linkIn(text: string, path: string): string {
  const decoded = text.replaceAll('=3D', '=');
  const link = new RegExp(`https?://\\S+${path}#[\\w.-]+`).exec(decoded)?.[0];
  if (link === undefined) throw new Error(`There's no link to ${path} in the email.`);
  return link;
}
