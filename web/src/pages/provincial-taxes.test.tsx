import { quoteToWire } from '@ascendant/contract/quote-wire';
import { cents, formatDollars } from '@ascendant/domain/money';
import { quoteTickets, quoteTotals } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { TaxRate } from '@ascendant/domain/pricing/taxes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EventPrice } from '../features/event-card/EventPrice';
import { PriceLines } from '../features/my-bookings/PriceLines';
import { buildEvent, buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { EventPage } from './EventPage';
import { HelpPage } from './HelpPage';
import { TermsPage } from './TermsPage';

/** Quebec's, of an organizer who isn't registered for QST. */
const taxes: readonly TaxRate[] = [
  { tax: 'GST', rate: 5000, jurisdiction: 'CA', onTickets: 'organizer' },
  { tax: 'QST', rate: 9975, jurisdiction: 'QC', onTickets: null },
];
const tickets = { adults: 1, children: 0, adultPrice: cents(10_000), childPrice: cents(0) };
const quote = quoteTickets(tickets, cents(0), chargeRatesOf(taxes));

test('a card’s second line has the event’s own taxes', () => {
  const event = buildEvent({ taxes: [...taxes] });
  const { rerender } = render(<EventPrice event={event} />);
  const [provincial] = screen.getAllByText(/with fee and tax$/).map(({ textContent }) => textContent);
  rerender(<EventPrice event={buildEvent()} />);
  expect(screen.getByText(/with fee and tax$/).textContent).not.toBe(provincial);
});

test('the price of a party is the same on the event’s page, its bar, and every step of the booking dialog', async () => {
  const rates = chargeRatesOf(taxes);
  const detail = buildEventDetail({ taxes: [...taxes], minimumAge: 0 });
  const total = formatDollars(quoteTotals(cents(54_400), rates).total);
  fakeApi({
    getEvent: { body: detail },
    listReviews: { body: [] },
    listMyBookings: { body: [] },
    listDependents: { body: [] },
    currentUser: { body: buildUser() },
    currentPricing: { body: detail.pricingTiers[0] },
  });
  renderAt(<EventPage />, { path: '/events/:id', at: '/events/7' });
  const panel = within(await screen.findByRole('complementary', { name: 'Price' }));
  expect(panel.getByText(`${total} USD with booking fee and tax`)).toBeVisible();
  const bar = within(await screen.findByRole('region', { name: 'Book' }));
  expect(bar.getByText(`${total} USD with fee and tax`)).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'For 1 adult' }));
  await screen.findByRole('group', { name: /^Adults/ });
  expect(panel.getByText(`${total} USD with booking fee and tax`)).toBeVisible();
  await userEvent.click(panel.getByRole('link', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Your Adventure' }));
  expect(await dialog.findByText(`${total} USD`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^I have read and accept/ }));
  expect(dialog.getByText(`${total} USD`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect((await dialog.findByText('Total incl. tax')).nextElementSibling).toHaveTextContent(total);
  expect(dialog.getByText(`${total} USD`)).toBeVisible();
});

test('a booking shows one line for each tax, and says what’s on the fee alone', () => {
  render(
    <PriceLines quote={quoteToWire(quote, { id: 1, tierType: 'regular' })} discountCode={null} supplements="0.00" />,
  );
  expect(screen.getByText('GST (5%)').nextElementSibling).toHaveTextContent('$5.31');
  expect(screen.getByText('QST (9.975%) on the booking fee').nextElementSibling).toHaveTextContent('$0.62');
  expect(screen.getByText('Total incl. tax').nextElementSibling).toHaveTextContent(formatDollars(quote.total));
  expect(screen.queryByText(/HST/)).toBeNull();
});

test.each([
  ['the terms', <TermsPage key="terms" />],
  ['the help', <HelpPage key="help" />],
])('%s name no rate where taxes follow the province', async (_, page) => {
  fakeApi({ getSite: { body: { taxRules: 'canada', payoutDelayDays: 2 } } });
  renderAt(page);
  expect((await screen.findAllByText(/sales taxes of the province or territory/))[0]).toBeInTheDocument();
  expect(screen.queryByText(/13%/)).toBeNull();
});
