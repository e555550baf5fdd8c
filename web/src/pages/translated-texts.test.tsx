import { tierFromWire } from '@ascendant/contract/tier-wire';
import { countedTickets } from '@ascendant/domain/pricing/quote';
import { chargeRates } from '@ascendant/domain/pricing/rates';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BookingFooter } from '../features/booking/BookingFooters';
import { CardFigures } from '../features/event-card/CardFigures';
import { EventCount } from '../features/event-list/EventCount';
import { buildEvent } from '../test/build-event';
import { translate } from '../test/translate';
import { FieldError } from '../ui/form/Field';
import { StatusBadge } from '../ui/layout/Badge';

const footer = (adults: number) => (
  <BookingFooter
    count={{ adults, children: 0 }}
    tickets={countedTickets({ adults, children: 0 }, tierFromWire(buildEvent().pricingTiers[0]!))}
    rates={chargeRates}
    onLabel="Continue"
    onGo={() => undefined}
  />
);
const count = (total: number) => (
  <EventCount
    isFailed={false}
    page={{
      events: [],
      total,
      isTotalCapped: false,
      unfilteredTotal: 250,
      nextCursor: null,
      searchedFor: null,
      droppedWords: [],
      isScorePending: false,
    }}
  />
);
const figures = (seatsLeft: number) => <CardFigures event={buildEvent({ seatsLeft, capacity: 40 })} />;

test.each<[string, ReactNode, ReactNode, string]>([
  ['the booking dialog', footer(1), footer(2), '2 adults'],
  ['the number of events', count(40), count(250), '250 events'],
  ['an event’s last seats', figures(3), figures(1), '1 seat left'],
  ['an error at a field', <FieldError key="1">One</FieldError>, <FieldError key="1">Two</FieldError>, 'Two'],
  [
    'a status',
    <StatusBadge key="1" tone="fair" text="Pending" />,
    <StatusBadge key="1" tone="good" text="Confirmed" />,
    'Confirmed',
  ],
])('a page that the browser has translated shows what changes: %s', (_, before, after, shown) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container).toHaveTextContent(shown);
});
