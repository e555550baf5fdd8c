import type { Locator } from '@playwright/test';
import { mouse } from '../input/input-method';
import { bookableEvent } from '../site/events';
import { verificationCode } from '../site/outbox';
import { stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, chooseDate, payBy, payButton, paying } from './main-journey';

// The other journey of someone new, `adults-by-number`, is on a phone.
test.use({ viewport: { width: 1440, height: 900 } });

test('someone new books for two adults and a child, with one total from the event’s page to the card, and types no one twice', async ({
  page,
}) => {
  const person = stranger('Ann');
  const { id } = await bookableEvent(page.request, { isFree: false, index: 2, fromAge: 9 });
  await page.goto(`/events/${id}`);
  await chooseParty(page.getByRole('complementary', { name: 'Price' }));
  const price = await page
    .getByRole('complementary', { name: 'Price' })
    .getByText(/USD with booking fee and tax$/)
    .textContent();
  const total = /\$[\d,.]+/.exec(price ?? '')?.[0] ?? '';
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();

  await expect(page.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Digit 1').fill(await verificationCode(person.email));
  await page.getByRole('button', { name: 'Verify' }).click();

  const dialog = bookingDialog(page);
  await expect(dialog.getByText('2 adults, 1 child')).toBeVisible();
  await expect(dialog.getByText(`${total} USD`)).toBeVisible();
  await chooseDate(dialog, '9', 'February', '1987');
  await name(dialog, 'Piotr', ['1', 'May', '1990']);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // Who's left is asked for.
  await expect(dialog.getByText('Say who else is coming: 1 child. Or remove them above.')).toBeVisible();
  await name(dialog, 'Théo', ['3', 'March', String(new Date().getFullYear() - 10)]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(`${total} USD`)).toBeVisible();
  await acceptTerms({ page, input: mouse });
  await expect(dialog.getByText(`${total} USD`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toHaveText(`Pay ${total}`);
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  for (const firstName of ['Ann', 'Piotr', 'Théo']) {
    await expect(page.getByRole('img', { name: new RegExp(`^Ticket code for ${firstName}`) })).toBeVisible();
  }
});

async function chooseParty(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'For 1 adult' }).click();
  await panel
    .getByRole('group', { name: /^Adults/ })
    .getByRole('button', { name: 'One more' })
    .click();
  await panel
    .getByRole('group', { name: /^Children/ })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(panel.getByRole('button', { name: 'For 2 adults, 1 child' })).toBeVisible();
}

/** Types someone new, and presses nothing. */
async function name(dialog: Locator, firstName: string, date: readonly [string, string, string]): Promise<void> {
  const form = dialog.getByRole('form', { name: 'Add someone new' });
  if (!(await form.isVisible())) await dialog.getByRole('button', { name: 'Add someone new' }).click();
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Marchetti');
  await chooseDate(form, ...date);
  await form.getByRole('checkbox').check();
}
