/** What the web's `entry-server` exports. Documented in server/README.md; implemented by web/src/entry-server.tsx. */
export interface PageRenderer {
  /**
   * Renders one page for one request.
   * @param url path and query
   */
  render(url: string, options: RenderOptions): Promise<RenderedPage>;
  /** Puts a rendered page into the built index.html. */
  fillTemplate(template: string, page: RenderedPage): string;
}

export interface RenderOptions {
  /** Answers a path of the API as a visitor would be answered, without going over the network. */
  readonly fetchApi: (path: string, init: RequestInit) => Promise<Response>;
  /** PUBLIC_URL, without a slash at the end. */
  readonly origin: string;
  /** Whether a session came along: then the page waits for the person, and shows nothing of anybody. */
  readonly hasSession: boolean;
}

/** Only the status concerns the server; the rest goes back into `fillTemplate`. */
export interface RenderedPage {
  readonly status: number;
}
