import { attendeesPageSize } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApiError } from '../../api/api-error';
import { attendeesQuery, type Attendees as Page } from '../../data/attendees';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button/Button';
import { Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { useListAddress } from '../../ui/table/list-address';
import { Pager } from '../../ui/table/Pager';
import styles from './Attendees.module.css';
import { AttendeeTable } from './AttendeeTable';

interface AttendeesProps {
  readonly eventId: number;
  /** The page's heading, once the event is known. */
  readonly Head: ComponentType<{ readonly event: Page['event'] }>;
}

/** An event's attendees: search, check-in state and page are in the URL. */
export function Attendees({ eventId, Head }: AttendeesProps) {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'ticket', 'waiver']);
  const ticket = values.ticket === 'valid' || values.ticket === 'checked_in' ? values.ticket : undefined;
  const waiver = values.waiver === 'signed' || values.waiver === 'missing' ? values.waiver : undefined;
  const { data, error, isFetching, refetch } = useQuery(attendeesQuery({ eventId, q: values.q, ticket, waiver, page }));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Head event={data.event} />
      <section className="panel" aria-labelledby="attendee-list" aria-busy={isFetching}>
        <div className={styles.tools}>
          <h2 id="attendee-list">{countText(data)}</h2>
          <ListSearch
            label="Search attendees"
            placeholder="Name or booking"
            value={values.q}
            onSearch={(q) => choose('q', q)}
            className={styles.search}
          />
          <Select
            isSmall
            className={styles.filter}
            aria-label="Check-in"
            value={ticket ?? ''}
            onChange={(event) => choose('ticket', event.target.value)}
          >
            <option value="">Everyone</option>
            <option value="valid">Not checked in</option>
            <option value="checked_in">Checked in</option>
          </Select>
          {data.waiversMissing === null ? null : (
            <Select
              isSmall
              className={styles.filter}
              aria-label="Waiver"
              value={waiver ?? ''}
              onChange={(event) => choose('waiver', event.target.value)}
            >
              <option value="">Waiver: everyone</option>
              <option value="missing">{`Waiver: not signed (${data.waiversMissing})`}</option>
              <option value="signed">Waiver: signed</option>
            </Select>
          )}
          <a
            className={buttonClass({ size: 'small' })}
            href={paths.attendeesFile(eventId, { q: values.q, ticket, waiver })}
            download
          >
            <Icon name="down2" size="small" />
            Export CSV
          </a>
        </div>
        <Found eventId={eventId} page={data} />
        <Pager page={page} size={attendeesPageSize} all={data.matching} hrefOf={hrefOf} />
      </section>
    </>
  );
}

function countText({ all, checkedIn }: Page): string {
  const people = `${all} ${all === 1 ? 'person' : 'people'}`;
  return checkedIn === 0 ? people : `${people}, ${checkedIn} checked in`;
}

function Found({ eventId, page }: Pick<AttendeesProps, 'eventId'> & { readonly page: Page }) {
  const { attendees, all, matching } = page;
  if (attendees.length > 0)
    return <AttendeeTable eventId={eventId} attendees={attendees} hasWaiver={page.waiversMissing !== null} />;
  if (all === 0) return <EmptyState title="No attendees yet" text="People who book will appear here." level={3} />;
  if (matching === 0) {
    return (
      <EmptyState title="No one found" text="Try another name, or a booking reference like ASC-7K2MQ." level={3} />
    );
  }
  return <EmptyState title="No more attendees" text="This page is after the last one." level={3} />;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="Event not found" text="This event doesn’t exist, or it isn’t yours." level={1} />;
  return (
    <ErrorState title="We couldn’t load the attendees" text="Please try again later." level={1} onRetry={onRetry} />
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">Attendees</h1>
      <output className="visually-hidden">Loading attendees...</output>
      <Skeleton width={4} />
      <Skeleton shape="title" width={6} />
      <div className="panel stack">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  );
}
