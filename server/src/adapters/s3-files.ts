import { createHash, createHmac } from 'node:crypto';
import type { FilesConfig } from '../settings/config';
import type { FileStore, ListedFile } from './file-store';
import { checkedKey } from './file-store';

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket, without a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly contentType?: string;
}

const TIMEOUT_MS = 10_000;
const HASH_ALGORITHM = 'AWS4-HMAC-SHA256';

/** Files in a bucket of any store that speaks S3, addressed by path. */
export function s3Files(config: S3Config): FileStore {
  const ask = (request: S3Request) => send(config, request);
  return {
    put: async (key, { content, contentType }) => {
      await accepted(await ask({ method: 'PUT', path: checkedKey(key), body: content, contentType }));
    },
    get: async (key) => {
      const response = await ask({ method: 'GET', path: checkedKey(key) });
      if (response.status === 404) return null;
      await accepted(response.clone());
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      return { content: Buffer.from(await response.arrayBuffer()), contentType };
    },
    remove: async (key) => {
      const response = await ask({ method: 'DELETE', path: checkedKey(key) });
      if (response.status !== 404) await accepted(response);
    },
    list: (folder) => listKeys(ask, `${folder}/`),
  };
}

/** Pages of a thousand keys each. */
async function listKeys(
  ask: (request: S3Request) => Promise<Response>,
  prefix: string,
): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = [];
  for (let token = ''; ;) {
    const more = token === '' ? {} : { 'continuation-token': token };
    const page = await (
      await accepted(await ask({ method: 'GET', path: '', query: { 'list-type': '2', prefix, ...more } }))
    ).text();
    // Our own keys hold no character that XML would escape.
    for (const [, object = ''] of page.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      files.push({ key: textOf(object, 'Key'), storedAt: new Date(textOf(object, 'LastModified')) });
    }
    token = textOf(page, 'NextContinuationToken');
    if (token === '') return files;
  }
}

/** What stands in an element; nothing where there is none. */
function textOf(xml: string, element: string): string {
  return new RegExp(`<${element}>([^<]+)<`).exec(xml)?.[1] ?? '';
}

async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`The file store answered ${response.status}`);
  return response;
}

async function send(config: S3Config, request: S3Request): Promise<Response> {
  const url = new URL(config.endpoint);
  url.pathname = `/${[config.bucket, request.path].filter((part) => part !== '').join('/')}`;
  url.search = canonicalQuery(request.query ?? {});
  return fetch(url, {
    method: request.method,
    headers: signed(config, request, { url, now: new Date() }),
    ...(request.body === undefined ? {} : { body: new Uint8Array(request.body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * The headers of one signed request.
 * Source: AWS Signature Version 4, "Signature calculations for the Authorization header".
 */
export function signed(
  config: S3Config,
  { method, body, contentType }: S3Request,
  { url, now }: { url: URL; now: Date },
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${config.region}/s3/aws4_request`;
  const headers: Record<string, string> = {
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    host: url.host,
    'x-amz-content-sha256': sha256(body ?? ''),
    'x-amz-date': time,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, sha256(body ?? '')].join('\n');
  const signature = hmac(signingKey(config, scope), `${HASH_ALGORITHM}\n${time}\n${scope}\n${sha256(canonical)}`);
  const credential = `Credential=${config.accessKeyId}/${scope}`;
  const authorization = `${HASH_ALGORITHM} ${credential}, SignedHeaders=${names}, Signature=${signature.toString('hex')}`;
  return { ...headers, authorization };
}

function signingKey({ secretAccessKey }: S3Config, scope: string): Buffer {
  return scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secretAccessKey}`));
}

function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
