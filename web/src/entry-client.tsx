import './api/zod-setup';
import { isDateForm } from '@ascendant/domain/date-form';
import { isChargeCurrency } from '@ascendant/domain/pricing/currency';
import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isOfflineDocument } from './api/offline-document';
import { createQueryClient } from './api/query-client';
import { App } from './app';
import { resumeSession } from './data/current-user';
import { finishSignOut } from './data/sign-out';
import { PageLoadError } from './lazy-page';
import { registerWorker } from './register-worker';
import { findRoute, notFoundRoute } from './routes';
import { writeDatesAs } from './ui/text/reader-form';
import { pricesAreIn } from './ui/text/site-currency';

/** Hydrates the page that the server rendered. Pages it didn't render are rendered here. */
async function start(root: HTMLElement): Promise<void> {
  const client = createQueryClient();
  const rendered = document.getElementById('state');
  const state = rendered?.textContent;
  const isOffline = isOfflineDocument();
  const form = rendered?.dataset['dates'];
  if (isDateForm(form)) writeDatesAs(form);
  const currency = rendered?.dataset['currency'];
  if (isChargeCurrency(currency)) pricesAreIn(currency);
  if (!isOffline) await finishSignOut();
  if (state && !isOffline) hydrate(client, JSON.parse(state) as DehydratedState);
  if (!isOffline) resumeSession(client);
  const page = findRoute(window.location.pathname) ?? notFoundRoute;
  await page.Page.preload();
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  if (state && !isOffline) hydrateRoot(root, app, { onCaughtError });
  else createRoot(root, { onCaughtError }).render(app);
  registerWorker();
}

/** A boundary shows a page whose code couldn't be loaded; anything else is a bug. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PageLoadError)) reportError(error);
}

const root = document.getElementById('root');
if (root && isFramed(window)) root.replaceChildren();
else if (root) void start(root);

/**
 * Whether another page shows this window in a frame. We don't allow that: the server's headers forbid it, and the client doesn't
 * start in a frame either, in case a proxy or an old browser drops the headers (WEB-03).
 */
function isFramed({ top, self }: Pick<Window, 'top' | 'self'>): boolean {
  return top !== self;
}
