import { pageOfAnother } from '../browser/running-page';
import { shownEvent } from '../screens/screen';
import { demoTraveller, settled, signIn } from '../site/people';
import { expect, test } from '../test';

test('a review is written from My Bookings after the event, and before it, only its appeal is asked', async ({
  page,
  browser,
}) => {
  await signIn(page, demoTraveller);
  await page.goto('/my-bookings');
  const link = page.getByRole('link', { name: /^(Write a|Change your) review/ });
  const booking = page.getByRole('article').filter({ has: link }).first();
  await booking.getByRole('link', { name: /review/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Write a|Change your) review$/ });
  await dialog.getByRole('radio', { name: '4 out of 5 stars' }).check();
  await dialog.getByLabel('Your review').fill('Bring boots that can get wet.');
  await dialog.getByRole('button', { name: /^(Post review|Save changes)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(booking.getByText('4 out of 5 stars')).toBeAttached();

  const another = await pageOfAnother(browser);
  await settled(another);
  await another.goto(`/events/${(await shownEvent(another)).id}`);
  await expect(another.getByRole('heading', { level: 2, name: 'Does this appeal to you?' })).toBeVisible();
  await expect(another.getByRole('link', { name: /review/i })).toHaveCount(0);
});
