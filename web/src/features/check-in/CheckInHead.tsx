import type { CheckInTicket } from '@ascendant/contract/check-in';
import { Link } from 'react-router';
import type { StoredList } from '../../storage/check-in-store';
import { buttonClass } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/layout/Icon';
import { dayRange } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { countOf } from './check-in-list';
import checkInHeadStyles from './CheckInHead.module.css';

/** Where the link above the heading leads. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

/**
 * The event being checked in, and how many people have arrived. Its link does a full page load, so the next page can't use
 * the camera.
 */
export function CheckInHead({
  list,
  tickets,
  back,
  sheetPath,
}: {
  readonly list: StoredList;
  readonly tickets: readonly CheckInTicket[];
  readonly back: WayBack;
  readonly sheetPath: string | undefined;
}) {
  const { event } = list;
  const { cameIn, expected } = countOf(tickets);
  return (
    <header className={checkInHeadStyles.head}>
      <a className={classNames(checkInHeadStyles.back, 'link')} href={back.to}>
        <Icon name="left" size="small" />
        {back.label}
      </a>
      <h1>Check-in</h1>
      <p className={checkInHeadStyles.eventName}>{event.title}</p>
      <p className="meta numeric">
        {`${dayRange(event.startDate, event.endDate, 'short')}, ${timeText(event.startTime)} · ${event.location}`}
      </p>
      {sheetPath === undefined ? null : (
        <Link className={classNames(checkInHeadStyles.sheet, buttonClass({ size: 'small' }))} to={sheetPath}>
          Field sheet
        </Link>
      )}
      <p className={checkInHeadStyles.count} data-testid="came-in">
        <b className="numeric">{cameIn}</b> of <span className="numeric">{expected}</span> checked in
      </p>
      <progress value={cameIn} max={Math.max(expected, 1)} aria-label="People checked in" />
    </header>
  );
}
