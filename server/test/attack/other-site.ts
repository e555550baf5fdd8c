import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import type { TestApp } from '../test-app';
import type { ServedPath } from './surface';

/** A browser of someone who's signed in to our site and visits another. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Another site, with a page that attacks ours. @returns its port */
export async function openOtherSite(): Promise<{ readonly port: number; close(): void }> {
  const script = await readFile(new URL('other-site-page.js', import.meta.url), 'utf8');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Another site</title><body><script>${script}</script>`);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new RangeError('no port');
  return { port: address.port, close: () => void server.close() };
}

/** Calls a function of `other-site-page.js`. */
function call(page: Page, name: string, ...values: readonly unknown[]): Promise<unknown> {
  return page.evaluate(`${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`);
}

/** What another site can send without being asked first, and with asking. */
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=zq',
  'application/json',
];

/**
 * Sends every request from a page of another site, with the visitor's cookies.
 * @returns the requests whose answer the other site could read
 */
export async function readableFrom(page: Page, site: string, requests: readonly ServedPath[]): Promise<string> {
  const sent = requests.flatMap(({ method, path }) => {
    const types = method === 'GET' ? [null] : contentTypes;
    return types.flatMap((type) => ['cors', 'no-cors'].map((mode) => ({ url: site + path, method, type, mode })));
  });
  return String(await call(page, 'readAnswers', sent));
}

/** Submits a form of the other site to ours, as a page of its own. */
export async function submitForm(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForURL(address), call(page, 'submitForm', address)]);
}

/** @returns the addresses that another site's page could show in a frame */
export async function framedBy(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  await call(page, 'frameAll', addresses);
  return page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && !frame.url().startsWith('chrome-error:'))
    .map((frame) => frame.url());
}

/** Whether another site keeps a hold on a window that it opened with one of our pages. */
export async function keepsHoldOf(page: Page, address: string): Promise<boolean> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), call(page, 'openWindow', address)]);
  await opened.waitForURL(address);
  return (await call(page, 'isWindowOpen')) === true;
}

/** What a write could have changed: the rows of every table that isn't about requests as such. */
export async function rowsOf({ pool }: TestApp): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'sandbox') and tablename not in ('rate_limits', 'task_runs') order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      // A session notes when it was last used.
      const content = name === 'public.auth_tokens' ? 'id' : 't';
      const { rows } = await pool.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(${content}::text, '' order by ${content}::text)), '') as sum
         from ${name} t`,
      );
      return `${name}: ${rows[0]?.sum}`;
    }),
  );
  return found.join('\n');
}
