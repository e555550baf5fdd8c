import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page as it is sent, in each encoding that a browser may want. */
export interface CachedPage {
  readonly status: number;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const KEPT_MS = 5000;
const MAX_PAGES = 500;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Keeps pages for some seconds. Those who ask while a page is being made wait for it, and it is made once.
 * @param now milliseconds of a clock that only goes forward
 */
export class PageCache {
  private readonly pages = new Map<string, { readonly page: Promise<CachedPage>; readonly madeAt: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param make makes a page that is not there, or too old; what it throws is not kept */
  get(key: string, make: () => Promise<{ status: number; html: string }>): Promise<CachedPage> {
    const kept = this.pages.get(key);
    if (kept !== undefined && this.now() - kept.madeAt < KEPT_MS) return kept.page;
    const page = make().then(encoded);
    this.pages.delete(key);
    this.pages.set(key, { page, madeAt: this.now() });
    page.catch(() => this.pages.delete(key));
    this.forgetOldest();
    return page;
  }

  private forgetOldest(): void {
    for (const key of this.pages.keys()) {
      if (this.pages.size <= MAX_PAGES) return;
      this.pages.delete(key);
    }
  }
}

async function encoded({ status, html }: { status: number; html: string }): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)]);
  return { status, plain, br, gzip: zipped };
}
