import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it's sent, in each encoding that a browser might accept. */
export interface CachedPage {
  readonly status: number;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const keptMs = 5000;
const maxPages = 500;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Caches pages for some seconds. Requests that arrive while a page is being rendered wait for it, so it's rendered once.
 * @param now a monotonic clock, in milliseconds
 */
export class PageCache {
  private readonly pages = new Map<string, { readonly page: Promise<CachedPage>; readonly madeAt: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param make renders a page that isn't cached or is too old. If it throws, nothing is cached */
  get(key: string, make: () => Promise<{ status: number; html: string }>): Promise<CachedPage> {
    const kept = this.pages.get(key);
    if (kept !== undefined && this.now() - kept.madeAt < keptMs) return kept.page;
    const page = make().then(encoded);
    this.pages.delete(key);
    this.pages.set(key, { page, madeAt: this.now() });
    page.catch(() => this.pages.delete(key));
    this.forgetOldest();
    return page;
  }

  private forgetOldest(): void {
    for (const key of this.pages.keys()) {
      if (this.pages.size <= maxPages) return;
      this.pages.delete(key);
    }
  }
}

async function encoded({ status, html }: { status: number; html: string }): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, brotli), promisify(gzip)(plain)]);
  return { status, plain, br, gzip: zipped };
}
