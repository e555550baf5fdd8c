import { setTimeout as sleep } from 'node:timers/promises';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { collectFailures } from '../../errors/collect-failures';
import { describeError } from '../../errors/described-error';
import { places } from '../places/places.module';
import { openEventIndex } from './event-index';
import { explainableEvents } from './explainable-events';
import { explainedFor } from './explained-scores.service';
import { partyOf } from './match-party';
import { findDemoVisits } from './matches.repository';
import { bindMatches } from './matches.routes';
import { orderedFor, scoresFor, type MatchDeps, explainMatch } from './matches.service';

/** How well the sky over each event suits a person, and why. */
export const matchesModule: Module = {
  name: 'matches',
  register: (context) => {
    const { db, changes, clock, config, eventScores, jobs, log } = context;
    const failed = (error: unknown) =>
      log.warn({ error: describeError(error) }, 'could not read the skies of the events; trying again');
    const index = openEventIndex(db, failed, changes);
    const deps: MatchDeps = {
      db,
      now: () => clock.now(),
      countryZones: (country) => places.zonesOfCountry(db, country),
      index,
      explainable: explainableEvents(db, index),
      eventScores,
      prices: { charged: config.currency, rate: config.exchangeRate },
    };
    eventScores.scoreWith({
      scoresOf: (...asked) => scoresFor(deps, ...asked),
      explained: (userId, page, companions) =>
        partyOf(deps, userId, companions).then((party) => explainedFor(deps, party, page)),
      ordered: (userId, order) => orderedFor(deps, userId, order),
      reading: index.reading,
    });
    readSkiesAhead(context, deps);
    jobs.define('open_demo_events', ({ eventIds }, stopping) => openDemoEvents(deps, eventIds, stopping));
    bindMatches(context.bind, deps);
  },
};

/** Reads the skies of all events when the server starts listening, so that the first traveller doesn't wait for them. */
function readSkiesAhead({ http, log }: ApplicationContext, { index }: MatchDeps): void {
  http.addHook('onListen', async () => {
    void index.refresh().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'could not read the skies of the events ahead of the first request');
    });
  });
}

/** People of each demo event who have looked at it. */
const perEvent = 3;
/** Each score takes some milliseconds of the one thread, so requests have their turn in between. */
const pauseMs = 25;

/**
 * Opens events of the demo as some of those who booked them did: their scores are computed and stored as on an event's page, and reports
 * have an average. It's a job, so that loading the demo doesn't wait for it; what's stored stays, so that running twice changes nothing.
 * Source: docs/rules/reliability.md, "Two commands"; docs/rules/events.md, "Reports".
 */
async function openDemoEvents(deps: MatchDeps, eventIds: readonly number[], stopping: AbortSignal): Promise<void> {
  const failures = collectFailures("Events that weren't opened");
  for (const { userId, eventId } of await findDemoVisits(deps.db, eventIds, perEvent)) {
    stopping.throwIfAborted();
    await failures.collect(() => explainMatch(deps, { userId }, eventId));
    await sleep(pauseMs);
  }
  failures.rethrow();
}
