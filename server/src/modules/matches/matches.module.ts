import type { EventSummary } from '@ascendant/contract/event';
import type { matchedEvent } from '@ascendant/contract/match';
import { routes } from '@ascendant/contract/routes';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { answer } from '../../http/reply';
import { describeError } from '../../errors/described-error';
import type { Module } from '../../application/module';
import { eventSummaries, publishedEvent, scoreEventsWith } from '../events/events.service';
import { countEvents, upcomingIds } from '../events/list-events.service';
import { zonesOfCountry } from '../places/places.service';
import { openEventIndex } from './event-index';
import { explainMatch, matchedEvents, scoresFor, yearOf, type MatchDeps } from './matches.service';

/** How well the sky over each event suits a person, and why. */
export const matchesModule: Module = {
  name: 'matches',
  register: (context) => {
    const { db, clock } = context;
    const deps: MatchDeps = {
      db,
      now: () => clock.now(),
      countryZones: (country) => zonesOfCountry(db, country),
      index: openEventIndex(db),
    };
    scoreEventsWith(db, (userId, eventIds) => scoresFor(deps, userId, eventIds));
    readSkiesAhead(context, deps);
    bindLists(context, deps);
    bindExplanations(context, deps);
  },
};

/** Reads the skies of all events as soon as the server listens, so that the first traveller does not wait for them. */
function readSkiesAhead({ http, log }: ApplicationContext, { index }: MatchDeps): void {
  http.addHook('onListen', async () => {
    void index.refresh().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'the skies of the events could not be read ahead');
    });
  });
}

interface Paging {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

function bindLists({ bind, db }: ApplicationContext, deps: MatchDeps): void {
  /** Of some ids those that fit the words. */
  const fitting = async (ids: readonly number[], q: string | undefined): Promise<readonly number[]> => {
    if (!q) return ids;
    const found = new Set(await upcomingIds(db, q));
    return ids.filter((id) => found.has(id));
  };

  bind(routes.matchedEvents, async (call) => {
    const caller = callerOf(call);
    const matched = (await matchedEvents(deps, caller.userId)).map(({ id }) => id);
    const ids = await fitting(matched, call.query.q);
    const shown = await eventSummaries(db, pageOf(ids, call.query), caller);
    return answer(200, shown.map(presentMatched), { 'x-total-count': String(ids.length) });
  });

  bind(routes.otherEvents, async (call) => {
    const caller = callerOf(call);
    const { q = '' } = call.query;
    const matched = new Set((await matchedEvents(deps, caller.userId)).map(({ id }) => id));
    const others = (await upcomingIds(db, q)).filter((id) => !matched.has(id));
    const shown = await eventSummaries(db, pageOf(others, call.query), caller);
    return answer(200, [...shown], { 'x-total-count': String(await countEvents(db, q)) });
  });
}

function pageOf(ids: readonly number[], { limit, offset = 0 }: Paging): readonly number[] {
  return ids.slice(offset, limit === undefined ? undefined : offset + limit);
}

function bindExplanations({ bind, db }: ApplicationContext, deps: MatchDeps): void {
  bind(routes.eventMatch, async (call) => {
    const { id } = await publishedEvent(db, call.params.id);
    const match = await explainMatch(deps, callerOf(call).userId, id);
    if (!match)
      throw new AppError('not_found', { message: 'Complete your profile to get personalized recommendations' });
    return match;
  });

  bind(routes.goodDays, async (call) => yearOf(deps, callerOf(call).userId));
}

function presentMatched(event: EventSummary): z.input<typeof matchedEvent> {
  return {
    eventId: event.id,
    eventTitle: event.title,
    eventDescription: event.description,
    eventLocation: event.location,
    eventCategory: event.category,
    eventStartDate: event.startDate,
    eventEndDate: event.endDate,
    eventStartTime: event.startTime,
    eventEndTime: event.endTime,
    eventImageUrl: event.imageUrl,
    matchScore: event.matchScore ?? 0,
    pricingTiers: event.pricingTiers,
    event,
  };
}
