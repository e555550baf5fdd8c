import { idText } from '@ascendant/contract/wire';
import { readEmbedChoice, type EmbedChoice } from '@ascendant/domain/event/embed';
import { embedPageSize } from '@ascendant/domain/list-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { outcomeOf } from '../../http/error-body';
import { recordBug, sayRetryAfter } from '../../http/error-handler';
import { sharedSeconds } from '../../http/moments';
import type { Config } from '../../settings/config';
import { events } from '../events/events.module';
import type { EventPage } from '../events/list/list-events.service';
import { hosts } from '../hosts/hosts.module';
import { embedDetail } from './embed-detail';
import { embedList } from './embed-list';
import { embedNotice, embedPage } from './embed-page';
import { accentStyle, styleHash, siteStyles } from './site-styles';

const pageQuery = z.object({ cursor: z.string().optional().catch(undefined) }).loose();
/** For site owners, who see it where their events should be. */
const pasteAgain = 'Copy the code again from the Embed page of your organizer account.';
/** How long another site's visitors may see a page that was read before. */
const embedSeconds = 30;
const failed = 'Failed to load events. Please try again later.';
const unavailable = 'This event is not available.';
const noHost = 'This organizer has no events here.';

interface Shown {
  readonly status: number;
  readonly title: string;
  readonly body: string;
  readonly choice?: EmbedChoice;
}

/**
 * Serves the two pages that other sites may frame. They know no session: everyone sees what a visitor sees, and nothing is stored.
 * Source: rules WEB-03 and WEB-04; docs/rules/web.md, "Embeddable pages".
 */
export function serveEmbeds(context: ApplicationContext): void {
  const { config, http } = context;
  const { publicUrl: site, currency } = config;
  const styles = siteStyles();

  const send = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Shown>) => {
    const { status, title, body, choice } = await make().catch(async (thrown: unknown): Promise<Shown> => {
      const { error, isBug } = outcomeOf(thrown);
      if (isBug) await recordBug(context, request, thrown);
      sayRetryAfter(reply, error);
      return { status: error.status, title: 'Events', body: embedNotice(failed) };
    });
    const style = accentStyle(choice?.accent);
    return reply
      .status(status)
      .removeHeader('x-frame-options')
      .header('content-security-policy', embedPolicy(config, styleHash(style)))
      .header('cache-control', status === 200 ? `public, max-age=${sharedSeconds(embedSeconds)}` : 'no-store')
      .type('text/html; charset=utf-8')
      .send(embedPage({ title, body, site, styles: await styles, theme: choice?.theme, accentStyle: style }));
  };

  http.get('/iframe/events', (request, reply) =>
    send(request, reply, async () => {
      const { cursor, ...given } = pageQuery.parse(request.query);
      const choice = readEmbedChoice(given);
      if (isProblem(choice)) return badParameters(choice);
      const host = choice.host === undefined ? null : await hosts.findHost(context.db, choice.host);
      if (choice.host !== undefined && host === null) return { status: 404, title: noHost, body: embedNotice(noHost) };
      const { ids, nextCursor } = await upcoming(context, choice, cursor);
      const shown = await events.eventSummaries(context, ids, null);
      const hostName = host?.name ?? null;
      return {
        status: 200,
        title: hostName === null ? 'Discover Amazing Events' : `Events by ${hostName}`,
        body: embedList({ events: shown, nextCursor, site, currency, choice, hostName }),
        choice,
      };
    }),
  );

  http.get<{ Params: { id: string } }>('/iframe/events/:id', (request, reply) =>
    send(request, reply, async () => {
      const choice = readEmbedChoice(pageQuery.parse(request.query));
      if (isProblem(choice)) return badParameters(choice);
      const id = idText.safeParse(request.params.id);
      const event = id.success ? await publishedDetail(context, id.data) : null;
      if (event === null) return { status: 404, title: unavailable, body: embedNotice(unavailable) };
      return { status: 200, title: event.title, body: embedDetail(event, { site, currency }), choice };
    }),
  );
}

function isProblem(choice: EmbedChoice | readonly string[]): choice is readonly string[] {
  return Array.isArray(choice);
}

function badParameters(problems: readonly string[]): Shown {
  const title = 'These events can’t be shown.';
  return { status: 400, title, body: embedNotice(title, [...problems, pasteAgain].join(' ')) };
}

/** A page of the events that haven't ended. A cursor that isn't one shows the first page. */
async function upcoming(
  context: ApplicationContext,
  choice: EmbedChoice,
  cursor: string | undefined,
): Promise<EventPage> {
  const { host, number: limit = embedPageSize } = choice;
  try {
    return await events.listEvents(context, { isAhead: true, host, limit, cursor, dates: 'next' }, null);
  } catch (error) {
    if (cursor !== undefined && error instanceof AppError && error.code === 'invalid_input')
      return upcoming(context, choice, undefined);
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

/**
 * The policy of an embeddable page. It may load its own files and nothing else, and only the sites of EMBED_ORIGINS may frame it; any
 * site without that setting. Our own site may too, for the preview.
 * @param styleHash of the only style that's written in the page, for a chosen accent colour; null without one
 * Source: rules WEB-03 and WEB-04.
 */
function embedPolicy({ embedOrigins }: Pick<Config, 'embedOrigins'>, styleHash: string | null): string {
  const framers = embedOrigins.length === 0 ? '*' : ["'self'", ...embedOrigins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash === null ? '' : ` '${styleHash}'`}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
