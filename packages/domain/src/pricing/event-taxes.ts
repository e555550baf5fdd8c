import type { CalendarDay } from '../calendar-day';
import { taxRatesOn } from './canada-tax-rates';
import type { Remitter, SalesTax, TaxPlace, TaxRate } from './taxes';

interface TaxedEvent {
  readonly place: TaxPlace;
  /** The day of the payment, where the event is. */
  readonly day: CalendarDay;
  /** Whether the organizer is registered. */
  readonly organizer: { readonly gst: boolean; readonly qst: boolean };
}

/**
 * The taxes of an event under Canada's rules; none outside Canada. GST and HST are one registration, QST is another. Saskatchewan has the
 * marketplace collect its PST, so the site remits it on tickets too. Source: docs/archive/decisions/0156-taxes-by-province.md.
 */
export function taxesOf({ place, day, organizer }: TaxedEvent): readonly TaxRate[] {
  if (place === 'outside') return [];
  return taxRatesOn(place, day).map(({ tax, rate }) => ({
    tax,
    rate,
    jurisdiction: tax === 'GST' ? 'CA' : place,
    onTickets: ticketRemitter(tax, organizer),
  }));
}

function ticketRemitter(tax: SalesTax, { gst, qst }: TaxedEvent['organizer']): Remitter | null {
  if (tax === 'PST') return 'site';
  return (tax === 'QST' ? qst : gst) ? 'organizer' : null;
}
