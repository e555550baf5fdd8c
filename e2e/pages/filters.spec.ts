import { expect, test } from '../test';

test('several categories, a preset and free events filter the list, and the address keeps them', async ({ page }) => {
  await page.goto('/browse');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const boxes = filters.getByRole('group', { name: 'Category' }).getByRole('checkbox');
  await expect(boxes.first()).toHaveAccessibleDescription(/^\d+\+? events?$/);
  // The address decides what's checked, so it takes a moment.
  await boxes.nth(0).click();
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(1).click();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await filters.getByRole('button', { name: 'Next 3 months' }).click();
  await expect(page).toHaveURL(/from=/);
  await filters.getByRole('checkbox', { name: 'Free only' }).click();
  await expect(page.getByRole('button', { name: /^Remove filter: *Free/ })).toBeVisible();
  const query = new URL(page.url()).searchParams;
  expect(query.getAll('category')).toHaveLength(2);
  expect(query.get('maxPrice')).toBe('0');
  await page.reload();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(filters.getByRole('button', { name: 'Next 3 months' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, geolocation: { latitude: 51.18, longitude: -115.57 } });

  test('the filters are a sheet that says how many events it will show, from the place I’m at', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await page.goto('/browse');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Use my location' }).click();
    await expect(sheet.getByRole('combobox', { name: 'Place' })).toHaveValue('Your location');
    await expect(page).toHaveURL(/near=51\.2%2C-115\.6/);
    const counted = page.getByText(/^\d+ of \d+ events$/);
    await expect(counted).toBeAttached();
    const [found] = (await counted.innerText()).split(' ');
    await sheet.getByRole('button', { name: new RegExp(`^Show ${found} events?$`) }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });
});
