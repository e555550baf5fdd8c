import type { NextDate as Next } from '../../data/reports';
import { DaySheetsLink } from '../../fields/DaySheetsLink';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { ShareBar } from '../../ui/chart/ShareBar';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Icon } from '../../ui/layout/Icon';
import { Panel } from '../../ui/layout/Panel';
import { dayRange } from '../../ui/text/day-text';
import { instantText } from '../../ui/text/instant-text';
import { timeText } from '../../ui/text/reader-form';
import { sentence } from '../../ui/text/sentence';
import styles from './OrganizerDay.module.css';

/** The date that's under way or comes next: who's coming, check-in, and a message to them. */
export function NextDate({ next }: { readonly next: Next | null }) {
  return (
    <Panel
      title={next?.isUnderWay ? 'Under way' : 'Your next date'}
      aside={next === null ? null : <Seats next={next} />}
    >
      {next === null ? (
        <EmptyState title="No date to come" text="Your next published date will appear here." level={3} />
      ) : (
        <DateOfEvent next={next} />
      )}
    </Panel>
  );
}

function DateOfEvent({ next }: { readonly next: Next }) {
  const { id, title, startDate, endDate, startTime, location, checkInOpensAt, day } = next;
  return (
    <div className="stack">
      <h3 className={styles.title}>{title}</h3>
      <p className="meta row wrap numeric">
        <span className="row">
          <Icon name="cal" size="small" />
          <span>{dayRange(startDate, endDate)}</span>
        </span>
        <span className="row">
          <Icon name="clock" size="small" />
          <span>{timeText(startTime)}</span>
        </span>
        <span className="row">
          <Icon name="pin" size="small" />
          <span>{location}</span>
        </span>
      </p>
      <p className="meta">{checkInText(checkInOpensAt)}</p>
      <div className="row wrap">
        <ButtonLink kind="primary" to={paths.checkIn(id)} reloadDocument>
          Check-in
        </ButtonLink>
        <ButtonLink to={paths.fieldSheet(id)} reloadDocument>
          Field sheet
        </ButtonLink>
        <ButtonLink to={paths.attendees(id)}>Attendees</ButtonLink>
        <ButtonLink to={paths.eventMessages(id)}>Message</ButtonLink>
        <DaySheetsLink day={day.on} count={day.dates} />
      </div>
    </div>
  );
}

function Seats({ next: { seatsTaken, capacity } }: { readonly next: Next }) {
  return (
    <span className="row no-wrap">
      <ShareBar share={seatsTaken / capacity} width={72} />
      <span className="numeric">{`${seatsTaken} of ${capacity} seats taken`}</span>
    </span>
  );
}

function checkInText(opensAt: string): string {
  const isOpen = Date.parse(opensAt) <= Date.now();
  return isOpen ? 'Check-in is open.' : sentence(`Check-in opens ${instantText(opensAt)}`);
}
