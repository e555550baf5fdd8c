import { describe, expect, it } from 'vitest';
import { skyAtNoon } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { addDays, dayInWords, daySeconds, isoInstant } from '../day';
import { neutralMix } from '../matching/category-mix';
import { contributions } from '../matching/contributions';
import { eventVector } from '../matching/event-vector';
import { dayLine } from '../matching/lines/day-lines';
import { personVector } from '../matching/person-vector';
import { matchScore, matchZ } from '../matching/score';
import { contributionSentence } from '../matching/sentences';
import { signMeaning } from '../meanings/sign-meanings';
import type { Planet } from '../point';
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
    for (const { natalPoint, eventPoint, share } of weightiest)
      expect(text).toContain(`${dayLine(natalPoint, eventPoint as Planet, share > 0)} (Your `);
    expect(text.match(/today's/g)).toHaveLength(3);
  });

  it('names a dependent', () => {
    const text = dailyHoroscope({ person: { ...samplePerson, firstName: 'Maya' }, sky });
    expect(text).toMatch(/Maya.*\(Maya's /);
    expect(text).not.toMatch(/\byour?\b/i);
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
    expect(text).toMatch(new RegExp(`^Best day: \\w+day, November \\d+, ${score(Math.max(...zs))} of 10\\. `));
    expect(text).toMatch(new RegExp(`Hardest day: \\w+day, November \\d+, ${score(Math.min(...zs))} of 10\\. `));
  });

  it('gives the reason that sets a day apart, and never one that points the other way', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const person = personOf({ type: 'exact', at: '12:00' }, seed);
      const [best = '', hardest = ''] = weeklyHoroscope({ person, days }).split(' Hardest day: ');
      const reasons = sharesOfWeek(person);
      for (const [text, direction] of [
        [best, 1],
        [hardest, -1],
      ] as const) {
        const named = reasons.filter(({ sentence }) => text.includes(`(${sentence})`));
        if (named.length === 0) continue;
        const { share, apart, others } = named.find(({ day }) => text.includes(dayInWords(day)))!;
        expect(share * direction).toBeGreaterThan(0);
        expect(apart * direction).toBeGreaterThan(0);
        for (const other of others) expect(other * direction).toBeLessThanOrEqual(apart * direction);
      }
    }
  });

  /** Every aspect of every day: its sentence, its share, how far it is from the week's mean, and the same of those that point its way. */
  function sharesOfWeek(person: ReturnType<typeof personOf>) {
    const all = days.map(({ day, sky }) => ({
      day,
      sky,
      aspects: contributions(person.vector, { chart: sky, mix: neutralMix }, { domiciles: false }),
    }));
    const meanOf = (i: number) => all.reduce((sum, { aspects }) => sum + aspects[i]!.share, 0) / all.length;
    return all.flatMap(({ day, sky, aspects }) =>
      aspects.map((aspect, i) => ({
        day,
        sentence: contributionSentence(aspect, person, { chart: sky, owner: "that day's" }),
        share: aspect.share,
        apart: aspect.share - meanOf(i),
        others: aspects.flatMap((other, k) => (other.share * aspect.share > 0 ? [other.share - meanOf(k)] : [])),
      })),
    );
  }

  it('is refused without days', () => {
    expect(() => weeklyHoroscope({ person: samplePerson, days: [] })).toThrow(RangeError);
  });
});
