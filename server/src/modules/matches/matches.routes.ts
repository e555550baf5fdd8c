import type { EventSummary } from '@ascendant/contract/event';
import type { matchedEvent } from '@ascendant/contract/match';
import { routes } from '@ascendant/contract/routes';
import { missText } from '@ascendant/domain/match/preference-fit';
import type { z } from 'zod';
import { viewerOf } from '../../access/caller';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders, listed } from '../../http/list-response';
import { events } from '../events/events.module';
import type { EventDeps } from '../events/events.service';
import { explainedFor } from './explained-scores.service';
import { listMatched, listOthers, type EventList } from './match-lists.service';
import type { Party } from './match-party';
import { explainPublished, scoreOfBirth, yearOf, type MatchDeps } from './matches.service';
import { presentMatchingModel } from './matching-model';
import type { RecommendationReasons } from './recommendations.service';

/** Serves the events that suit a person, the reasons, and the good days of the coming year. */
export function bindMatches(bind: Bind, deps: MatchDeps): void {
  bind(routes.matchedEvents, async (call) => {
    const viewer = viewerOf(callerOf(call), call.query.with);
    const list = await listMatched(deps, viewer, call.query);
    const read = async (some: readonly number[]) => {
      const shown = await events.eventSummaries(scoredFor(deps, list.party), some, viewer);
      return shown.map((event) => presentMatched(event, list.reasonsOf(event.id)));
    };
    return listed(list.ids, read, headersOf(list));
  });

  bind(routes.otherEvents, async (call) => {
    const viewer = viewerOf(callerOf(call), call.query.with);
    const list = await listOthers(deps, viewer, call.query);
    return listed(
      list.ids,
      (some) => events.eventSummaries(scoredFor(deps, list.party), some, viewer),
      headersOf(list),
    );
  });

  bind(routes.eventMatch, async (call) =>
    explainPublished(deps, viewerOf(callerOf(call), call.query.with), call.params.id),
  );

  bind(routes.scoreOfBirth, async (call) =>
    scoreOfBirth(deps, callerOf(call), { eventId: call.params.id, dateOfBirth: call.body.dateOfBirth }),
  );

  bind(routes.goodDays, async (call) => yearOf(deps, callerOf(call).userId));

  const model = presentMatchingModel();
  bind(routes.matchingModel, async () => model);
}

/** What reads a list's cards with the scores of a party that's known already. */
function scoredFor(deps: MatchDeps, party: Party): EventDeps {
  const explained: EventDeps['eventScores']['explained'] = (_userId, page) => explainedFor(deps, party, page);
  return { ...deps, eventScores: { ...deps.eventScores, explained } };
}

function headersOf({ all, isCapped, isPending }: EventList): Readonly<Record<string, string>> {
  return {
    ...countHeaders({ count: all, isCapped }),
    ...(isPending ? { 'x-scores-pending': 'true' } : {}),
  };
}

function presentMatched(
  event: EventSummary,
  { misses, recommendedFor, distanceKm }: RecommendationReasons,
): z.input<typeof matchedEvent> {
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
    matchScore: event.matchScore,
    pricingTiers: event.pricingTiers,
    recommendedFor,
    outsidePreferences: misses.map(missText),
    event: { ...event, distanceKm },
  };
}
