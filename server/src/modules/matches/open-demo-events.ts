import { setTimeout as sleep } from 'node:timers/promises';
import { collectFailures } from '../../errors/collect-failures';
import { findDemoVisits } from './matches.repository';
import { explainMatch, type MatchDeps } from './matches.service';

/** People of each demo event who have looked at it. */
const perEvent = 3;
/** Each score takes some milliseconds of the one thread, so requests have their turn in between. */
const pauseMs = 25;

/**
 * Opens events of the demo as some of those who booked them did: their scores are computed and stored as on an event's page, and reports
 * have an average. It's a job, so that loading the demo doesn't wait for it; what's stored stays, so that running twice changes nothing.
 * Source: docs/rules/reliability.md, "Two commands"; docs/rules/events.md, "Reports".
 */
export async function openDemoEvents(
  deps: MatchDeps,
  eventIds: readonly number[],
  stopping: AbortSignal,
): Promise<void> {
  const failures = collectFailures("Events that weren't opened");
  for (const { userId, eventId } of await findDemoVisits(deps.db, eventIds, perEvent)) {
    stopping.throwIfAborted();
    await failures.collect(() => explainMatch(deps, { userId }, eventId));
    await sleep(pauseMs);
  }
  failures.rethrow();
}
