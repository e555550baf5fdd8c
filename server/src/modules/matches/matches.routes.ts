import { routes } from '@ascendant/contract/routes';
import { viewerOf } from '../../access/caller';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders } from '../../http/count-headers';
import { answer } from '../../http/reply';
import { listMatched, listOthers, type EventList } from './match-lists.service';
import { presentMatched } from './matches.presenter';
import { explainPublished, yearOf, type MatchDeps } from './matches.service';
import { presentMatchingModel } from './matching-model';

/** Serves the events that suit a person, the reasons, and the good days of the coming year. */
export function bindMatches(bind: Bind, deps: MatchDeps): void {
  bind(routes.matchedEvents, async (call) => {
    const list = await listMatched(deps, viewerOf(callerOf(call), call.query.with), call.query);
    const rows = list.shown.map((event) => presentMatched(event, list.reasonsOf(event.id)));
    return answer(200, rows, headersOf(list));
  });

  bind(routes.otherEvents, async (call) => {
    const list = await listOthers(deps, viewerOf(callerOf(call), call.query.with), call.query);
    return answer(200, [...list.shown], headersOf(list));
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
