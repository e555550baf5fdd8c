import type { EventDetail } from '@ascendant/contract/event';
import type { EventDate } from '@ascendant/contract/event-dates';
import { partyQuote, saleOf } from '@ascendant/contract/event-sale';
import { freeCancellationSummary, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import {
  adultAgesLabel,
  childAgesLabel,
  mostPeople,
  oneAdult,
  partyCountText,
  partyTaken,
  takesChildren,
  type PartyCount,
} from '@ascendant/domain/booking/party-count';
import type { WidgetChoice } from '@ascendant/domain/channel/widget';
import { formatDollars } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLinesOf, totalLabelOf } from '@ascendant/domain/pricing/charge-label';
import { currencyCode, type ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { ticketLines } from '@ascendant/domain/pricing/party-label';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { productName } from '@ascendant/domain/site/brand';
import { numberText } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../../html/escape-html';
import { clockText, dayText, daysText, timesText } from './embed-text';

interface WidgetView {
  readonly event: EventDetail;
  /** To choose from; empty for one date alone. */
  readonly dates: readonly EventDate[];
  readonly choice: WidgetChoice;
  /** The site's address, for links. */
  readonly site: string;
  /** What every price is in. */
  readonly currency: ChargeCurrency;
}

/** Date, people by number, what they pay in all, and the link to our own page. Source: rule WID-01. */
export function widgetView({ event, dates, choice, site, currency }: WidgetView): string {
  const party = partyThatFits(choice.party ?? oneAdult, event);
  return `<div data-widget data-channel="${choice.channel}" data-title="${escapeHtml(event.title)}" data-currency="${currencyCode(currency)}">
<h1 class="embed-title">${escapeHtml(event.title)}</h1>
<form class="widget-choice">
${dates.length === 0 ? '' : dateField(dates, event.id)}
${countField('adults', `Adults, ${adultAgesLabel(event.minimumAge)}`, { value: party.adults, min: 1, event })}
${takesChildren(event.minimumAge) ? countField('minors', `Children, ${childAgesLabel(event.minimumAge).toLowerCase()}`, { value: party.children, min: 0, event }) : ''}
</form>
<div data-offer>
<ul class="embed-when">
<li><b>${daysText(event)}</b></li>
<li><b>${timesText(event)}</b></li>
<li><b>${escapeHtml(event.location)}</b></li>
</ul>
${offer({ event, party, site, currency })}
</div>
<p data-status role="status"></p>
</div>`;
}

/** The people whom the event takes and has seats for; as many of them as fit. */
function partyThatFits(chosen: PartyCount, { minimumAge, seatsLeft }: EventDetail): PartyCount {
  const most = mostPeople(seatsLeft);
  const { adults, children } = partyTaken(chosen, minimumAge);
  const fitting = Math.min(adults, most);
  return { adults: fitting, children: Math.min(children, most - fitting) };
}

function dateField(dates: readonly EventDate[], chosen: number): string {
  const options = dates.map(({ id, startDate, startTime, seatsLeft }) => {
    const left = seatsLeft > 0 ? `${numberText(seatsLeft)} left` : 'sold out';
    const text = `${dayText(startDate)}, ${clockText(startTime)}, ${left}`;
    return `<option value="${id}"${id === chosen ? ' selected' : ''}>${text}</option>`;
  });
  return `<label>Date<select name="date">${options.join('')}</select></label>`;
}

interface Count {
  readonly value: number;
  readonly min: number;
  readonly event: EventDetail;
}

function countField(name: string, label: string, { value, min, event }: Count): string {
  return `<label>${label}<input type="number" name="${name}" inputmode="numeric" min="${min}" max="${mostPeople(event.seatsLeft)}" step="1" value="${value}" autocomplete="off"></label>`;
}

interface Offer extends Pick<WidgetView, 'event' | 'site' | 'currency'> {
  readonly party: PartyCount;
}

/** What it costs and how to go on, or why it can't be booked. */
function offer({ event, party, site, currency }: Offer): string {
  const sale = saleOf(event);
  const page = `${site}/events/${event.id}`;
  const quote = sale.isOpen ? partyQuote(event, party) : null;
  if (quote === null) return closed(sale.isOpen ? '' : sale.reason, { page, isSoldOut: event.seatsLeft <= 0 });
  const book = `${page}?book=1&party=${partyCountText(party)}`;
  return `${price(quote, currency)}
<p class="meta">${numberText(event.seatsLeft)} of ${numberText(event.capacity)} seats left</p>
<p class="meta">${quote.total === 0 ? freeCancellationSummary : policySummary(event.cancellationPolicy)}</p>
${event.priceTypes || event.extras ? '<p class="meta">Other prices and extras are chosen on the next page.</p>' : ''}
<p><a class="embed-button embed-primary" data-continue data-event="${event.id}" data-value="${quote.total / 100}" data-people="${party.adults + party.children}" href="${escapeHtml(book)}" target="_blank" rel="noopener">${quote.total === 0 ? 'Continue to booking' : 'Continue to payment'}</a></p>
<p class="meta">Opens ${escapeHtml(productName)} in a new tab.</p>`;
}

function closed(reason: string, { page, isSoldOut }: { readonly page: string; readonly isSoldOut: boolean }): string {
  const action = isSoldOut ? 'See the waitlist' : 'See the event';
  return `<p><b>${escapeHtml(reason)}</b></p>
<p><a class="embed-button" href="${escapeHtml(page)}" target="_blank" rel="noopener">${action}</a></p>`;
}

function price(quote: Quote, currency: ChargeCurrency): string {
  if (quote.total === 0) return '<p class="embed-price">Free</p>';
  const lines = [
    ...ticketLines(quote),
    { label: bookingFeeLabel, amount: quote.bookingFee },
    ...taxLinesOf(quote),
  ].filter(({ amount }) => amount > 0);
  const rows = lines.map(({ label, amount }) => row(escapeHtml(label), formatDollars(amount)));
  const total = row(`<b>${totalLabelOf(quote)}</b>`, `<b>${formatDollars(quote.total)} ${currencyCode(currency)}</b>`);
  return `<dl class="embed-tiers">${rows.join('')}${total}</dl>`;
}

function row(label: string, amount: string): string {
  return `<div><dt>${label}</dt><dd class="numeric">${amount}</dd></div>`;
}
