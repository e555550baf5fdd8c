import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { sayCaching } from '../../http/conditional';
import { hasSession } from '../../http/session';
import { sitemapIndex, sitemapOfEvents, sitemapOfPages } from './sitemap';

/** Where search engines mustn't go: what needs a session, or is part of a payment. */
const closed = ['/api/', '/checkout', '/payment-success', '/dev/', '/iframe/'];

/** Serves what search engines read. Source: docs/rules/events.md, "Feeds and search engines". */
export function serveSitemap({ config, db, http }: ApplicationContext): void {
  const site = config.publicUrl;
  const xml = 'application/xml; charset=utf-8';
  http.get('/robots.txt', async (request, reply) =>
    sendText(
      request,
      reply.type('text/plain; charset=utf-8'),
      `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site}/sitemap.xml\n`,
    ),
  );
  http.get('/sitemap.xml', async (request, reply) => sendText(request, reply.type(xml), await sitemapIndex(db, site)));
  http.get('/sitemaps/pages.xml', async (request, reply) => sendText(request, reply.type(xml), sitemapOfPages(site)));
  http.get<{ Params: { part: string } }>('/sitemaps/events-:part.xml', async (request, reply) => {
    const { part } = request.params;
    const text = /^[1-9]\d{0,5}$/.test(part) ? await sitemapOfEvents(db, site, Number(part)) : null;
    if (text === null) throw new AppError('not_found');
    return sendText(request, reply.type(xml), text);
  });
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const isKnown = sayCaching(request, reply, { isPublic: !hasSession(request), body: text });
  return isKnown ? reply.status(304).send() : reply.send(text);
}
