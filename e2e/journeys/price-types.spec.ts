import type { Browser, Page } from '@playwright/test';
import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { expectNoViolations } from '../screens/axe';
import { demoAdmin, openCheckIn } from '../site/check-in';
import { ownEvent } from '../site/own-event';
import { settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, payBy, payButton, paying } from './main-journey';

/** An admin's page with the dialog of an event's price types. */
async function openPriceTypes(browser: Browser, { id }: { readonly id: number }): Promise<Page> {
  const office = await pageOfAnother(browser);
  await signIn(office, demoAdmin);
  await office.goto(`/admin/events/${id}/edit`);
  await office.getByRole('button', { name: /^More actions/ }).click();
  await office.getByRole('menuitem', { name: 'Price types' }).click();
  return office;
}

test('an event sells seniors and students: set up once, chosen when booking or added later, and read at check-in', async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const event = await ownEvent(browser, { title: 'Ridge walk for everyone', adultPrice: '100' });
  const office = await openPriceTypes(browser, event);
  const types = office.getByRole('dialog', { name: 'Price types' });
  await types.getByRole('button', { name: 'Add Senior' }).click();
  await types.getByRole('button', { name: 'Add Student' }).click();
  await types.getByRole('textbox', { name: 'Price', exact: true }).last().fill('60');
  await expectNoViolations(office, 'price types');
  await types.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Price types of Ridge walk for everyone are set.', { exact: true })).toBeVisible();
  await office.close();

  await settled(page, stranger('Ines'));
  await page.goto(`/events/${event.id}?party=3-0`);
  await expect(page.getByText('Senior, 65 and over: $85.00')).toBeVisible();
  await expect(page.getByText('Student: $60.00. Show at check-in: Student card')).toBeVisible();
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();
  const dialog = bookingDialog(page);
  await dialog.getByLabel('Price for Adult 2').selectOption('Senior, $85.00');
  await dialog.getByLabel('Price for Adult 3').selectOption('Student, $60.00');
  // $245.00 + $12.44 + $33.47
  await expect(dialog.getByText('$290.91 USD')).toBeVisible();
  await expectNoViolations(page, 'choosing price types');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toHaveText('Pay $290.91');
  await expect(page.getByText('Senior, 1 × $85.00')).toBeVisible();
  await expect(page.getByText('Student, 1 × $60.00')).toBeVisible();
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/my-bookings');
  await page.getByRole('link', { name: 'Add people to Ridge walk for everyone' }).click();
  const adding = page.getByRole('dialog', { name: 'Add people' });
  await adding.getByRole('button', { name: 'One more' }).click();
  await adding.getByLabel('Price for Adult 1').selectOption('Student, $60.00');
  // $60.00 + $2.58 + $8.14: the fixed part of the fee is paid.
  const pay = adding.getByRole('button', { name: 'Pay $70.72' });
  await expect(pay).toBeEnabled();
  await expectNoViolations(page, 'adding people');
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for the people you’re adding' })).toBeVisible();
  await page.reload();
  await expect(payButton(page)).toHaveText('Pay $70.72');
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByText('Added to your booking', { exact: true })).toBeVisible();
  await expect(page.getByText('People added later, incl. tax')).toBeAttached();

  const gate = await openCheckIn(context, event);
  await gate.getByLabel('Search by name').fill('Guest of Ines');
  await expect(gate.getByText('Student · Ask to see: Student card')).toHaveCount(2);
  await gate.getByRole('listitem').filter({ hasText: 'Student card' }).first().getByRole('button').click();
  await expect(gate.getByRole('alert', { name: 'Last scan' })).toContainText('Ask to see: Student card');
});

test('a double kayak costs once for the two who share it, and takes two seats', async ({ browser, page }) => {
  test.slow();
  const event = await ownEvent(browser, { title: 'Kayaks at dawn', adultPrice: '100' });
  const office = await openPriceTypes(browser, event);
  const types = office.getByRole('dialog', { name: 'Price types' });
  await types.getByRole('button', { name: 'Add a package' }).click();
  await types.getByRole('textbox', { name: 'Name of the package' }).fill('Double kayak');
  await types.getByRole('textbox', { name: 'Price in dollars' }).fill('120');
  await types.getByRole('textbox', { name: 'For up to how many people' }).fill('2');
  await types.getByRole('textbox', { name: /^Seats/ }).fill('2');
  await types.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Price types of Kayaks at dawn are set.', { exact: true })).toBeVisible();
  await office.close();

  await settled(page, stranger('Noor'));
  await page.goto(`/events/${event.id}?party=2-0`);
  await expect(page.getByText('Double kayak: $120.00, for up to 2 people, 2 seats')).toBeVisible();
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();
  const dialog = bookingDialog(page);
  await dialog.getByLabel(/^Price for Noor/).selectOption('Double kayak, $120.00');
  await dialog.getByLabel('Price for Adult 2').selectOption('Double kayak, $120.00');
  await expect(dialog.getByText('Included')).toBeVisible();
  // $120.00 + $7.06 + $16.52
  await expect(dialog.getByText('$143.58 USD')).toBeVisible();
  await expectNoViolations(page, 'sharing a package');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toHaveText('Pay $143.58');
  await expect(page.getByText('Double kayak, 1 × $120.00')).toBeVisible();
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: 'Show tickets' }).click();
  await expect(page.getByRole('img', { name: /^Ticket code for/ })).toHaveCount(2);
});
