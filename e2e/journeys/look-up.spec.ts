import { pageOfAnother } from '../browser/running-page';
import { mouse } from '../input/input-method';
import { bookableEvent } from '../site/events';
import { settled, signIn, stranger } from '../site/people';
import { expect, test } from '../test';
import { declined, goToCheckout, payBy } from './main-journey';

/** An event that no other journey books. */
const eventIndex = 13;

// The reply to a declined card.
test.use({ expected: { answers: [{ status: 402, url: /confirm/ }] } });

test('an admin finds why a person’s card was declined from their email in three presses', async ({ page, browser }) => {
  test.slow();
  const event = await bookableEvent(page.request, { isFree: false, index: eventIndex });
  const person = stranger('Mira', 'Holt');
  await settled(page, person);
  const walk = { page, input: mouse, person };
  await goToCheckout(walk, event);
  await payBy(walk, declined.replace('0002', '9995'));
  await expect(page.getByText('Your card has insufficient funds.', { exact: true })).toBeVisible();

  const admins = await pageOfAnother(browser);
  await signIn(admins, { username: 'admin', password: 'ascendant' });
  await admins.goto('/admin');
  await admins.getByRole('link', { name: 'Look up' }).click();
  await admins.getByRole('searchbox', { name: 'Look up a person or a payment' }).fill(person.email);
  await admins.getByRole('button', { name: 'Look up' }).click();
  const row = admins.getByRole('row').filter({ hasText: event.title });
  await expect(row).toContainText('Declined: Insufficient funds');
  expect(admins.url()).not.toContain(encodeURIComponent(person.email));
  await row.getByRole('link', { name: /^Timeline/ }).click();
  await expect(admins.getByRole('listitem').filter({ hasText: 'Card declined' })).toContainText('Visa •••• 9995');

  await admins.goBack();
  await expect(row).toBeVisible();
  await admins.close();
});
