import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import type { EditedEventPage } from '../../data/edited-events';
import type { EventPage } from '../../data/managed-events';
import type { Discrepancy, Health, Job } from '../../data/operations';
import { paths } from '../../paths';
import type { IconName } from '../../ui/layout/icon-shapes';
import { agoText, durationText } from '../../ui/text/instant-text';
import { countOf } from '../../ui/text/number-text';
import { discrepancyLabels } from './discrepancy-labels';
import { taskText } from './job-labels';

/** A line of 'Needs attention'. */
export interface AdminTask {
  readonly kind: TaskKind;
  readonly icon: IconName;
  /** '3 events' */
  readonly howMany: string;
  readonly what: string;
  /** The oldest or the worst of them. */
  readonly which: string;
  readonly action: string;
  readonly to: string;
}

type TaskKind = 'events' | 'edits' | 'discrepancies' | 'jobs' | 'emails' | 'refunds';

interface Known {
  readonly waiting: EventPage;
  readonly edited: EditedEventPage;
  readonly discrepancies: readonly Discrepancy[];
  readonly jobs: readonly Job[];
  readonly health: Health;
}

/** A refund that isn't made after this long needs a look. */
const slowRefundMs = 60 * 60_000;
/** Nor is an email that's still here after this long; deploy/prometheus has the same limit. */
const slowEmailSeconds = 300;

/** What waits for an admin now, in the order in which it's shown. */
export function tasksOf({ waiting, edited, discrepancies, jobs, health }: Known): readonly AdminTask[] {
  return [
    ...eventsToReview(waiting, health.at),
    ...rewrittenEvents(edited, health.at),
    ...openDiscrepancies(discrepancies),
    ...failedJobs(jobs, health),
    ...slowEmails(health),
    ...slowRefunds(health),
  ];
}

function eventsToReview({ events: [oldest], all }: EventPage, now: string): readonly AdminTask[] {
  if (!oldest) return [];
  const asked = oldest.reviewRequestedAt === null ? '' : `, sent ${agoText(oldest.reviewRequestedAt, now)}`;
  return [
    {
      kind: 'events',
      icon: 'cal',
      howMany: countOf(all, 'event'),
      what: 'waiting for review',
      which: `The oldest: ${oldest.title}${asked}`,
      action: 'Review',
      to: paths.adminEvents,
    },
  ];
}

function rewrittenEvents({ edits: [oldest], all }: EditedEventPage, now: string): readonly AdminTask[] {
  if (!oldest) return [];
  return [
    {
      kind: 'edits',
      icon: 'edit',
      howMany: countOf(all, 'published event'),
      what: all === 1 ? 'was rewritten' : 'were rewritten',
      which: `The oldest: ${oldest.title}, ${agoText(oldest.since, now)}`,
      action: 'Compare',
      to: paths.adminEditedEvents,
    },
  ];
}

function openDiscrepancies(discrepancies: readonly Discrepancy[]): readonly AdminTask[] {
  const [latest] = discrepancies;
  if (!latest) return [];
  return [
    {
      kind: 'discrepancies',
      icon: 'warn',
      howMany: countOf(discrepancies.length, 'discrepancy', 'discrepancies'),
      what: 'in payments',
      which: `The latest: ${discrepancyLabels(latest.kind).title}`,
      action: 'View',
      to: paths.adminPayments,
    },
  ];
}

function failedJobs(jobs: readonly Job[], { queue }: Health): readonly AdminTask[] {
  const first = jobs.find(({ state }) => state === 'dead');
  if (!first) return [];
  return [
    {
      kind: 'jobs',
      icon: 'clock',
      howMany: countOf(queue.dead, 'failed job'),
      what: 'out of attempts',
      which: taskText(first.task),
      action: 'Retry',
      to: paths.adminSystem,
    },
  ];
}

function slowEmails({ emails: { waiting, oldestSeconds } }: Health): readonly AdminTask[] {
  if (oldestSeconds <= slowEmailSeconds) return [];
  return [
    {
      kind: 'emails',
      icon: 'speech',
      howMany: countOf(waiting, 'email'),
      what: 'not sent yet',
      which: `The oldest has waited for ${durationText(oldestSeconds)}`,
      action: 'Test the mail server',
      to: paths.adminSetUp,
    },
  ];
}

function slowRefunds({ refunds, at }: Health): readonly AdminTask[] {
  const { oldestAt, pending, amount } = refunds;
  if (oldestAt === null || Date.parse(at) - Date.parse(oldestAt) <= slowRefundMs) return [];
  return [
    {
      kind: 'refunds',
      icon: 'card',
      howMany: countOf(pending, 'refund'),
      what: 'still pending',
      which: `${formatDollars(fromWire(amount))}, the oldest requested ${agoText(oldestAt, at)}`,
      action: 'View',
      to: paths.adminPayments,
    },
  ];
}

const whenQuiet: readonly (readonly [TaskKind, string])[] = [
  ['events', 'no events waiting'],
  ['edits', 'no edits to look at'],
  ['discrepancies', 'payments match the provider'],
  ['jobs', 'no failed jobs'],
  ['emails', 'emails sent'],
  ['refunds', 'refunds on time'],
];

/** The line below: what was checked and needs nothing; null if everything needs something. */
export function quietText(tasks: readonly AdminTask[]): string | null {
  const quiet = whenQuiet.filter(([kind]) => !tasks.some((task) => task.kind === kind));
  if (quiet.length === 0) return null;
  const facts = quiet.map(([, fact]) => fact).join(', ');
  return tasks.length === 0 ? `All clear: ${facts}.` : `Everything else is fine: ${facts}.`;
}
