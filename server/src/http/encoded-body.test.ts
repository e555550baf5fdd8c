import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EncodedBody } from './encoded-body';

const text = 'All about an event. '.repeat(100);

describe('a body', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'plain'],
    ['identity', 'plain'],
    ['brotli', 'plain'],
    [undefined, 'plain'],
  ])('for a client that accepts %s is sent as %s', (accepted, encoding) => {
    expect(new EncodedBody(text).encodingFor(accepted)).toBe(encoding);
  });

  it('that’s short is sent as it is', () => {
    expect(new EncodedBody('[]').encodingFor('br, gzip')).toBe('plain');
  });

  it.each([
    ['short', text],
    ['long', text.repeat(100)],
  ])('is the same in each encoding, and compressed once: a %s one', async (_, content) => {
    const body = new EncodedBody(content);
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(content);
    expect(gunzipSync(await body.in('gzip')).toString()).toBe(content);
    expect(await body.in('br')).toBe(body.ready('br'));
    expect(body.ready('plain')?.toString()).toBe(content);
  });
});
