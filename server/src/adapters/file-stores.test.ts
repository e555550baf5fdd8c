import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeFiles } from '../../test/fake-adapters';
import { temporaryFolder } from '../../test/temporary-folder';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import { s3Files, signed, parseListing } from './s3-files';

/** A minimal S3 server. A page of a list has two keys. */
const storedAt = new Date().toISOString();
const kept = new Map<string, { content: Buffer; type: string }>();
const stand = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://x');
  const key = url.pathname.replace('/bucket', '').slice(1);
  const found = kept.get(key);
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/') === true;
  if (!isSigned) return void response.writeHead(403).end();
  if (request.method === 'PUT') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    kept.set(key, { content: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
    return void response.end();
  }
  if (request.method === 'DELETE') return void response.writeHead(kept.delete(key) ? 204 : 404).end();
  if (key === '') return void response.end(listing(url.searchParams));
  if (found === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': found.type }).end(found.content);
}

function listing(query: URLSearchParams): string {
  const keys = [...kept.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const begin = Number(query.get('continuation-token') ?? 0);
  const page = keys
    .slice(begin, begin + 2)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified></Contents>`);
  const next = begin + 2 < keys.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

const s3 = { kind: 's3', bucket: 'bucket', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'hush' } as const;
let folder: string;
let endpoint: string;
beforeAll(async () => {
  folder = await temporaryFolder('files');
  stand.listen(0, '127.0.0.1');
  await once(stand, 'listening');
  const address = stand.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  stand.close();
});

const stores: readonly (readonly [string, () => FileStore])[] = [
  ['files in a folder', () => localFiles(folder)],
  ['files in a bucket', () => s3Files({ ...s3, endpoint })],
  ['the fake for tests', () => fakeFiles()],
];

describe.each(stores)('%s', (_, make) => {
  const png = { content: Buffer.from([1, 2, 3, 0, 255]), contentType: 'image/png' };

  it('returns what was stored, and null for anything else', async () => {
    const store = make();
    await store.put('events/a.png', png);
    expect(await store.get('events/a.png')).toEqual(png);
    expect(await store.get('events/b.png')).toBeNull();
  });

  it('replaces files, removes them, and allows removing them twice', async () => {
    const store = make();
    await store.put('events/c.png', png);
    await store.put('events/c.png', { ...png, content: Buffer.from('new') });
    expect((await store.get('events/c.png'))?.content.toString()).toBe('new');
    await store.remove('events/c.png');
    await store.remove('events/c.png');
    expect(await store.get('events/c.png')).toBeNull();
  });

  it('lists all of a folder, and nothing else', async () => {
    const store = make();
    for (const name of ['1', '2', '3', '4', '5']) await store.put(`people/${name}.png`, png);
    await store.put('peoples/6.png', png);
    const listed = await store.list('people');
    expect(listed.map(({ key }) => key).sort()).toEqual(['1', '2', '3', '4', '5'].map((n) => `people/${n}.png`));
    for (const { storedAt: at } of listed) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await store.list('nobody')).toEqual([]);
  });

  it.each([
    '../secret.png',
    '/etc/passwd',
    'events/../../x.png',
    'events/a.png/b.png',
    'a.png',
    'events/.png',
    'events/a b.png',
  ])('refuses the key %s', async (key) => {
    await expect((async () => make().put(key, png))()).rejects.toThrow(RangeError);
    await expect((async () => make().get(key))()).rejects.toThrow(RangeError);
  });
});

describe('files in a folder', () => {
  it('lists unfinished files, so that they can be removed', async () => {
    const store = localFiles(folder);
    await mkdir(join(folder, 'begun'));
    await writeFile(join(folder, 'begun/0123456789abcdef.part'), 'half');
    const [file] = await store.list('begun');
    expect(file?.key).toBe('begun/0123456789abcdef.part');
    await store.remove('begun/0123456789abcdef.part');
    expect(await store.list('begun')).toEqual([]);
  });
});

it.each([
  [-20, "is 20 minutes ahead of the store's"],
  [25, "is 25 minutes behind the store's"],
  [null, 'is wrong'],
])(
  'a bucket that refuses us says why: a clock that’s wrong is nothing that keys can mend (%s)',
  async (ahead, said) => {
    const date = ahead === null ? 'unknown' : new Date(Date.now() + ahead * 60_000).toUTCString();
    const skewed = createServer((_, response) =>
      response.writeHead(403, { date }).end('<Error><Code>RequestTimeTooSkewed</Code></Error>'),
    );
    skewed.listen(0, '127.0.0.1');
    await once(skewed, 'listening');
    const address = skewed.address();
    const store = s3Files({ ...s3, endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    await expect(store.put('events/a.png', { content: Buffer.from('a'), contentType: 'image/png' })).rejects.toThrow(
      `The file store replied with 403 RequestTimeTooSkewed: this machine's clock ${said}`,
    );
    skewed.close();
  },
);

describe('a signed request', () => {
  it('has the signature of the example that Amazon publishes (list of objects)', async () => {
    // Source: Amazon S3 API Reference, "Authenticating Requests: Using the Authorization Header", its last example.
    const config = {
      ...s3,
      bucket: '',
      endpoint: 'https://examplebucket.s3.amazonaws.com',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    };
    const request = { method: 'GET', path: '', query: { 'max-keys': '2', prefix: 'J' } } as const;
    const { headers } = await signed(config, request, '20130524T000000Z');
    expect(headers.get('authorization')).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
        'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });

  it('signs the body and the content type', async () => {
    const body = Buffer.from('picture');
    const request = { method: 'PUT', path: 'events/a.png', body, contentType: 'image/png' } as const;
    const { headers } = await signed({ ...s3, endpoint: 'https://s3.example' }, request);
    expect(headers.get('x-amz-content-sha256')).toBe(createHash('sha256').update(body).digest('hex'));
    expect(headers.get('authorization')).toContain('SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date');
  });
});

describe('the list of a bucket', () => {
  const contents = (key: string): string =>
    `<Contents><Key>${key}</Key><LastModified>2026-06-21T10:00:00.000Z</LastModified></Contents>`;
  const storedAt = new Date('2026-06-21T10:00:00Z');

  it('can be empty, or have one file', () => {
    expect(parseListing('<?xml version="1.0"?><ListBucketResult></ListBucketResult>').files).toEqual([]);
    expect(parseListing(`<ListBucketResult>${contents('a/1.png')}</ListBucketResult>`)).toEqual({
      files: [{ key: 'a/1.png', storedAt }],
    });
  });

  it('keeps keys and tokens as text, with XML escapes decoded', () => {
    const xml = `<ListBucketResult>${contents('007')}${contents('a&amp;b')}<NextContinuationToken>1e3</NextContinuationToken></ListBucketResult>`;
    expect(parseListing(xml)).toEqual({
      files: [
        { key: '007', storedAt },
        { key: 'a&b', storedAt },
      ],
      nextToken: '1e3',
    });
  });

  it('is refused if it is anything else', () => {
    expect(() => parseListing('<Error><Code>SlowDown</Code></Error>')).toThrow();
  });
});

it('a file that the disk refuses leaves nothing behind', async () => {
  const root = await temporaryFolder('files');
  // A folder in the file's place, so that the file is written but can't be moved there.
  await mkdir(join(root, 'pictures/a.webp/inside'), { recursive: true });
  const files = localFiles(root);
  await expect(
    files.put('pictures/a.webp', { content: Buffer.from('x'), contentType: 'image/webp' }),
  ).rejects.toThrow();
  expect((await files.list('pictures')).map(({ key }) => key)).toEqual(['pictures/a.webp']);
});
