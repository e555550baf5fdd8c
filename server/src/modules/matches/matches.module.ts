import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { describeError } from '../../errors/described-error';
import { places } from '../places/places.module';
import { openEventIndex } from './event-index';
import { explainableEvents } from './explainable-events';
import { explainedFor } from './explained-scores.service';
import { bindMatches } from './matches.routes';
import { orderedFor, scoresFor, type MatchDeps } from './matches.service';
import { openDemoEvents } from './open-demo-events';

/** How well the sky over each event suits a person, and why. */
export const matchesModule: Module = {
  name: 'matches',
  register: (context) => {
    const { db, changes, clock, config, eventScores, jobs, log } = context;
    const failed = (error: unknown) =>
      log.warn({ error: describeError(error) }, 'could not read the skies of the events; trying again');
    const index = openEventIndex(db, failed, changes);
    const explainable = explainableEvents(db, index);
    const deps: MatchDeps = {
      db,
      now: () => clock.now(),
      countryZones: (country) => places.zonesOfCountry(db, country),
      index,
      eventScores,
      prices: { charged: config.currency, rate: config.exchangeRate },
    };
    eventScores.scoreWith({
      scoresOf: (...asked) => scoresFor(deps, ...asked),
      explained: (userId, eventIds, companions) =>
        explainedFor({ ...deps, explainable }, userId, { eventIds, companions }),
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
