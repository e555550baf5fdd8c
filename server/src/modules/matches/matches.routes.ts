import { routes } from '@ascendant/contract/routes';
import { viewerOf } from '../../access/caller';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders, listed } from '../../http/list-response';
import { events } from '../events/events.module';
import { listMatched, listOthers, type EventList } from './match-lists.service';
import { presentMatched } from './matches.presenter';
import { explainPublished, yearOf, type MatchDeps } from './matches.service';
import { presentMatchingModel } from './matching-model';

/** Serves the events that suit a person, the reasons, and the good days of the coming year. */
export function bindMatches(bind: Bind, deps: MatchDeps): void {
  bind(routes.matchedEvents, async (call) => {
    const viewer = viewerOf(callerOf(call), call.query.with);
    const list = await listMatched(deps, viewer, call.query);
    const read = async (some: readonly number[]) => {
      const shown = await events.eventSummaries(deps, some, viewer);
      return shown.map((event) => presentMatched(event, list.reasonsOf(event.id)));
    };
    return listed(list.ids, read, headersOf(list));
  });

  bind(routes.otherEvents, async (call) => {
    const viewer = viewerOf(callerOf(call), call.query.with);
    const list = await listOthers(deps, viewer, call.query);
    return listed(list.ids, (some) => events.eventSummaries(deps, some, viewer), headersOf(list));
  });

  bind(routes.eventMatch, async (call) =>
    explainPublished(deps, viewerOf(callerOf(call), call.query.with), call.params.id),
  );

  bind(routes.goodDays, async (call) => yearOf(deps, callerOf(call).userId));

  const model = presentMatchingModel();
  bind(routes.matchingModel, async () => model);
}

function headersOf({ all, isCapped, isPending }: EventList): Readonly<Record<string, string>> {
  return {
    ...countHeaders({ count: all, isCapped }),
    ...(isPending ? { 'x-scores-pending': 'true' } : {}),
  };
}
