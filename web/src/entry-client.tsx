import './api/zod-setup';
import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readAuthToken } from './api/auth-token';
import { createQueryClient } from './api/query-client';
import { App } from './app';
import { currentUserQuery } from './auth/current-user';
import { isFramed } from './framed';
import { findRoute, notFoundPage } from './routes';

/** Takes over the page that the server rendered; a page that it did not render is drawn here. */
async function start(root: HTMLElement): Promise<void> {
  const client = createQueryClient();
  const state = document.getElementById('state')?.textContent;
  if (state) hydrate(client, JSON.parse(state) as DehydratedState);
  await (findRoute(window.location.pathname)?.Page ?? notFoundPage).preload();
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // Without a cookie the server rendered for a visitor; a stored token may still say who is here.
  if (client.getQueryData(currentUserQuery.queryKey) === null && readAuthToken()) void client.invalidateQueries();
}

const root = document.getElementById('root');
if (root && isFramed(window)) root.replaceChildren();
else if (root) void start(root);
