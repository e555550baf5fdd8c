import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'plain';

/** Shorter texts don't get shorter. */
const leastBytes = 1000;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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
    const made = await (encoding === 'br'
      ? promisify(brotliCompress)(this.plain, brotli)
      : promisify(gzip)(this.plain));
    this.compressed.set(encoding, made);
    return made;
  }

  /** The best encoding that a client accepts. @param accepted its Accept-Encoding */
  encodingFor(accepted: string | undefined): Encoding {
    return accepted === undefined || this.plain.length < leastBytes ? 'plain' : best.memo(accepted);
  }
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
