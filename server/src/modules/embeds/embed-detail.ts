import type { EventDetail } from '@ascendant/contract/event';
import { noChildTicketsFromAge } from '@ascendant/domain/event/limits';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { childPriceOf, tierName } from '@ascendant/domain/pricing/tier';
import { salesPaused } from '@ascendant/domain/schedule/schedule';
import { productName } from '@ascendant/domain/site/brand';
import { escapeHtml } from '../../html/escape-html';
import { daysText, embeddedTiers, priceTexts, timesText } from './embed-text';

interface EmbedSite {
  /** The site's address, for links. */
  readonly site: string;
  /** What every price is in. */
  readonly currency: ChargeCurrency;
}

/** One published event, for a frame. Source: specification 1, section 2 (Embeddable detail). */
export function embedDetail(event: EventDetail, { site, currency }: EmbedSite): string {
  const book = `${site}/auth?redirect=${encodeURIComponent(`/events/${event.id}`)}`;
  return `<p><a class="embed-button embed-quiet" href="${escapeHtml(site)}/events" target="_top">Back to events</a></p>
<img class="embed-plate" src="${escapeHtml(event.wideImageUrl)}" alt="${escapeHtml(event.imageAlt)}" width="1200" height="433" decoding="async">
<div class="embed-columns">
<div class="embed-text">
<h1>${escapeHtml(event.title)}</h1>
<ul class="embed-when">
<li><b>${daysText(event)}</b></li>
<li><b>${timesText(event)}</b></li>
<li><b>${escapeHtml(event.location)}</b>${event.minimumAge > 0 ? `<span class="meta">Ages ${event.minimumAge}+</span>` : ''}</li>
</ul>
${event.description
  .split(/\n{2,}/)
  .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
${featureList(event.features)}
${categories(event)}
</div>
${notSold(event) ?? offer(event, { book, currency })}
</div>`;
}

/** Why it can't be booked; null if it can. */
function notSold({ hasBegun, isSalesPaused }: EventDetail): string | null {
  const why = hasBegun ? 'This event has already started.' : isSalesPaused ? salesPaused : null;
  return why && `<aside class="panel embed-panel"><p>${why}</p></aside>`;
}

function offer(
  event: EventDetail,
  { book, currency }: { readonly book: string; readonly currency: ChargeCurrency },
): string {
  return `<aside class="panel embed-panel" aria-label="Price">
${price(event, currency)}
<p><a class="embed-button embed-primary" href="${escapeHtml(book)}" target="_top">Book This Event</a></p>
<p class="meta">Opens ${escapeHtml(productName)}, where you sign in and book.</p>
</aside>`;
}

function featureList(features: readonly string[]): string {
  if (features.length === 0) return '';
  return `<h2>Features</h2><ul class="embed-features">${features.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`;
}

function categories({ categoryName, secondaryCategories }: EventDetail): string {
  const secondary = secondaryCategories.map((name) => `<li class="embed-badge">${escapeHtml(name)}</li>`).join('');
  return `<h2>Categories</h2><ul class="embed-badges"><li class="embed-badge">${escapeHtml(categoryName)} (Main)</li>${secondary}</ul>`;
}

function price(event: EventDetail, currency: ChargeCurrency): string {
  const { from, withFee, isFree } = priceTexts(event, currency);
  const note = isFree ? '' : ' <span class="meta">Adult pricing</span>';
  const hasChildren = event.minimumAge < noChildTicketsFromAge;
  const tiers = isFree ? [] : embeddedTiers(event);
  const rows = tiers.map((tier) => {
    const child = hasChildren ? ` / ${amountOrFree(childPriceOf(tier))} (child)` : '';
    return `<div><dt>${tierName(tier.tierType)}</dt><dd class="numeric">${amountOrFree(tier.adultPrice)}${child}</dd></div>`;
  });
  return `<p><span class="embed-price numeric">${from}</span>${note}</p>
<p class="meta numeric">${withFee}</p>
${rows.length === 0 ? '' : `<h2 class="label">Pricing Tiers</h2><dl class="embed-tiers">${rows.join('')}</dl>`}`;
}
