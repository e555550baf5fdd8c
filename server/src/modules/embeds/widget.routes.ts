import type { EventDate } from '@ascendant/contract/event-dates';
import { idText } from '@ascendant/contract/wire';
import { maxWidgetDates, readWidgetChoice, type WidgetChoice } from '@ascendant/domain/channel/widget';
import { isProblems } from '@ascendant/domain/event/embed';
import type { ApplicationContext } from '../../application/application-context';
import { events } from '../events/events.module';
import { embedNotice } from './embed-page';
import { badParameters, embedSender, publishedDetail, type Shown } from './send-embed';
import { widgetView } from './widget-view';

const gone = 'This event isn’t available.';

interface Named {
  readonly id: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * Serves the widget's page for one date, and for a series with its dates to choose from. It's another embeddable page: it knows no session, and
 * what it leads to is our own page. Source: rule WID-01; docs/rules/web.md, "The widget".
 */
export function serveWidget(context: ApplicationContext): void {
  const send = embedSender(context);
  const serve = (path: string, find: (asked: Named) => Promise<Found>) =>
    context.http.get<{ Params: { id: string }; Querystring: Named['query'] }>(path, (request, reply) =>
      send(request, reply, async () => {
        const { query } = request;
        const choice = readWidgetChoice(query);
        if (isProblems(choice)) return badParameters(choice);
        return show(context, await find({ id: request.params.id, query }), choice);
      }),
    );
  serve('/widget/events/:id', async ({ id }) => ({ eventId: numberIn(id), dates: [] }));
  serve('/widget/series/:id', ({ id, query }) => chosenDate(context, numberIn(id), numberIn(query.date)));
}

interface Found {
  readonly eventId: number | null;
  /** To choose from; empty for one date alone. */
  readonly dates: readonly EventDate[];
}

/** The chosen date of a series; without one, the next that has seats. */
async function chosenDate(context: ApplicationContext, seriesId: number | null, chosen: number | null): Promise<Found> {
  const next = seriesId === null ? null : await events.findDateOfSeries(context.db, seriesId);
  if (next === null) return { eventId: null, dates: [] };
  const all = await events.seriesDates(context, { eventId: next, asked: {} }, null);
  const dates = all.filter(({ status }) => status === 'published').slice(0, maxWidgetDates);
  const date = dates.find(({ id }) => id === chosen) ?? dates.find(({ seatsLeft }) => seatsLeft > 0);
  return { eventId: date?.id ?? next, dates: dates.length > 1 ? dates : [] };
}

async function show(context: ApplicationContext, { eventId, dates }: Found, choice: WidgetChoice): Promise<Shown> {
  const event = eventId === null ? null : await publishedDetail(context, eventId);
  if (event === null) return { status: 404, title: gone, body: embedNotice(gone) };
  const { publicUrl: site, currency } = context.config;
  const body = widgetView({ event, dates, choice, site, currency });
  return { status: 200, title: event.title, body, choice, scripts: ['/embed/widget-frame.js'] };
}

function numberIn(text: unknown): number | null {
  const id = idText.safeParse(text);
  return id.success ? id.data : null;
}
