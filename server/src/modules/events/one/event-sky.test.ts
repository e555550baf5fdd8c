import { expect, it } from 'vitest';
import { eventCaption, eventSky } from './event-sky';

const banff = {
  latitude: 51.17622,
  longitude: -115.56982,
  timezone: 'America/Edmonton',
  location: 'Banff, Alberta, Canada',
  title: 'Dawn Traverse',
  description: '',
  features: [],
  categoryName: 'Outdoor & Nature',
  secondaryCategories: [],
};
const at = (instant: string) => ({ ...banff, startsAt: new Date(instant) });

it.each([
  ['2027-07-02T19:00:00Z', 'day', 'by day'],
  ['2027-07-02T12:00:00Z', 'golden', 'golden hour'],
  ['2027-07-02T10:45:00Z', 'civil', 'first light'],
  ['2027-07-03T04:25:00Z', 'civil', 'dusk'],
  ['2027-07-02T10:05:00Z', 'nautical', 'before dawn'],
  ['2027-07-03T05:10:00Z', 'nautical', 'nightfall'],
  ['2027-01-02T08:00:00Z', 'night', 'full night'],
])('a start in Banff at %s is in the light %s, said "%s"', (instant, light, lightLabel) => {
  expect(eventSky(at(instant))).toMatchObject({ light, lightLabel });
});

it('the caption gives the positions of Sun and Moon, and when the Sun rises and sets there', () => {
  const caption = eventCaption({ ...at('2027-07-02T10:45:00Z'), latitude: 51.08, longitude: -115.78 });
  expect(caption).toMatchObject({
    sunrise: '05:33',
    sunset: '22:00',
    moonDirection: 'east-north-east',
    moonLitPercent: 4,
  });
  expect(caption).toMatchObject({ place: 'Banff', text: 'first light, and a thin Moon in the east-north-east' });
});

it("a Moon that isn't up isn't spoken of, or missed in the dark", () => {
  expect(eventCaption(at('2027-07-03T06:00:00Z'))?.text).toMatch(/^(nightfall|a dark sky, no Moon)$/);
});

it("there's no caption for what takes place indoors", () => {
  expect(
    eventCaption({ ...at('2027-07-02T10:45:00Z'), title: 'Fado in a Kitchen', categoryName: 'Music & Concerts' }),
  ).toBeNull();
});

it("without a place, only the Moon's phase is given", () => {
  const unknown = { ...at('2027-07-02T10:45:00Z'), latitude: null, longitude: null };
  expect(eventCaption(unknown)).toBeNull();
  expect(eventSky(unknown)).toMatchObject({ light: null, lightLabel: '', moonLitPercent: 4 });
});
