import { fromWire } from '@ascendant/contract/money';
import { bookingStatusLabel } from '@ascendant/domain/booking/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error';
import { paymentHistoryQuery, type PaymentHistory, type TimelineEntry } from '../../data/lookup';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/layout/Badge';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Facts } from '../../ui/table/Facts';
import { LoadingRows } from '../../ui/table/ListStates';
import { datedInstantText } from '../../ui/text/instant-text';
import { codeText, momentDetails, momentText, paymentStateLabel } from './lookup-labels';
import styles from './Lookup.module.css';

/** What happened to a payment, and what the provider told us. */
export function PaymentTimeline({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(paymentHistoryQuery(id));
  if (data) return <History history={data} />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Payment not found" text="Look it up again." />;
  if (error)
    return (
      <ErrorState title="We couldn’t load the payment" text="Please try again later." onRetry={() => void refetch()} />
    );
  return (
    <div className="panel stack" aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <LoadingRows count={5} />
    </div>
  );
}

function History({ history }: { readonly history: PaymentHistory }) {
  const { timeline, notices } = history;
  return (
    <div className={styles.panels}>
      <section className="panel" aria-labelledby="payment-facts">
        <div className="panel-heading">
          <h2 id="payment-facts" className="numeric">
            {formatDollars(fromWire(history.payment.amount))}
          </h2>
          <StatusBadge {...paymentStateLabel(history.payment)} />
        </div>
        <PaymentFacts history={history} />
      </section>
      <Panel title="Timeline">
        <ol className={styles.timeline}>
          {timeline.map((entry, index) => (
            <Moment key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </ol>
      </Panel>
      <Panel title="What the provider told us">
        {notices.length === 0 ? (
          <EmptyState title="Nothing yet" text="Notices from the provider will appear here." level={3} />
        ) : (
          <ol className={styles.timeline}>
            {notices.map(({ type, at, receivedAt }) => (
              <li key={`${type} ${at} ${receivedAt}`}>
                <time className="meta numeric" dateTime={at}>
                  {datedInstantText(at)}
                </time>
                <span>{codeText(type)}</span>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

function Moment({ entry }: { readonly entry: TimelineEntry }) {
  return (
    <li>
      <time className="meta numeric" dateTime={entry.at}>
        {datedInstantText(entry.at)}
      </time>
      <div>
        <b>{momentText(entry)}</b>
        {momentDetails(entry).map((detail) => (
          <span key={detail} className={styles.below}>
            {detail}
          </span>
        ))}
      </div>
    </li>
  );
}

function PaymentFacts({ history }: { readonly history: PaymentHistory }) {
  const { payment, event, bookingStatus, provider, intentId } = history;
  const { person } = payment;
  const booking = bookingStatusLabel(bookingStatus);
  return (
    <Facts>
      <div>
        <dt>Person</dt>
        <dd>
          {person === null ? (
            'Deleted account'
          ) : (
            <Link className="link" to={paths.adminPerson(person.id)}>
              {`${person.firstName} ${person.lastName}`}
            </Link>
          )}
        </dd>
      </div>
      <div>
        <dt>Event</dt>
        <dd>
          <Link className="link" to={paths.eventBookings(event.id)}>
            {event.title}
          </Link>
        </dd>
      </div>
      <div>
        <dt>Booking</dt>
        <dd>{`${payment.reference}, ${booking.text}`}</dd>
      </div>
      <div>
        <dt>Provider</dt>
        <dd>{codeText(provider)}</dd>
      </div>
      <div>
        <dt>Payment intent</dt>
        <dd className={styles.note}>{intentId ?? 'None yet'}</dd>
      </div>
    </Facts>
  );
}
