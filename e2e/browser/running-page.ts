import type { Browser, Page } from '@playwright/test';
import { runningSite } from '../site/running-site';

/**
 * Makes `goto` and `reload` wait until the page's program runs. Until then, a link is the browser's own, and what's pressed or typed is
 * lost: a person waits a moment, and a test on a busy machine doesn't.
 * Changes in place: the page.
 */
export function waitForProgram(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await isRunning(page);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await isRunning(page);
    return answer;
  };
}

/** A page of someone else, in a browser profile of their own. */
export async function pageOfAnother(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: runningSite().url, reducedMotion: 'reduce', locale: 'en-CA' });
  waitForProgram(page);
  return page;
}

/** React marks the element that it has taken over; nothing on the screen tells. Other documents have no such element. */
async function isRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Moves the pointer, as anyone does who's about to use a page: what's further down, dialogs and checks of forms are loaded then. */
export async function firstAct(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
