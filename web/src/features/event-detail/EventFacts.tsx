import type { EventDetail } from '@ascendant/contract/event';
import { numberText } from '@ascendant/domain/site/locale';
import { zoneName } from '@ascendant/domain/zone-clock';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/layout/Icon';
import type { IconName } from '../../ui/layout/icon-shapes';
import { dayRange, weekdays } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './EventFacts.module.css';
import { MeetingLink } from './MeetingLink';

/** Dates, times, location and group size. Dates and times are local to the event. */
export function EventFacts({ event }: { readonly event: EventDetail }) {
  return (
    <dl className={styles.facts}>
      <Fact icon="cal" name="Date" value={dayRange(event.startDate, event.endDate)}>
        {weekdays(event.startDate, event.endDate)}
      </Fact>
      <Fact icon="clock" name="Time" value={unbroken(`${timeText(event.startTime)} to ${timeText(event.endTime)}`)}>
        {/* Machines may know a zone by different names: the server's stays. */}
        <span suppressHydrationWarning>
          {[zoneName(event.timezone) || `${placeName(event.location)} time`, event.sky.lightLabel]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Fact>
      <Fact icon="pin" name="Location" value={event.location}>
        <MeetingLink event={event} />
      </Fact>
      <Fact icon="people" name="Group" value={`${numberText(event.capacity)} people`}>
        {`${event.minimumAge > 0 ? `Ages ${event.minimumAge} and up` : 'All ages'}${event.childCarer === '' ? '' : `. Children without an adult: ${event.childCarer}`}`}
      </Fact>
    </dl>
  );
}

/** With 'p.m.' on the line of its hour. */
function unbroken(times: string): string {
  return times.replaceAll(/ (?=[ap]\.?m)/gi, '\u00a0');
}

interface FactProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, value, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>
        <b className="numeric">{value}</b>
        <span className="meta">{children}</span>
      </dd>
    </div>
  );
}

/** 'Banff' of 'Banff, Alberta'. */
function placeName(location: string): string {
  return location.split(',', 1)[0] ?? location;
}
