import type { EventSummary } from '@ascendant/contract/event';
import type { Locator } from '@playwright/test';
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

test('forced colours show which days of the calendar can be chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const events = await (await page.request.get('/api/events?q=Adaptive+Climbing+Night&dates=next')).json();
  await page.goto(`/events/${(events as readonly EventSummary[])[0]?.id}`);
  await page.getByRole('button', { name: /other dates/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  const borderOf = (day: Locator) => day.evaluate((button) => getComputedStyle(button).borderTopColor);
  const open = calendar.locator('button[data-day]:enabled').first();
  const closed = calendar.locator('button[data-day]:disabled').first();
  expect(await borderOf(open)).not.toBe(await borderOf(closed));
});
