import { routes } from '@ascendant/contract/routes';
import type { Clock } from '../../adapters/adapters';
import { callerOf, type Bind } from '../../http/binding';
import { presentDependentChart, presentProfile, presentSigns } from './charts.presenter';
import {
  chartsOfDependents,
  requireChart,
  requireDependentChart,
  type ChartDeps,
  meaningOfSign,
} from './charts.service';
import { horoscopesFor } from './horoscopes';
import { ownDay } from './own-day.service';

/** Serves people's charts, and the meanings of signs. */
export function bindCharts(bind: Bind, { clock, ...deps }: ChartDeps & { readonly clock: Clock }): void {
  bind(routes.astrologyProfile, async (call) => {
    const { userId } = callerOf(call);
    const person = await requireChart(deps, userId);
    const { birthTimezone } = person.birth;
    return presentProfile(person, horoscopesFor(person, await ownDay(deps.db, { userId, birthTimezone }, clock.now())));
  });

  bind(routes.dependentSigns, async (call) =>
    (await chartsOfDependents(deps, callerOf(call).userId)).map(presentSigns),
  );

  bind(routes.dependentChart, async ({ params, ...call }) =>
    presentDependentChart(await requireDependentChart(deps, { userId: callerOf(call).userId, id: params.id })),
  );

  bind(routes.signMeaning, ({ params }) => meaningOfSign(deps.db, params.sign, params.position));
}
