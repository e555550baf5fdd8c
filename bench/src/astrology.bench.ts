import { chartAt } from '@ascendant/astrology/chart/event-chart';
import { natalChart, type BirthInput } from '@ascendant/astrology/chart/natal-chart';
import { addDays, daySeconds } from '@ascendant/astrology/day';
import { categoryMix, namedCategory } from '@ascendant/astrology/matching/category-mix';
import { eventVector } from '@ascendant/astrology/matching/event-vector';
import { dayCharts, dayVectors } from '@ascendant/astrology/matching/good-days';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { medianMs } from './quantile';

const categories = ['Outdoor & Nature', 'Adventure & Extreme', 'Music & Concerts', 'Food & Drink'].map((name) =>
  categoryMix(namedCategory(name), [namedCategory('Festivals & Seasonal Events')]),
);
const halifax = {
  id: 1,
  name: 'Halifax',
  region: 'Nova Scotia',
  countryCode: 'CA',
  lat: 44.65,
  lon: -63.57,
  zone: 'America/Halifax',
};

/**
 * The speed of the astrology engine on one core.
 * Targets: docs/rules/reliability.md, "Performance budgets". `npm run bench matching` measures ranking.
 */
export async function benchAstrology(): Promise<Record<string, number>> {
  const charts = categories.flatMap((mix) => Array.from({ length: 500 }, (_, i) => ({ mix, chart: skyOf(i) })));
  return {
    chartsPerSecond: perSecond(5000, (i) => natalChart(birthOn(i, { type: 'exact', at: '18:30' }), ianaZones)),
    unknownTimeChartMs: medianMs(101, (i) => natalChart(birthOn(i, { type: 'unknown' }), ianaZones)),
    eventVectorsPerSecond: perSecond(50_000, (i) => {
      const event = charts[i % charts.length];
      return event === undefined ? null : eventVector(event.chart, event.mix);
    }),
    yearOfDayVectorsMs: medianMs(5, () => dayVectors(dayCharts('2027-01-01', 365))),
  };
}

function birthOn(i: number, time: BirthInput['time']): BirthInput {
  return {
    date: addDays('1950-01-01', i * 5),
    time,
    city: 'Halifax',
    country: 'Canada',
    place: halifax,
    countryZones: [],
  };
}

function skyOf(i: number): ReturnType<typeof chartAt> {
  return chartAt(daySeconds('2027-01-01') + i * 57_600, { lat: 45, lon: (i * 7) % 360 });
}

function perSecond(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < count / 10; i++) run(i);
  const start = performance.now();
  for (let i = 0; i < count; i++) run(i);
  return Math.round((count / (performance.now() - start)) * 1000);
}
