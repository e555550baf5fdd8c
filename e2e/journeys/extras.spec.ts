import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { expectNoViolations } from '../screens/axe';
import { demoAdmin } from '../site/check-in';
import { ownEvent } from '../site/own-event';
import { settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, payBy, payButton, paying } from './main-journey';

const phone = { width: 390, height: 844 };

test('an operator rents wetsuits in four sizes, a party takes three and gives one back, and the office sees the sum', async ({
  browser,
  page,
}) => {
  test.slow();
  const event = await ownEvent(browser, { title: 'Paddle at dawn', adultPrice: '100', cancellationPolicy: 'flexible' });
  const office = await pageOfAnother(browser);
  await office.setViewportSize(phone);
  await signIn(office, demoAdmin);
  await office.goto(`/admin/events/${event.id}/edit`);
  await office.getByRole('button', { name: /^More actions/ }).click();
  await office.getByRole('menuitem', { name: 'Extras' }).click();
  const extras = office.getByRole('dialog', { name: 'Extras' });
  await extras.getByRole('button', { name: 'Add Wetsuit' }).click();
  await expect(extras.getByLabel('Choices (optional)')).toHaveValue('S: 4, M: 8, L: 6, XL: 2');
  await extras.getByRole('button', { name: 'Add Photographs' }).click();
  await expectNoViolations(office, 'extras');
  await extras.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Extras of Paddle at dawn are set.', { exact: true })).toBeVisible();

  await page.setViewportSize(phone);
  await settled(page, stranger('Ines'));
  await page.goto(`/events/${event.id}?party=3-0`);
  await expect(page.getByText('Wetsuit: $15.00 per person')).toBeVisible();
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();
  const dialog = bookingDialog(page);
  const sizes = dialog.getByRole('group', { name: /^Wetsuit/ }).getByRole('combobox');
  await expect(sizes).toHaveCount(3);
  await expect(sizes.first().getByRole('option', { name: 'XL, 2 left' })).toBeAttached();
  await sizes.nth(0).selectOption('M');
  await sizes.nth(1).selectOption('M');
  await sizes.nth(2).selectOption('S, 4 left');
  // $300.00 + $45.00 = $345.00 + $16.74 + $47.03
  await expect(dialog.getByText('$408.77 USD')).toBeVisible();
  await expectNoViolations(page, 'choosing extras');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toHaveText('Pay $408.77');
  await expect(page.getByText('Wetsuit M, 2 × $15.00')).toBeAttached();
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

  await office.goto(`/organizer/events/${event.id}/bookings`);
  await expect(office.getByText('Extras: 3 × Wetsuit: 1 S, 2 M')).toBeVisible();

  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Give back extras/ }).click();
  const returning = page.getByRole('dialog', { name: 'Give back extras?' });
  await returning.getByRole('checkbox', { name: /^Wetsuit S/ }).click();
  // $408.77 × $15.00 ÷ $345.00
  await expect(returning.getByText('$17.77').first()).toBeVisible();
  await expectNoViolations(page, 'giving back extras');
  await returning.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText('Extras given back', { exact: true })).toBeVisible();
  await office.reload();
  await expect(office.getByText('Extras: 2 × Wetsuit: 2 M')).toBeVisible();
  await office.close();
});
