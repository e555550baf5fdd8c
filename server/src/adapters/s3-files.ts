import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { FilesConfig } from '../settings/config';
import { checkedKey, type FileStore, type ListedFile } from './file-store';

// Values stay text: a key or a token can look like a number.
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const object = z.object({ Key: z.string(), LastModified: z.coerce.date() });
const result = z.object({ Contents: z.array(object).default([]), NextContinuationToken: z.string().optional() });
// An element without children is parsed as an empty text.
const page = z.object({ ListBucketResult: z.preprocess((value) => (value === '' ? {} : value), result) });

type S3Config = Extract<FilesConfig, { kind: 's3' }>;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket, without a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly contentType?: string;
}

const timeoutMs = 10_000;

/** Stores files in a bucket of any service that supports S3, with path-style addresses. */
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
    list: (folder) => listFiles(ask, `${folder}/`),
  };
}

/** Reads all pages, which have up to a thousand keys each. */
async function listFiles(
  ask: (request: S3Request) => Promise<Response>,
  prefix: string,
): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const more: Readonly<Record<string, string>> = token === '' ? {} : { 'continuation-token': token };
    const query = { 'list-type': '2', prefix, ...more };
    const response = await accepted(await ask({ method: 'GET', path: '', query }));
    const page = parseListing(await response.text());
    files.push(...page.files);
    token = page.nextToken;
  }
  return files;
}

/** @throws Error with what the store says, such as RequestTimeTooSkewed for a clock that's wrong; a status alone says little */
async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => '')) ?? [];
  const clock = code === 'RequestTimeTooSkewed' ? `: ${clockTrouble(response.headers.get('date'))}` : '';
  throw new Error(`The file store replied with ${response.status}${code === undefined ? '' : ` ${code}`}${clock}`);
}

/** @param date the store's, as it's in its response */
function clockTrouble(date: string | null): string {
  const minutes = Math.round((Date.now() - Date.parse(date ?? '')) / 60_000);
  if (Number.isNaN(minutes) || minutes === 0) return "this machine's clock is wrong";
  return `this machine's clock is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} the store's`;
}

async function send(config: S3Config, request: S3Request): Promise<Response> {
  const { url, method, headers } = await signed(config, request);
  return fetch(url, {
    method,
    headers,
    ...(request.body === undefined ? {} : { body: new Uint8Array(request.body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Signs one request, including its body and its content type.
 * @param datetime when it's signed, as `20130524T000000Z`; by default, now
 */
export async function signed(
  config: S3Config,
  { method, path, query = {}, body, contentType }: S3Request,
  datetime?: string,
): Promise<{ readonly url: URL; readonly method: string; readonly headers: Headers }> {
  const url = new URL(config.endpoint);
  url.pathname = `/${[config.bucket, path].filter((part) => part !== '').join('/')}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = {
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    // By default aws4fetch leaves the body of an S3 request unsigned.
    'x-amz-content-sha256': createHash('sha256')
      .update(body ?? '')
      .digest('hex'),
  };
  const { accessKeyId, secretAccessKey, region } = config;
  const { href } = url;
  const signer = new AwsV4Signer({
    method,
    url: href,
    headers,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    allHeaders: true,
    ...(datetime === undefined ? {} : { datetime }),
  });
  return signer.sign();
}

/** One page of a bucket's list. */
interface Listing {
  readonly files: readonly ListedFile[];
  /** Asks for the next page; undefined on the last one. */
  readonly nextToken?: string | undefined;
}

/**
 * Parses the reply to ListObjectsV2.
 * @throws ZodError for XML of any other shape
 */
export function parseListing(xml: string): Listing {
  const { Contents, NextContinuationToken } = page.parse(parser.parse(xml)).ListBucketResult;
  const files = Contents.map(({ Key, LastModified }) => ({ key: Key, storedAt: LastModified }));
  return { files, nextToken: NextContinuationToken };
}
