import { widgetEvents } from '@ascendant/domain/channel/widget';
import { escapeAttribute } from './escape-attribute';

/** What the widget sells, and how it looks. */
export interface WidgetOptions {
  readonly eventId: number;
  /** Of the event, if all its dates can be chosen; null for this date alone. */
  readonly seriesId: number | null;
  readonly title: string;
  readonly look: 'inline' | 'button';
  readonly label: string;
  readonly theme: string;
  /** Six hexadecimal digits. */
  readonly accent: string | undefined;
  readonly channel: string;
}

/** The path of the page in the frame. */
export function widgetPath({ eventId, seriesId, theme, accent, channel }: WidgetOptions): string {
  const path = seriesId === null ? `/widget/events/${eventId}` : `/widget/series/${seriesId}`;
  const query = new URLSearchParams(Object.entries(given({ theme, accent, channel })));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The line to paste: an element, the script that it needs, and a link for those without scripts. @param origin this site's address */
export function widgetSnippet(options: WidgetOptions, origin: string): string {
  const { eventId, seriesId, title, look, label, theme, accent, channel } = options;
  const what = seriesId === null ? { event: String(eventId) } : { series: String(seriesId) };
  const shown = given({ ...what, look: look === 'inline' ? '' : look, label, theme, accent, channel });
  const attributes = Object.entries(shown).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<script async src="${origin}/widget.js"></script>
<ascendant-booking${attributes.join('')}><a href="${origin}/events/${eventId}">Book ${escapeAttribute(title)}</a></ascendant-booking>`;
}

/** The same where a site removes scripts: it can't grow with its content. */
export function widgetFrame(options: WidgetOptions, origin: string): string {
  const address = escapeAttribute(origin + widgetPath(options));
  return `<iframe src="${address}" title="Book ${escapeAttribute(options.title)}" width="100%" height="760" style="border:0"></iframe>`;
}

/** What a site with Google Tag Manager adds, so that it hears of views, checkouts and bookings. */
export const dataLayerLines = `for (const name of ${JSON.stringify(widgetEvents).replaceAll('"', "'").replaceAll(',', ', ')})
  document.addEventListener('ascendant:' + name, ({ detail }) =>
    (window.dataLayer ??= []).push({ event: name, ecommerce: detail }));`;

function given(values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
