import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorKinds } from '@ascendant/contract/errors';
import { dateFormOf, type DateForm } from '@ascendant/domain/date-form';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileStore, StoredFile } from '../adapters/file-store';
import type { Documents } from '../cache/document-cache';
import type { CachedResponse, MadeResponse } from '../cache/response-cache';
import type { Touched } from '../database/changes';
import { AppError } from '../errors/app-error';
import { StartError } from '../errors/start-error';
import { webFolder } from '../folders';
import { EncodedBody } from '../http/encoded-body';
import { innerFetch } from '../http/inner-calls';
import { everyPage, isApiPath, isAssetPath, pathOf } from '../http/request-facts';
import { hasSession } from '../http/session';
import type { PageRenderer } from './page-renderer';
import { publishedFiles } from './published-files';

const yearSeconds = 31_536_000;
const hourSeconds = 3600;
/** How files with a hash in their names are cached. */
const namedByHash = `public, max-age=${yearSeconds}, immutable`;

/** A script in any of its forms, with the name that browsers know it by. */
const builtScript = /([^/\\]+\.js)(?:\.br|\.gz)?$/;

/** Where the build puts the pages. */
const built = join(webFolder, 'dist');

/** Everything that isn't a page: missing files, and the API. */
const notAPage = /^\/(?:assets|uploads|dev)\/|\.[a-z0-9]{2,12}$/;

/** Addresses that lead to another page. Source: specification 1, section 2 (Route table). */
const moved = [['/home', '/profile']] as const;

const rendererModule = z.object({
  shownAddress: z.custom<PageRenderer['shownAddress']>((value) => typeof value === 'function'),
  render: z.custom<PageRenderer['render']>((value) => typeof value === 'function'),
  pageTemplate: z.custom<PageRenderer['pageTemplate']>((value) => typeof value === 'function'),
});

const manifest = z.record(z.string(), z.looseObject({ file: z.string() }));

/** What the pages are served with. */
export interface PageSite {
  readonly app: FastifyInstance;
  readonly documents: Documents;
  /** The site's own address. */
  readonly origin: string;
  /** What every price is in. */
  readonly currency: ChargeCurrency;
  /** Where the files of other releases' pages are. */
  readonly files: FileStore;
  /** Hears why this build's files couldn't be published. */
  readonly report: (error: unknown) => void;
  /** Where the build is. */
  readonly folder?: string;
}

/**
 * Serves the built pages: files as they are, and every other address rendered on the server as a visitor sees it. A
 * rendered page never contains personal data, so each one can be cached for some seconds.
 * @throws StartError if the pages haven't been built
 */
export async function servePages({
  app,
  documents,
  origin,
  currency,
  files,
  report,
  folder = built,
}: PageSite): Promise<void> {
  const site = { app, origin, currency, ...(await builtPages(folder)) };
  await serveStaticFiles(app, join(folder, 'client'));
  for (const [from, to] of moved) app.get(from, async (_request, reply) => reply.redirect(to));
  const published = publishedFiles(files, join(folder, 'client/assets'));
  app.addHook('onListen', async () => {
    // In the background: a start doesn't wait for it.
    void published.publish().catch(report);
  });
  app.get(everyPage, async (request, reply) => {
    if (isAssetPath(pathOf(request))) {
      const file = await published.read(pathOf(request).slice('/assets/'.length));
      return file === null ? reply.callNotFound() : sendPublished(reply, file);
    }
    if (isApiPath(pathOf(request)) || notAPage.test(pathOf(request))) return reply.callNotFound();
    const isKnown = hasSession(request);
    const dateForm = dateFormOf(request.headers['accept-language']);
    const url = site.renderer.shownAddress(request.url);
    const key = `${isKnown} ${dateForm} ${url}`;
    const page = await documents.get(request, key, () => pageAt(url, { ...site, isKnown, dateForm }));
    return sendPage(request, reply, page);
  });
}

/** A file of another release's pages. */
function sendPublished(reply: FastifyReply, { content, contentType }: StoredFile): FastifyReply {
  return reply.header('cache-control', namedByHash).type(contentType).send(content);
}

interface Rendering extends BuiltPages {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly currency: ChargeCurrency;
  /** Whether the request has a session. */
  readonly isKnown: boolean;
  readonly dateForm: DateForm;
}

/** @throws AppError unavailable if the page's data couldn't be read because of an outage, or because there's too much to do */
async function pageAt(url: string, rendering: Rendering): Promise<MadeResponse> {
  const { app, origin, currency, isKnown, dateForm, fill, renderer } = rendering;
  const shows = new Set<Touched>();
  const failed: Failed[] = [];
  const fetchApi = innerFetch({
    app,
    responded: (status, headers) => {
      if (status >= 500) failed.push({ status, retryAfterSeconds: Number(headers.get('retry-after') ?? 1) });
    },
    show: (touched) => touched.forEach((each) => shows.add(each)),
  });
  const rendered = await renderer.render(url, { fetchApi, origin, currency, hasSession: isKnown, dateForm });
  const outage = failed.find(({ status }) => status === outageStatus);
  if (rendered.status >= 500 && outage !== undefined)
    throw new AppError('unavailable', { retryAfterSeconds: outage.retryAfterSeconds });
  const body = new EncodedBody(fill(rendered));
  const isCacheable = rendered.status < 500 && failed.length === 0;
  return { status: rendered.status, headers: {}, tag: '', body, shows: [...shows], isCacheable };
}

/** A read of the page's data that the API couldn't serve. */
interface Failed {
  readonly status: number;
  readonly retryAfterSeconds: number;
}

const outageStatus = errorKinds.unavailable.status;

interface BuiltPages {
  readonly renderer: PageRenderer;
  readonly fill: ReturnType<PageRenderer['pageTemplate']>;
}

async function builtPages(folder: string): Promise<BuiltPages> {
  try {
    const index = await readFile(join(folder, 'client/index.html'), 'utf8');
    const built = manifest.parse(JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')));
    const imported: unknown = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
    const renderer = rendererModule.parse(imported);
    return { renderer, fill: renderer.pageTemplate(index, built) };
  } catch (error) {
    throw new StartError(
      `The pages haven't been built (${error instanceof Error ? error.name : 'unknown'}). Run npm run build.`,
    );
  }
}

/** The server caches pages for a moment, but browsers ask every time, so that signing in or out shows at once. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedResponse): Promise<FastifyReply> {
  const encoding = page.body.encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply
    .status(page.status)
    .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' })
    .type('text/html; charset=utf-8')
    .send(page.body.ready(encoding) ?? (await page.body.in(encoding)));
}

/**
 * Serves the browser's files, in the compressed form that the build put beside them. Names in `assets/` contain a hash of
 * their content, so browsers can cache them forever. A script's source map is named in a header, which developer tools follow.
 */
async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html*', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isNamedByHash = path.includes(`${sep}assets${sep}`);
      const caching = isNamedByHash ? namedByHash : `public, max-age=${hourSeconds}`;
      void reply.header('cache-control', caching);
      // Asked for once and whole: what says which version or part it is took a kilobyte of a first load.
      if (isNamedByHash) for (const name of ['etag', 'last-modified', 'accept-ranges']) void reply.removeHeader(name);
      const [, script] = builtScript.exec(path) ?? [];
      if (isNamedByHash && script !== undefined) void reply.header('sourcemap', `${script}.map`);
    },
  });
}
