import { eventRoutes } from '@ascendant/contract/event';
import { beforeAll, expect, it } from 'vitest';
import { buildEvent, dayFromNow } from '../../../../test/factories/events';
import { testApp } from '../../../../test/test-app';
import { eventsModule } from '../events.module';

const built: { readonly id: number; readonly startDate: string; readonly endDate: string }[] = [];

const app = await testApp({ modules: [eventsModule] });
beforeAll(async () => {
  const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Halifax'];
  const stretches = [20, 21, 22, 23].flatMap((start) => [0, 1, 3].map((length) => [start, start + length] as const));
  for (const [start, end] of [...stretches, [-4, 25], [-39, -10], [61, 90]] as const) {
    for (const [at, timezone] of zones.entries()) {
      const dates = { startDate: dayFromNow(start), endDate: dayFromNow(end) };
      const times = at === 0 ? { startTime: '00:00', endTime: '00:05' } : { startTime: '23:50', endTime: '23:59' };
      built.push({ id: (await buildEvent(app.db, { ...dates, ...times, timezone })).id, ...dates });
    }
  }
});

it.each([
  [22, 22],
  [21, 23],
  [24, 24],
  [25, 26],
  [-10, -10],
  [-9, 19],
  [89, 200],
  [91, 200],
  [22, null],
  [null, 20],
])('a list from day %s to day %s has every event that is on then, wherever it is', async (from, to) => {
  const query = {
    ...(from === null ? {} : { from: dayFromNow(from) }),
    ...(to === null ? {} : { to: dayFromNow(to) }),
  };
  const isOn = ({ startDate, endDate }: (typeof built)[number]) =>
    (from === null || endDate >= dayFromNow(from)) && (to === null || startDate <= dayFromNow(to));
  const { body } = await app.call(eventRoutes.listEvents, { query });
  expect(body.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(built.filter(isOn).map(({ id }) => id));
});
