import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than the half second in which a browser takes what moves for the answer to a press. */
const lateMs = 550;
const lateTypes: ReadonlySet<string> = new Set(['fetch', 'script', 'image']);

/** Makes the first answer of each call, file and kind of picture late, as on a slow network. */
export async function answerLate(page: Page): Promise<void> {
  const seen = new Set<string>();
  await page.route('**/*', async (route) => {
    const request = route.request();
    const kind = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\d+/g, 'n')}`;
    if (lateTypes.has(request.resourceType()) && !seen.has(kind)) {
      seen.add(kind);
      await wait(lateMs);
    }
    await route.continue();
  });
}
