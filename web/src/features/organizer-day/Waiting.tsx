import { fromSignedWire } from '@ascendant/contract/money';
import { tellUsPath } from '@ascendant/domain/help-topics';
import { formatDollars } from '@ascendant/domain/money';
import { connectionLabels } from '@ascendant/domain/payout/accounts';
import { Link } from 'react-router';
import type { OrganizerPayouts } from '../../data/payouts';
import type { WaitingForOrganizer } from '../../data/reports';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { dayText } from '../../ui/text/day-text';
import { instantText } from '../../ui/text/instant-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './OrganizerDay.module.css';

interface WaitingProps {
  readonly waiting: WaitingForOrganizer;
  /** Undefined for those who don't decide where earnings go. */
  readonly payouts: OrganizerPayouts | undefined;
}

/** What waits for the organizer: an account to be paid, disputes to answer, reviews, events that an admin returned, missing answers, and waitlists. */
export function Waiting({ waiting, payouts }: WaitingProps) {
  const tasks = [...(payouts ? accountTask(payouts) : []), ...tasksOf(waiting)];
  return (
    <Panel title="Waiting for you">
      {tasks.length === 0 ? (
        <EmptyState
          title="All done"
          text="Reviews and disputes to answer, events that need changes, missing waivers and answers, and waitlists will appear here."
          level={3}
        />
      ) : (
        <ul className={styles.list}>
          {tasks.map(({ key, text, action, to }) => (
            <li key={key}>
              <span>{text}</span>
              <Link className="link meta" to={to} aria-label={`${action}: ${text}`}>
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface Task {
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** Money that waits for an account, or for what the provider wants to know. While the provider checks it, there's nothing to do. */
function accountTask({ isOn, account: { connection }, ready, next }: OrganizerPayouts): readonly Task[] {
  if (!isOn || connection === 'active' || connection === 'verifying') return [];
  const isReady = fromSignedWire(ready) > 0;
  const amount = fromSignedWire(isReady ? ready : (next?.amount ?? '0.00'));
  if (amount <= 0) return [];
  const since = isReady || next === null ? 'waits' : `will be ready on ${dayText(next.on)}`;
  return [
    {
      key: 'account',
      text: `${connectionLabels[connection].title}: ${formatDollars(amount)} ${since}`,
      action: 'Go to Earnings',
      to: paths.organizerEarnings,
    },
  ];
}

function tasksOf({ reviews, waitlists, waivers, returned, answers, disputes }: WaitingForOrganizer): readonly Task[] {
  const unanswered = reviews === 1 ? '1 review to answer' : `${reviews} reviews to answer`;
  return [
    ...disputes.map(({ title, reference, evidenceDueAt, ...start }) => ({
      key: `dispute-${reference}`,
      text: `A payment is disputed${evidenceDueAt === null ? '' : `, answer by ${instantText(evidenceDueAt)}`}: ${reference}, ${title}, ${dayAndTime(start, 'short')}`,
      action: 'Tell us what you know',
      to: tellUsPath(reference),
    })),
    ...returned.map(({ id, title }) => ({
      key: `returned-${id}`,
      text: `Needs changes before it’s published: ${title}`,
      action: 'Edit',
      to: paths.editEvent('organizer', id),
    })),
    ...(reviews === 0 ? [] : [{ key: 'reviews', text: unanswered, action: 'Answer', to: paths.organizerReviews }]),
    ...waivers.map(({ id, title, missing, ...start }) => ({
      key: `waiver-${id}`,
      text: `${missing === 1 ? '1 person hasn’t' : `${missing} people haven’t`} signed the waiver: ${title}, ${dayAndTime(start, 'short')}`,
      action: 'See who',
      to: paths.unsignedAttendees(id),
    })),
    ...answers.map(({ id, title, bookings, ...start }) => ({
      key: `answers-${id}`,
      text: `${bookings === 1 ? '1 booking' : `${bookings} bookings`} with missing answers: ${title}, ${dayAndTime(start, 'short')}`,
      action: 'Field sheet',
      to: paths.fieldSheet(id),
    })),
    ...waitlists.map(({ id, title, parties, ...start }) => ({
      key: `waitlist-${id}`,
      text: `${parties === 1 ? '1 party' : `${parties} parties`} on the waitlist: ${title}, ${dayAndTime(start, 'short')}`,
      action: 'Open',
      to: paths.eventBookings(id),
    })),
  ];
}
