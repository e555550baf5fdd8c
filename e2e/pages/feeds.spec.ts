import { shownEvent } from '../screens/screen';
import { expect, test } from '../test';

test('the list as it is filtered is followed as RSS and as a calendar, and both files have its events', async ({
  page,
}) => {
  const { id, title } = await shownEvent(page);
  await page.goto(`/browse?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  const files = { RSS: `/events/${id}</link>`, Calendar: `UID:event-${id}@` };
  for (const [name, itsEvent] of Object.entries(files)) {
    const link = page.getByRole('link', { name, exact: true });
    await link.focus();
    await expect(link).toBeFocused();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(await file.text()).toContain(itsEvent);
  }
  await page.goto('/browse');
  await expect(page.getByRole('link', { name: 'RSS', exact: true })).toHaveAttribute('href', '/events.rss');
});
