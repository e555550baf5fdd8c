import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';

const fileOf = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/**
 * Replaces the three hosts that a page uses to pay with Stripe. The sandbox provides their replies. The page's own
 * Content-Security-Policy still applies.
 * @returns a growing list of the Stripe addresses that the page requested
 */
export async function serveStripeHosts(page: Page, apiUrl: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.stripe.com')) asked.push(request.url());
  });
  await page.route('https://js.stripe.com/**', serveScript);
  await page.route('https://api.stripe.com/**', (route) => carryOn(route, apiUrl));
  await page.route('https://hooks.stripe.com/**', (route) => serveBank(route, apiUrl));
  return asked;
}

async function serveScript(route: Route): Promise<void> {
  const isFrame = route.request().url().endsWith('/card-frame.html');
  await route.fulfill(
    isFrame
      ? { contentType: 'text/html', body: fileOf('card-frame.html') }
      : { contentType: 'text/javascript', body: fileOf('stripe-js.js') },
  );
}

async function carryOn(route: Route, apiUrl: string): Promise<void> {
  const { status, headers, text } = await ask(route, apiUrl);
  await route.fulfill({ status, headers, body: text });
}

/** Serves the bank's challenge. Once it's answered, Stripe's frame notifies the page. */
async function serveBank(route: Route, apiUrl: string): Promise<void> {
  const { text } = await ask(route, apiUrl);
  const outcome = new URL(route.request().url()).searchParams.get('outcome');
  const told = `<!doctype html><title>Your bank</title><script>parent.postMessage('${outcome}', '*')</script>`;
  await route.fulfill({ contentType: 'text/html', body: outcome === null ? text : told });
}

async function ask(route: Route, apiUrl: string) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const response = await fetch(`${apiUrl}${pathname}${search}`, {
    method: request.method(),
    headers: { 'content-type': request.headers()['content-type'] ?? 'text/plain' },
    body: request.postData(),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}
