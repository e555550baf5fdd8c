import type { DateForm } from '@ascendant/domain/date-form';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';

/** What the web's `entry-server` exports. Documented in server/README.md; implemented by web/src/entry-server.tsx. */
export interface PageRenderer {
  /** The part of an address that decides what's shown. Addresses for which it's the same are the same page. @param url path and query */
  shownAddress(url: string): string;
  /**
   * Renders one page for one request.
   * @param url path and query
   */
  render(url: string, options: RenderOptions): Promise<RenderedPage>;
  /**
   * Puts rendered pages into index.html.
   * @param built the browser's files, which Vite's manifest describes; none in development
   */
  pageTemplate(index: string, built?: Readonly<Record<string, object>>): (page: RenderedPage) => string;
}

export interface RenderOptions {
  /** Calls the API as a visitor, without going over the network. */
  readonly fetchApi: (path: string, init: RequestInit) => Promise<Response>;
  /** PUBLIC_URL, without a trailing slash. */
  readonly origin: string;
  /** Whether the request has a session. If so, the page is rendered without personal data and loads it in the browser. */
  readonly hasSession: boolean;
  /** How the reader writes dates and times. */
  readonly dateForm: DateForm;
  /** What every price is in. */
  readonly currency: ChargeCurrency;
}

/** The server only needs the status. Everything else goes back into the template. */
export interface RenderedPage {
  readonly status: number;
}
