import { idText } from '@ascendant/contract/wire';
import { isProblems, readEmbedChoice, type EmbedChoice } from '@ascendant/domain/event/embed';
import { embedPageSize } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import type { EventPage } from '../events/list/list-events.service';
import { hosts } from '../hosts/hosts.module';
import { embedDetail } from './embed-detail';
import { embedList } from './embed-list';
import { embedNotice } from './embed-page';
import { badParameters, embedSender, publishedDetail } from './send-embed';

const pageQuery = z.object({ cursor: z.string().optional().catch(undefined) }).loose();
const unavailable = 'This event is not available.';
const noHost = 'This organizer has no events here.';

/**
 * Serves the two pages that other sites may frame. They know no session: everyone sees what a visitor sees, and nothing is stored.
 * Source: rules WEB-03 and WEB-04; docs/rules/web.md, "Embeddable pages".
 */
export function serveEmbeds(context: ApplicationContext): void {
  const { config, http } = context;
  const { publicUrl: site, currency } = config;
  const send = embedSender(context);

  http.get('/iframe/events', (request, reply) =>
    send(request, reply, async () => {
      const { cursor, ...given } = pageQuery.parse(request.query);
      const choice = readEmbedChoice(given);
      if (isProblems(choice)) return badParameters(choice);
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
      if (isProblems(choice)) return badParameters(choice);
      const id = idText.safeParse(request.params.id);
      const event = id.success ? await publishedDetail(context, id.data) : null;
      if (event === null) return { status: 404, title: unavailable, body: embedNotice(unavailable) };
      return { status: 200, title: event.title, body: embedDetail(event, { site, currency }), choice };
    }),
  );
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
