import { feedQuery } from '@ascendant/contract/feed';
import { idParams } from '@ascendant/contract/wire';
import { maxFeedFilters } from '@ascendant/domain/list-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { rssType } from '../../html/rss';
import { sayCaching } from '../../http/conditional';
import { readFields } from '../../http/input';
import { pathOf } from '../../http/request-facts';
import { hasSession } from '../../http/session';
import { feedOf, feedOfEvent } from './feed.service';
import { icsFeed } from './ics-feed';
import { rssFeed } from './rss-feed';
import { sitemapIndex, sitemapOfEvents, sitemapOfPages } from './sitemap';

/** Where search engines mustn't go: what needs a session, or is part of a payment. */
const closed = ['/api/', '/checkout', '/payment-success', '/dev/', '/iframe/'];

const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

const formats = [
  { path: '/events.rss', type: rssType, dates: 'next', write: rssFeed },
  { path: '/events.ics', type: calendarType, dates: 'all', write: icsFeed },
] as const;

/**
 * Serves the upcoming events that match a filter as RSS and as a calendar, the same to everyone. They're files, so they aren't part of
 * the contract; a wrong filter gets the contract's error.
 * Source: docs/rules/events.md, "Feeds and search engines".
 */
export function serveFeeds(context: ApplicationContext): void {
  for (const { path, type, dates, write } of formats) {
    context.http.get(path, async (request, reply) => {
      const filter = readFilter(request);
      const make = async () => write(await feedOf(context, { ...filter, dates }, request.url));
      return sendFeed(request, reply.type(type), await context.documents.text(request, make));
    });
  }
  context.http.get('/events/:id/event.ics', async (request, reply) => {
    const id = readId(request);
    const make = async () => icsFeed(await feedOfEvent(context, id));
    return sendFeed(request, reply.type(calendarType), await context.documents.text(request, make));
  });
}

/** @throws AppError not_found for what can't be an id */
function readId(request: FastifyRequest): number {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new AppError('not_found');
  return params.data.id;
}

/** @throws AppError invalid_input with a sentence per field; bad_request for more filters than there are */
function readFilter(request: FastifyRequest) {
  if (Object.keys(request.query as object).length > maxFeedFilters)
    throw new AppError('bad_request', { message: `A feed has at most ${maxFeedFilters} filters.` });
  return readFields(feedQuery, request.query);
}

function sendFeed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const isKnown = sayCaching(request, reply, { isPublic: !hasSession(request), body: text });
  return isKnown ? reply.status(304).send() : reply.send(text);
}

/** Serves what search engines read. Source: docs/rules/events.md, "Feeds and search engines". */
export function serveSitemap({ config, db, documents, http }: ApplicationContext): void {
  const site = config.publicUrl;
  const xml = 'application/xml; charset=utf-8';
  http.get('/robots.txt', async (request, reply) =>
    sendText(
      request,
      reply.type('text/plain; charset=utf-8'),
      `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site}/sitemap.xml\n`,
    ),
  );
  http.get('/sitemap.xml', async (request, reply) =>
    sendText(request, reply.type(xml), await documents.text(request, () => sitemapIndex(db, site), pathOf(request))),
  );
  http.get('/sitemaps/pages.xml', async (request, reply) => sendText(request, reply.type(xml), sitemapOfPages(site)));
  http.get<{ Params: { part: string } }>('/sitemaps/events-:part.xml', async (request, reply) => {
    const { part } = request.params;
    if (!/^[1-9]\d{0,5}$/.test(part)) throw new AppError('not_found');
    const text = await documents.text(request, () => sitemapOfEvents(db, site, Number(part)), pathOf(request));
    return sendText(request, reply.type(xml), text);
  });
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const isKnown = sayCaching(request, reply, { isPublic: !hasSession(request), body: text });
  return isKnown ? reply.status(304).send() : reply.send(text);
}
