import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its program runs: until then a link is the browser's own, and leaves the page.
 * React marks the element that it has taken over; nothing on the screen tells.
 */
export async function openRunning(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
