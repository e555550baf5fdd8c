import { chartAt } from '@ascendant/astrology/chart/event-chart';
import { natalChart, type BirthInput } from '@ascendant/astrology/chart/natal-chart';
import { addDays, daySeconds } from '@ascendant/astrology/day';
import { categoryMix, namedCategory } from '@ascendant/astrology/matching/category-mix';
import { createEventMatrix, setEvent, type EventMatrix } from '@ascendant/astrology/matching/event-matrix';
import { eventVector } from '@ascendant/astrology/matching/event-vector';
import { dayVectors } from '@ascendant/astrology/matching/good-days';
import { personVector } from '@ascendant/astrology/matching/person-vector';
import { rankEvents, rankEventsForGroup } from '@ascendant/astrology/matching/ranking';
import { ianaZones } from '@ascendant/astrology/time/iana-zones';

const eventCount = 100_000;
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
 * Targets: at least 3,000 charts per second, a chart with an unknown time within 10 ms, and the best 50 of 100,000 events
 * within 25 ms, for one person and for a party of five. Source: docs/rules/sky.md, "Positions" and "Incomplete birth time"; docs/rules/matching-model.md, "Retrieval".
 */
export async function benchAstrology(): Promise<Record<string, number>> {
  const charts = categories.flatMap((mix) => Array.from({ length: 500 }, (_, i) => ({ mix, chart: skyOf(i) })));
  const person = personVector(natalChart(birthOn(0, { type: 'exact', at: '18:30' }), ianaZones));
  const party = [0, 900, 1800, 4200, 4900].map((i) =>
    personVector(natalChart(birthOn(i, { type: 'exact', at: '18:30' }), ianaZones)),
  );
  const matrix = fullMatrix(charts.map(({ chart, mix }) => eventVector(chart, mix)));
  return {
    chartsPerSecond: perSecond(5000, (i) => natalChart(birthOn(i, { type: 'exact', at: '18:30' }), ianaZones)),
    unknownTimeChartMs: medianMs(101, (i) => natalChart(birthOn(i, { type: 'unknown' }), ianaZones)),
    eventVectorsPerSecond: perSecond(50_000, (i) => {
      const event = charts[i % charts.length];
      return event === undefined ? null : eventVector(event.chart, event.mix);
    }),
    rank100kEventsMs: medianMs(41, () => rankEvents({ person, matrix, wanted: 50 })),
    rank100kEventsForFiveMs: medianMs(41, () => rankEventsForGroup({ people: party, matrix, wanted: 50 })),
    yearOfDayVectorsMs: medianMs(5, () => dayVectors('2027-01-01', 365)),
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

function fullMatrix(vectors: readonly Float32Array[]): EventMatrix {
  const matrix = createEventMatrix(eventCount);
  for (let id = 0; id < eventCount; id++) {
    const vector = vectors[(id * 37) % vectors.length];
    if (vector !== undefined) setEvent(matrix, { id, startsAt: id % 1000, vector });
  }
  return matrix;
}

function perSecond(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < count / 10; i++) run(i);
  const start = performance.now();
  for (let i = 0; i < count; i++) run(i);
  return Math.round((count / (performance.now() - start)) * 1000);
}

function medianMs(count: number, run: (i: number) => unknown): number {
  for (let i = 0; i < 5; i++) run(i);
  const times = Array.from({ length: count }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  const middle = times.sort((a, b) => a - b)[count >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}
