import { expect, type Page } from '@playwright/test';

/** Opens what a score is the sum of: on phones it's behind 'Why 8.2?', elsewhere it's open. @param press how the button is pressed */
export async function openSum(page: Page, press: (why: ReturnType<Page['locator']>) => Promise<void>): Promise<void> {
  const why = page.locator('button[aria-expanded]').filter({ hasText: /^Why \d/ });
  await expect(why).toBeAttached();
  if (await why.isVisible()) await press(why);
  await expect(page.getByRole('heading', { name: 'What shaped your score' })).toBeVisible();
}
