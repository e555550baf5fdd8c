import { idText } from '@ascendant/contract/wire';
import { embedPageSize } from '@ascendant/domain/list-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { outcomeOf } from '../../http/error-body';
import { recordBug, sayRetryAfter } from '../../http/error-handler';
import { sharedSeconds } from '../../http/moments';
import { events } from '../events/events.module';
import type { EventPage } from '../events/list-events.service';
import { embedDetail } from './embed-detail';
import { embedList } from './embed-list';
import { embedNotice, embedPage } from './embed-page';
import { embedPolicy } from './embed-policy';
import { siteStyles } from './site-styles';

const listQuery = z.object({ cursor: z.string().optional().catch(undefined) });
/** How long another site's visitors may see a page that was read before. */
const embedSeconds = 30;
const failed = 'Failed to load events. Please try again later.';
const unavailable = 'This event is not available.';

interface Shown {
  readonly status: number;
  readonly title: string;
  readonly body: string;
}

/**
 * Serves the two pages that other sites may frame. They know no session: everyone sees what a visitor sees, and nothing is stored.
 * Source: rules WEB-03 and WEB-04; docs/rules/web.md, "Embeddable pages".
 */
export function serveEmbeds(context: ApplicationContext): void {
  const { config, http } = context;
  const { publicUrl: site, currency } = config;
  const policy = embedPolicy(config);
  const styles = siteStyles();

  const send = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Shown>) => {
    const { status, title, body } = await make().catch(async (thrown: unknown): Promise<Shown> => {
      const { error, isBug } = outcomeOf(thrown);
      if (isBug) await recordBug(context, request, thrown);
      sayRetryAfter(reply, error);
      return { status: error.status, title: 'Events', body: embedNotice(failed) };
    });
    return reply
      .status(status)
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('cache-control', status === 200 ? `public, max-age=${sharedSeconds(embedSeconds)}` : 'no-store')
      .type('text/html; charset=utf-8')
      .send(embedPage({ title, body, site, styles: await styles }));
  };

  http.get('/iframe/events', (request, reply) =>
    send(request, reply, async () => {
      const { ids, nextCursor } = await upcoming(context, listQuery.parse(request.query).cursor);
      const shown = await events.eventSummaries(context, ids, null);
      return {
        status: 200,
        title: 'Discover Amazing Events',
        body: embedList({ events: shown, nextCursor, site, currency }),
      };
    }),
  );

  http.get<{ Params: { id: string } }>('/iframe/events/:id', (request, reply) =>
    send(request, reply, async () => {
      const id = idText.safeParse(request.params.id);
      const event = id.success ? await publishedDetail(context, id.data) : null;
      if (event === null) return { status: 404, title: unavailable, body: embedNotice(unavailable) };
      return { status: 200, title: event.title, body: embedDetail(event, { site, currency }) };
    }),
  );
}

/** A page of the events that haven't ended. A cursor that isn't one shows the first page. */
async function upcoming(context: ApplicationContext, cursor: string | undefined): Promise<EventPage> {
  try {
    return await events.listEvents(context, { isAhead: true, limit: embedPageSize, cursor }, null);
  } catch (error) {
    if (cursor !== undefined && error instanceof AppError && error.code === 'invalid_input')
      return upcoming(context, undefined);
    throw error;
  }
}

/** @returns null for an event that isn't published, or doesn't exist: they look the same */
async function publishedDetail(context: ApplicationContext, id: number) {
  try {
    const event = await events.eventDetail(context, id, null);
    return event.status === 'published' ? event : null;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'gone')) return null;
    throw error;
  }
}
