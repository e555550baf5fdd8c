import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import { partyPrice, saleOf } from '@ascendant/contract/event-sale';
import { freeCancellationSummary, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { takesChildren, type PartyCount } from '@ascendant/domain/booking/party-count';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { formatScore } from '@ascendant/domain/match/score-label';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { eventDetailQuery } from '../../data/event';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Input';
import { Options } from '../../ui/form/Options';
import { WideTable } from '../../ui/table/Table';
import { dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { siteCurrency } from '../../ui/text/site-currency';
import styles from './CompareEvents.module.css';

/** More don't fit beside each other. */
const maxComparedEvents = 4;

interface CompareEventsProps {
  /** Those to choose from, in their order. */
  readonly events: readonly Pick<EventSummary, 'id' | 'title'>[];
  readonly onClose: () => void;
}

/** Up to four events beside each other: when they are, what they cost the people who come, how they can be cancelled, and the score. */
export function CompareEvents({ events, onClose }: CompareEventsProps) {
  const [chosen, setChosen] = useState(events.slice(0, maxComparedEvents).map(({ id }) => id));
  const party = usePartyAddress();
  const [count, setCount] = useState<PartyCount>(party.count ?? { adults: 1 + party.ids.length, children: 0 });
  const isFull = chosen.length >= maxComparedEvents;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const shown = events.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  return (
    <Dialog onClose={onClose} title="Side by side" width="wide">
      <WhoComes count={count} onChange={setCount} />
      {events.length <= 2 ? null : (
        <fieldset className={styles.choices}>
          <legend className="label">{`Up to ${maxComparedEvents} events`}</legend>
          {events.map(({ id, title }) => (
            <Choice
              key={id}
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={() => toggle(id)}
            >
              {title}
            </Choice>
          ))}
        </fieldset>
      )}
      <Compared ids={shown} count={count} />
    </Dialog>
  );
}

interface WhoComesProps {
  readonly count: PartyCount;
  readonly onChange: (count: PartyCount) => void;
}

function WhoComes({ count, onChange }: WhoComesProps) {
  const most = maxAttendeesPerBooking;
  return (
    <div className={styles.party}>
      <Field label="Adults">
        {({ id }) => (
          <Select id={id} value={count.adults} onChange={(e) => onChange({ ...count, adults: Number(e.target.value) })}>
            <Options of={numbers(1, most - count.children)} />
          </Select>
        )}
      </Field>
      <Field label="Children">
        {({ id }) => (
          <Select
            id={id}
            value={count.children}
            onChange={(e) => onChange({ ...count, children: Number(e.target.value) })}
          >
            <Options of={numbers(0, most - count.adults)} />
          </Select>
        )}
      </Field>
    </div>
  );
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function Compared({ ids, count }: { readonly ids: readonly number[]; readonly count: PartyCount }) {
  const party = usePartyAddress();
  const found = useQueries({ queries: ids.map((id) => eventDetailQuery(String(id))) });
  const events = found.flatMap(({ data }) => data ?? []);
  if (events.length === 0) return null;
  const facts = factsOf(events, count);
  return (
    <WideTable caption="Events side by side" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What</span>
          </th>
          {events.map(({ id, title }) => (
            <th key={id} scope="col" className={styles.event}>
              <Link className="link" to={withParty(paths.event(id), party.text, count)}>
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {events.map((event) => (
              <td key={event.id} className="numeric">
                {of(event)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

interface Fact {
  readonly label: string;
  readonly of: (event: EventDetail) => string;
}

function factsOf(events: readonly EventDetail[], count: PartyCount): readonly Fact[] {
  const hasScores = events.some(({ matchScore }) => matchScore !== null);
  const score = ({ matchScore }: EventDetail) => (matchScore === null ? '–' : `${formatScore(matchScore)} out of 10`);
  return [
    {
      label: 'Date',
      of: ({ startDate, startTime }) => `${dayWithWeekday(startDate, 'short')}, ${timeText(startTime)}`,
    },
    { label: 'Where', of: ({ location }) => location },
    { label: 'Price', of: (event) => priceFor(event, count) },
    { label: 'Cancellation', of: cancellationOf },
    ...(hasScores ? [{ label: 'Match', of: score }] : []),
  ];
}

/** What they pay in all, or why they can't come. */
function priceFor(event: EventDetail, count: PartyCount): string {
  const sale = saleOf(event);
  if (!sale.isOpen) return sale.reason;
  if (count.children > 0 && !takesChildren(event.minimumAge)) return 'Children can’t come';
  const people = count.adults + count.children;
  if (event.seatsLeft < people) return `Not enough seats for ${people}`;
  const { tickets, rates } = partyPrice(event, count);
  return tickets === null ? 'Free' : priceWithFeeLabel(tickets, { where: 'card', currency: siteCurrency(), rates });
}

function cancellationOf(event: EventDetail): string {
  return partyPrice(event, null).tickets === null ? freeCancellationSummary : policySummary(event.cancellationPolicy);
}
