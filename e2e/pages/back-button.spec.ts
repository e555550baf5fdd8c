import { mouse } from '../input/input-method';
import { acceptTerms, bookButton, bookingDialog, openBookingDialog } from '../journeys/main-journey';
import { bookableEvent } from '../site/events';
import { settled } from '../site/people';
import { expect, test } from '../test';

test('Back closes the booking dialog, a closed dialog leaves nothing in the history, and Back from the checkout shows the event without it', async ({
  page,
}) => {
  await settled(page);
  const { title } = await bookableEvent(page.request, { isFree: false, index: 6 });
  const search = page.getByRole('combobox', { name: 'Search events' });
  const dialog = bookingDialog(page);
  await page.goto(`/browse?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await openBookingDialog({ page, input: mouse });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await openBookingDialog({ page, input: mouse });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bookButton(page)).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue(title);

  await page.getByRole('link', { name: title, exact: true }).click();
  await openBookingDialog({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goBack();
  await expect(bookButton(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});
