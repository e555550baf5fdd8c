import { homeForm, type DateForm } from '@ascendant/domain/date-form';
import { defaultCurrency, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { productName } from '@ascendant/domain/site/brand';
import { dehydrate, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createApi } from './api/client';
import { offlinePath } from './api/offline-document';
import { createQueryClient } from './api/query-client';
import { App } from './app';
import { cacheUser } from './data/current-user';
import { HeadCollectorContext, type HeadCollector, type PageHead } from './head/page-head';
import { jsonScript, writeHead } from './head/write-head';
import type { PageRecord } from './page-record';
import { pageTemplate, type PageParts } from './page-template';
import { findRoute, notFoundRoute } from './routes';
import { shownAddress } from './shown-address';
import { writeDatesAs } from './ui/text/reader-form';
import { pricesAreIn } from './ui/text/site-currency';

export { pageTemplate, shownAddress };

/** What the server knows about the request. */
export interface RenderOptions {
  /** Calls the API as a visitor, without going over the network. */
  readonly fetchApi: (path: string, init: RequestInit) => Promise<Response>;
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string;
  /** Whether the request has a session cookie. If so, the page waits for the user instead of showing the visitors' version. */
  readonly hasSession?: boolean;
  /** How the reader writes dates and times. */
  readonly dateForm?: DateForm;
  /** What every price is in. */
  readonly currency?: ChargeCurrency;
}

export interface RenderedPage extends PageParts {
  /** 200; 404 if there's no such page or event; 500 if its data couldn't be read. */
  readonly status: number;
  readonly dehydratedState: DehydratedState;
}

/**
 * Renders one page for one request. Requests share nothing.
 * @param requested path and query
 */
export async function render(requested: string, options: RenderOptions): Promise<RenderedPage> {
  const url = shownAddress(requested);
  const client = createQueryClient();
  const address = new URL(url, options.origin);
  const route = findRoute(address.pathname);
  const isOffline = address.pathname === offlinePath;
  const { Page } = route ?? notFoundRoute;
  await Page.preload();
  // The offline page is cached for anyone who uses the browser: it doesn't know who that is.
  if (!options.hasSession && !isOffline) cacheUser(client, null);
  const api = createApi({ fetchApi: options.fetchApi, readToken: () => null });
  const read = { client, api, address, hasSession: options.hasSession ?? false };
  const status = route ? ((await route.read?.(read)) ?? 200) : 404;
  const { dateForm = homeForm, currency = defaultCurrency, origin } = options;
  writeDatesAs(dateForm);
  pricesAreIn(currency);
  const dehydratedState = dehydrate(client);
  const { head, html } = rendered({ url, route, client, origin });
  return {
    status,
    head,
    html,
    state: jsonScript(
      dehydratedState,
      `type="application/json" id="state" data-dates="${dateForm}" data-currency="${currency}"${isOffline ? ` data-path="${offlinePath}"` : ''}`,
    ),
    dehydratedState,
    names: [Page.loadedName() ?? ''],
    isWhole: !options.hasSession && !isOffline,
  };
}

interface Rendering {
  readonly url: string;
  readonly route: PageRecord | null;
  readonly client: QueryClient;
  readonly origin: string;
}

/** @returns the page's head and its content, as HTML */
function rendered({ url, route, client, origin }: Rendering): Pick<PageParts, 'head' | 'html'> {
  let head: PageHead = { title: productName };
  const collector: HeadCollector = { collect: (said) => void (head = said) };
  const html = renderToString(
    <ServerApp client={client} url={url} pages={route ? [route] : []} collector={collector} />,
  );
  return { head: writeHead(head, { origin, url }), html };
}

interface ServerAppProps {
  readonly client: QueryClient;
  readonly url: string;
  readonly pages: readonly PageRecord[];
  readonly collector: HeadCollector;
}

function ServerApp({ client, url, pages, collector }: ServerAppProps) {
  return (
    <HeadCollectorContext value={collector}>
      <QueryClientProvider client={client}>
        <StaticRouter location={url}>
          <App pages={pages} />
        </StaticRouter>
      </QueryClientProvider>
    </HeadCollectorContext>
  );
}
