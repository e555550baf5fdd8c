import { describe, expect, it } from 'vitest';
import { skyAtNoon } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { addDays, daySeconds, isoInstant } from '../day';
import { neutralMix } from '../matching/category-mix';
import { contributions } from '../matching/contributions';
import { eventVector } from '../matching/event-vector';
import { personVector } from '../matching/person-vector';
import { matchScore, matchZ } from '../matching/score';
import { signMeaning } from '../meanings/sign-meanings';
import { randomBirth, seeded } from '../reference/chance.golden';
import type { BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import { dailyHoroscope, weeklyHoroscope } from './horoscope';
import { profileTexts } from './personality';

const zone = 'America/Toronto';

function personOf(time: BirthTime, seed = 4) {
  const chart = natalChart(randomBirth(seeded(seed), time), ianaZones);
  return { vector: personVector(chart), chart: chart.birthChart };
}
const samplePerson = personOf({ type: 'exact', at: '12:00' });

describe('profile texts', () => {
  it('come from the certain placements in the order Sun, Moon, Rising', () => {
    const { points } = samplePerson.chart;
    const rows = [
      signMeaning(points.Sun.signs[0]![0], 'sun')!,
      signMeaning(points.Moon.signs[0]![0], 'moon')!,
      signMeaning(points.Asc.signs[0]![0], 'rising')!,
    ];
    const texts = profileTexts(samplePerson.chart, signMeaning);
    expect(texts.personalityTraits).toEqual(rows.map(({ title, keywords }) => `${title}: ${keywords}.`));
    expect(texts.strengths).toEqual(rows.map(({ strengths }) => strengths));
    expect(texts.challenges).toEqual(rows.map(({ challenges }) => challenges));
    expect(texts.recommendations).toHaveLength(3);
    expect(texts.recommendations[2]).toBe(rows[2]!.lifeApproach);
  });

  it("leave out a placement that isn't certain", () => {
    const { chart } = personOf({ type: 'unknown' });
    const certain = (['Sun', 'Moon', 'Asc'] as const).filter((point) => chart.points[point].certain);
    expect(certain.length).toBeLessThan(3);
    expect(profileTexts(chart, signMeaning).strengths).toHaveLength(certain.length);
  });

  it('leave out a sign without a meaning', () => {
    expect(profileTexts(samplePerson.chart, () => null)).toEqual({
      personalityTraits: [],
      strengths: [],
      challenges: [],
      recommendations: [],
    });
  });
});

describe('the daily horoscope', () => {
  const sky = skyAtNoon('2026-11-20', zone, ianaZones);

  it('is about local noon', () => {
    expect(sky.at).toBe(isoInstant(daySeconds('2026-11-20') + 17 * 3600));
    expect(sky.points.Asc.lon).toBeNull();
  });

  it('names the sign of the Moon and the three strongest aspects, whether or not they help', () => {
    const text = dailyHoroscope({ person: samplePerson, sky });
    const weightiest = contributions(samplePerson.vector, { chart: sky, mix: neutralMix }, { domiciles: false })
      .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
      .slice(0, 3);
    expect(text).toMatch(/^The Moon is in \w+ today\. /);
    const labels = text.match(/In favour|Asking for patience/g);
    expect(labels).toEqual(weightiest.map(({ share }) => (share > 0 ? 'In favour' : 'Asking for patience')));
    expect(text.match(/today's/g)).toHaveLength(3);
  });

  it('names a dependent', () => {
    const text = dailyHoroscope({ person: { ...samplePerson, firstName: 'Maya' }, sky });
    expect(text).toMatch(/(In favour|Asking for patience): Maya's /);
    expect(text).not.toMatch(/\byour\b/i);
  });
});

describe('the weekly horoscope', () => {
  const days = Array.from({ length: 7 }, (_, i) => {
    const day = addDays('2026-11-20', i);
    return { day, sky: skyAtNoon(day, zone, ianaZones) };
  });

  it('names the best and the hardest of the days with their scores', () => {
    const zs = days.map(({ sky }) => matchZ(samplePerson.vector, eventVector(sky, neutralMix, { domiciles: false })));
    const text = weeklyHoroscope({ person: samplePerson, days });
    const score = (z: number) => matchScore(z).toFixed(1);
    expect(text).toMatch(new RegExp(`^Best day: \\w+day \\d+ November, ${score(Math.max(...zs))} of 10\\. Your `));
    expect(text).toMatch(new RegExp(`Hardest day: \\w+day \\d+ November, ${score(Math.min(...zs))} of 10\\. Your `));
  });

  it('is refused without days', () => {
    expect(() => weeklyHoroscope({ person: samplePerson, days: [] })).toThrow(RangeError);
  });
});
