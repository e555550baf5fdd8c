import type { Page } from '@playwright/test';

/** Moves the pointer, as anyone does who's about to use a page: what's further down, dialogs and checks of forms are loaded then. */
export async function firstAct(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
