import { expect, test } from '../test';

test('forced colours show what’s chosen and where the focus is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/browse');
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  }
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('group', { name: 'Category' }).getByRole('checkbox').first();
  await expect(box).toHaveAccessibleDescription(/^\d+\+? events?$/);
  const unchecked = await box.screenshot();
  await box.click();
  await expect(box).toBeChecked();
  expect((await box.screenshot()).equals(unchecked), 'a checked box looks like an unchecked one').toBe(false);
  const preset = filters.getByRole('button', { name: 'Next 3 months' });
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(preset).toHaveCSS('outline-style', 'solid');
});
