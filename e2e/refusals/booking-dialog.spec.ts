import type { Locator, Page } from '@playwright/test';
import { mouse } from '../input/input-method';
import { acceptTerms, bookButton, bookFree, bookingDialog, openBookingDialog } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { addFriend, born, newcomer, settled } from '../site/people';
import { expect, test } from '../test';

test('a booking without accepted terms stops and asks for them', async ({ page }) => {
  await settled(page);
  await openDialog(page);
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('Agreement required', { exact: true })).toBeVisible();
  await expect(bookingDialog(page).getByRole('checkbox')).toHaveAccessibleDescription(
    'Please accept the liability agreement and terms to proceed.',
  );
  await acceptTerms({ page, input: mouse });
});

test('a free event asks for a date of birth only, in the dialog, names what’s missing, and Continue adds a companion who was typed before a reload', async ({
  page,
}) => {
  await newcomer(page);
  const { id } = await bookableEvent(page.request, { isFree: true, index: 5 });
  await page.goto(`/events/${id}`);
  await openBookingDialog({ page, input: mouse });
  const dialog = bookingDialog(page);
  await goOn(page);
  await expect(dialog.getByText('Enter your date of birth')).toBeVisible();
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add someone new' }).click();
  const form = dialog.getByRole('form', { name: 'Add someone new' });
  await form.getByLabel('First name').fill('Nova');
  await form.getByLabel('Last name').fill('Marchetti');
  await page.reload();
  await expect(form.getByLabel('Last name')).toHaveValue('Marchetti');
  const own = dialog.getByRole('listitem').filter({ hasText: 'date of birth' });
  await chooseDate(own, '9', 'February', '1987');
  await goOn(page);
  await expect(form.getByText('Add Nova, or clear the form.')).toBeVisible();
  await expect(dialog.getByText(/^Adult, \d+ on the event date$/)).toBeVisible();
  await chooseDate(form, '1', 'May', '1990');
  await form.getByRole('checkbox').check();
  await goOn(page);
  await expect(dialog.getByText('2 adults')).toBeVisible();
  await acceptTerms({ page, input: mouse });
});

test('a closed dialog forgets the attendees and the accepted terms', async ({ page }) => {
  await settled(page);
  await addFriend(page, 'Nova', 'Marchetti');
  await openDialog(page);
  await bookingDialog(page).getByRole('button', { name: 'Add Nova Marchetti' }).click();
  await expect(bookingDialog(page).getByRole('button', { name: 'Remove Nova' })).toBeVisible();
  await goOn(page);
  await acceptTerms({ page, input: mouse });
  await page.keyboard.press('Escape');
  await expect(bookingDialog(page)).toBeHidden();
  await expect(bookButton(page)).toBeFocused();

  await openBookingDialog({ page, input: mouse });
  await expect(bookingDialog(page).getByRole('button', { name: 'Add Nova Marchetti' })).toBeVisible();
  await goOn(page);
  await expect(bookingDialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('the back button closes the dialog, and then returns to the same search', async ({ page }) => {
  await born(page);
  const { title } = await bookableEvent(page.request, { isFree: false, index: 6 });
  await page.goto(`/browse?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await openBookingDialog({ page, input: mouse });
  await page.goBack();
  await expect(bookingDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Search events' })).toHaveValue(title);
});

test('a closed dialog leaves nothing in the history: back returns to the search', async ({ page }) => {
  await born(page);
  const { title } = await bookableEvent(page.request, { isFree: false, index: 6 });
  await page.goto(`/browse?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await openBookingDialog({ page, input: mouse });
  await page.keyboard.press('Escape');
  await expect(bookingDialog(page)).toBeHidden();
  await expect(bookButton(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Search events' })).toHaveValue(title);
});

test('back from the checkout returns to the event, and not to the dialog', async ({ page }) => {
  await settled(page);
  await openDialog(page);
  await goOn(page);
  await acceptTerms({ page, input: mouse });
  await bookingDialog(page).getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goBack();
  await expect(bookButton(page)).toBeVisible();
  await expect(bookingDialog(page)).toBeHidden();
});

test('a traveller who has already booked is told so before choosing anything, and finds the tickets', async ({
  page,
}) => {
  const person = await settled(page);
  const event = await bookableEvent(page.request, { isFree: true, index: 3 });
  await bookFree({ page, input: mouse, person }, event);
  await page.goto(`/events/${event.id}?book=1`);
  await expect(bookingDialog(page).getByText('You’re already booked on this event.')).toBeVisible();
  await bookingDialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('You’re going').first()).toBeVisible();
  await expect(bookButton(page)).toHaveCount(0);
  await page.getByRole('complementary', { name: 'Price' }).getByRole('link', { name: 'Your tickets' }).click();
  await expect(page.getByRole('img', { name: /^Ticket code for / })).toBeVisible();
  const calendar = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Add to calendar/ }).click();
  expect((await calendar).suggestedFilename()).toMatch(/^ASC-\w+\.ics$/);
});

async function openDialog(page: Page): Promise<void> {
  const { id } = await bookableEvent(page.request, { isFree: false, index: 6 });
  await page.goto(`/events/${id}`);
  await openBookingDialog({ page, input: mouse });
}

async function chooseDate(within: Locator, day: string, month: string, year: string): Promise<void> {
  await within.getByLabel('Day').selectOption(day);
  await within.getByLabel('Month').selectOption(month);
  await within.getByLabel('Year').selectOption(year);
}

async function goOn(page: Page): Promise<void> {
  await bookingDialog(page).getByRole('button', { name: 'Continue' }).click();
}
