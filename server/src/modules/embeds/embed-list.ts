import type { EventSummary } from '@ascendant/contract/event';
import { embedQuery, type EmbedChoice } from '@ascendant/domain/event/embed';
import { embeddedCardFeatures, moreDatesText } from '@ascendant/domain/event/limits';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { escapeHtml } from '../../html/escape-html';
import { embedNotice } from './embed-page';
import { dayText, priceTexts, timesText } from './embed-text';

interface EmbedList {
  readonly events: readonly EventSummary[];
  /** For the next page; null on the last one. */
  readonly nextCursor: string | null;
  /** The site's address, for links. */
  readonly site: string;
  /** What every price is in. */
  readonly currency: ChargeCurrency;
  readonly choice: EmbedChoice;
  /** Whose events these are; null for everyone's. */
  readonly hostName: string | null;
}

/** The embeddable list of published events, everyone's or one organizer's. Source: specification 1, section 2 (Embeddable listing). */
export function embedList({ events, nextCursor, choice, hostName, ...site }: EmbedList): string {
  if (events.length === 0)
    return embedNotice('No events available at the moment.', 'Check back soon for exciting new experiences!');
  const columns = choice.columns === undefined ? 'three-columns' : `embed-columns-${choice.columns}`;
  const more =
    nextCursor === null
      ? ''
      : `<p class="embed-more"><a class="embed-button" data-more href="/iframe/events${escapeHtml(embedQuery(choice, { cursor: nextCursor }))}">Show more</a></p>`;
  return `${heading(hostName)}
<div class="card-grid ${columns}" data-events>
${events.map((event) => card(event, site)).join('\n')}
</div>
${more}
<p class="meta" data-status role="status"></p>`;
}

function heading(hostName: string | null): string {
  if (hostName !== null) return `<h1 class="embed-title">Events by ${escapeHtml(hostName)}</h1>`;
  return `<h1>Discover Amazing Events</h1>
<p class="lede">Small groups, good guides and the right light. Pick a date and come along.</p>`;
}

function card(event: EventSummary, { site, currency }: Pick<EmbedList, 'site' | 'currency'>): string {
  const { from, withFee } = priceTexts(event, currency);
  const title = escapeHtml(event.title);
  const book = `${site}/auth?redirect=${encodeURIComponent(`/events/${event.id}`)}`;
  return `<article class="embed-card">
<img src="${escapeHtml(event.imageUrl)}" alt="${escapeHtml(event.imageAlt)}" width="600" height="400" loading="lazy" decoding="async">
<div class="embed-card-body">
<h2>${title}</h2>
<p class="embed-clamp meta">${escapeHtml(event.description)}</p>
<ul class="embed-facts meta">
<li>${[dayText(event.startDate), moreDatesText(event.series.dates)].filter(Boolean).join(' ')}</li>
<li>${timesText(event)}</li>
<li>${escapeHtml(event.location)}</li>
</ul>
${badges(event.features)}
<div class="embed-buy">
<p class="embed-price numeric">${from}</p>
<p class="meta numeric">${withFee}</p>
<div class="embed-actions">
<a class="embed-button embed-quiet" href="${escapeHtml(`${site}/iframe/events/${event.id}`)}" target="_blank" rel="noopener" aria-label="View Details of ${title}">View Details</a>
${event.isSalesPaused ? '' : `<a class="embed-button" href="${escapeHtml(book)}" target="_blank" rel="noopener" aria-label="Book Now: ${title}">Book Now</a>`}
</div>
</div>
</div>
</article>`;
}

function badges(features: readonly string[]): string {
  if (features.length === 0) return '';
  const shown = features
    .slice(0, embeddedCardFeatures)
    .map((name) => `<li class="embed-badge">${escapeHtml(name)}</li>`);
  const rest = features.length - shown.length;
  return `<ul class="embed-badges">${shown.join('')}${rest > 0 ? `<li class="meta">+${rest} more</li>` : ''}</ul>`;
}
