import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { catalogRoutes } from '@ascendant/contract/catalog';
import { errorBody } from '@ascendant/contract/errors';
import { personRoutes } from '@ascendant/contract/person';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import type { Module } from '../application/module';
import { originForm } from '../http/request-facts';

const seen: unknown[] = [];
const echo: Module = {
  name: 'echo',
  register: ({ bind, sessions }) => {
    sessions.readWith(async ({ bearer }) =>
      bearer === 'good' ? { userId: 1, role: 'traveller', sessionId: 1 } : null,
    );
    bind(catalogRoutes.listCategories, async () => []);
    bind(personRoutes.updateAddress, async ({ request }) => {
      seen.push(request.body);
      throw new TypeError('not reached by any of these bodies');
    });
  },
};

const app = await testApp({ modules: [echo] });
let port: number;

beforeAll(async () => {
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.http.server.address();
  port = (address as AddressInfo).port;
});

/** Sends raw bytes. @returns the status and the parsed body */
async function raw(request: string | Buffer): Promise<{ status: number; body: unknown; head: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: body === '' ? null : JSON.parse(body), head: head.toLowerCase() };
}

const get = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n');

const put = async (body: string | Buffer, type = 'application/json'): Promise<{ status: number; body: unknown }> => {
  const bytes = Buffer.from(body);
  const head = `PUT /api/user/address HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer good\r\n`;
  return raw(
    Buffer.concat([Buffer.from(`${head}content-type: ${type}\r\ncontent-length: ${bytes.length}\r\n\r\n`), bytes]),
  );
};

describe('INP-01', () => {
  it('accepts an address of 4,096 bytes and refuses a longer one', async () => {
    const query = (length: number): string => `/api/categories?x=${'a'.repeat(length - '/api/categories?x='.length)}`;
    expect((await raw(get(query(4096)))).status).toBe(200);
    expect(await raw(get(query(4097)))).toMatchObject({ status: 414, body: { code: 'uri_too_long' } });
  });

  it('accepts 100 headers and refuses more', async () => {
    const headers = (count: number): string[] => Array.from({ length: count - 2 }, (_, index) => `x-${index}: 1`);
    expect((await raw(get('/api/categories', headers(100)))).status).toBe(200);
    expect(await raw(get('/api/categories', headers(101)))).toMatchObject({
      status: 431,
      body: { code: 'headers_too_large' },
    });
  });

  it('refuses more than 16 KB of headers with the usual error', async () => {
    const { status, body, head } = await raw(get('/api/categories', [`x-long: ${'a'.repeat(17_000)}`]));
    expect([status, errorBody.parse(body).code]).toEqual([431, 'headers_too_large']);
    expect(head).toContain('nosniff');
  });

  it('refuses input that is not HTTP', async () => {
    expect(await raw('hello\r\n\r\n')).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('accepts a body of 64 KB and refuses a larger one', async () => {
    const body = (bytes: number): string => `{"x":"${'a'.repeat(bytes - 8)}"}`;
    expect(body(65_536)).toHaveLength(65_536);
    expect(await put(body(65_536))).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await put(body(65_537))).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it.each([
    ['no JSON', '{"x":'],
    ['NUL', String.raw`{"x":"\u0000"}`],
    ['half a character', String.raw`{"x":"\ud800"}`],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['eleven levels', '['.repeat(11) + ']'.repeat(11)],
    ['a key into the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a key into the constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['nothing', ''],
    ['a list', '[]'],
  ])('replies 400 to %s', async (_, body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('reads ten levels, and names the wrong field', async () => {
    expect(await put(`{"x":${'['.repeat(9)}${']'.repeat(9)}}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'SES-08 replies 415 to %s',
    async (type) => {
      expect(await put('x=1', type)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it('passes no such body to a handler', () => {
    expect(seen).toEqual([]);
  });
});

describe('paths and methods', () => {
  it('replies 404 to an unknown path under /api, as JSON', async () => {
    expect(await raw(get('/api/nothing'))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['%', '%ff', '..%2f..%2fetc%2fpasswd', '%00', 'categories/../../x'])(
    'answers 400 or 404 to /api/%s',
    async (path) => {
      const { status, head } = await raw(get(`/api/${path}`));
      expect([400, 404]).toContain(status);
      expect(head).toContain('x-frame-options: deny');
    },
  );

  it.each([
    ['/api/categories?x=1', '/api/categories?x=1'],
    ['http://evil.example/api/categories?x=1', '/api/categories?x=1'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?x=1', '/?x=1'],
    ['//evil.example/browse', '/evil.example/browse'],
    ['*', '/*'],
  ])('the host is never taken from the request line: %s', (target, expected) => {
    expect(originForm(target)).toBe(expected);
  });

  it('answers a whole URL in the request line like its path', async () => {
    expect(await raw(get('http://evil.example/api/categories'))).toMatchObject({ status: 200, body: [] });
  });

  it('lists the methods that a path accepts', async () => {
    const { status, body, head } = await raw(get('/api/categories').replace('GET', 'DELETE'));
    expect([status, errorBody.parse(body).code]).toEqual([405, 'method_not_allowed']);
    expect(head).toContain('\r\nallow: get, head');
  });

  it('WEB-01 replies 405 to TRACE', async () => {
    expect((await raw(get('/').replace('GET', 'TRACE'))).status).toBe(405);
  });
});
