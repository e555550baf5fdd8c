import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { sayCaching } from '../../http/conditional';
import { pathOf } from '../../http/request-facts';
import { hasSession } from '../../http/session';
import { sitemapIndex, sitemapOfEvents, sitemapOfPages } from './sitemap';

/** Where search engines mustn't go: what needs a session, or is part of a payment. */
const closed = ['/api/', '/checkout', '/payment-success', '/dev/', '/iframe/'];

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
