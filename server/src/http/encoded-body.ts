import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'plain';

/** Shorter texts don't get shorter. */
const leastBytes = 1000;
/**
 * Up to this length a text is compressed at once and less thoroughly: a list of twelve events, or its page, has 6% more bytes, and takes half
 * of the processor's time, because handing it to a thread and back takes as long as compressing it. A longer one would keep others waiting.
 */
const quickBytes = 2 ** 17;
const quickBrotli = brotliWith(2, { [constants.BROTLI_PARAM_LGWIN]: 16 });
const quickGzip = { level: 3 };
const brotli = brotliWith(4);

/** A body as it's sent, compressed once for each encoding that someone accepts. */
export class EncodedBody {
  readonly plain: Buffer;
  private readonly compressed = new Map<Encoding, Buffer>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** What's already there in an encoding. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'plain' ? this.plain : this.compressed.get(encoding);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.ready(encoding);
    if (known !== undefined) return known;
    const made = this.plain.length <= quickBytes ? quickly(this.plain, encoding) : await inThread(this.plain, encoding);
    this.compressed.set(encoding, made);
    return made;
  }

  /** The best encoding that a client accepts. @param accepted its Accept-Encoding */
  encodingFor(accepted: string | undefined): Encoding {
    return this.plain.length < leastBytes ? 'plain' : bestEncoding(accepted);
  }
}

/** @param accepted a client's Accept-Encoding */
export function bestEncoding(accepted: string | undefined): Encoding {
  return accepted === undefined ? 'plain' : best.memo(accepted);
}

function brotliWith(quality: number, others: BrotliOptions['params'] = {}): BrotliOptions {
  return { params: { ...others, [constants.BROTLI_PARAM_QUALITY]: quality } };
}

function quickly(text: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(text, quickBrotli) : gzipSync(text, quickGzip);
}

function inThread(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(text, brotli) : promisify(gzip)(text);
}

/** Browsers send a few texts again and again. */
const best = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (accepted) => {
    if (accepts(accepted, 'br')) return 'br';
    return accepts(accepted, 'gzip') ? 'gzip' : 'plain';
  },
});

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(quality);
  });
}
