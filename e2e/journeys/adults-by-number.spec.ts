import { mouse } from '../input/input-method';
import { mailTo, verificationCode } from '../site/outbox';
import { ownEvent } from '../site/own-event';
import { stranger } from '../site/people';
import { expect, test } from '../test';
import { acceptTerms, bookingDialog, chooseDate, payBy, payButton, paying } from './main-journey';

// The other journey of someone new, `family-booking`, is on a desktop.
test.use({ viewport: { width: 360, height: 780 } });

test('someone new books for two adults and a child without naming the other adult, who gets a name after paying', async ({
  browser,
  page,
}) => {
  const person = stranger('Ann');
  const { id } = await ownEvent(browser, { title: 'Ridge walk by number', adultPrice: '95' });
  await page.goto(`/events/${id}?party=2-1`);
  await page.getByRole('link', { name: 'Book Now', exact: true }).filter({ visible: true }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Digit 1').fill(await verificationCode(person.email));
  await page.getByRole('button', { name: 'Verify' }).click();

  const dialog = bookingDialog(page);
  await expect(dialog.getByText('Guest of Ann. You can add the name after booking.')).toBeVisible();
  await chooseDate(dialog, '9', 'February', '1987');
  await dialog.getByRole('button', { name: 'Add someone new' }).click();
  const form = dialog.getByRole('form', { name: 'Add someone new' });
  await form.getByLabel('First name').fill('Théo');
  await form.getByLabel('Last name').fill('Marchetti');
  await chooseDate(form, '3', 'March', String(new Date().getFullYear() - 10));
  await form.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await acceptTerms({ page, input: mouse });
  await dialog.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(payButton(page)).toBeEnabled();
  await payBy({ page, input: mouse }, paying);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ticket code for Guest of Ann' })).toBeVisible();
  expect((await mailTo(person.email, /^Your booking is confirmed/)).text).toContain('Add names: ');

  await page.getByRole('button', { name: 'Add names' }).click();
  const names = page.getByRole('dialog', { name: 'Add your guest’s name' });
  await names.getByLabel('First name').fill('Piotr');
  await names.getByLabel('Last name').fill('Nowak');
  await names.getByRole('button', { name: 'Save names' }).click();
  await expect(page.getByRole('img', { name: 'Ticket code for Piotr Nowak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add names' })).toBeHidden();
});
