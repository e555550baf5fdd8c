import { calendarDay } from '@ascendant/domain/calendar-day';
import { eventTypes, type EventType } from '@ascendant/domain/event/event-types';
import { birthPeriods } from '@ascendant/domain/person/birth-time';
import type { Gender } from '@ascendant/domain/person/person-fields';
import { z } from 'zod';
import { readRecords } from './records';
import { seededRandom, type SeededRandom } from './seeded-random';
import type { BirthContent, DependentContent, TravellerContent } from './traveller-content';

const nameList = z.array(z.string().min(1)).min(1);
/** Given and family names that go together. */
const names = z.strictObject({ female: nameList, male: nameList, last: nameList });
type Names = z.infer<typeof names>;

/** How many there are besides the sixty: enough to fill the large events without booking anyone twice on one. */
const moreTravellerCount = 180;

interface Models {
  readonly namePools: readonly Names[];
  readonly travellers: readonly TravellerContent[];
}

/** People made up from pools of names, with the birthplaces and homes of those we wrote. The same every time. */
export function moreTravellers(travellers: readonly TravellerContent[]): readonly TravellerContent[] {
  const random = seededRandom('more travellers');
  const models = { namePools: readRecords('names.json', names), travellers };
  return Array.from({ length: moreTravellerCount }, (_, index) => oneTraveller(random, models, index));
}

function oneTraveller(random: SeededRandom, { namePools, travellers }: Models, index: number): TravellerContent {
  const names = random.pick(namePools);
  const gender = random.chance(0.5) ? 'female' : 'male';
  const [firstName, lastName] = [random.pick(names[gender]), random.pick(names.last)];
  const year = random.integer(1956, 2004);
  return {
    username: `${asciiName(firstName)}.${asciiName(lastName)}${index + 10}`,
    firstName,
    lastName,
    gender,
    relationshipStatus: random.pick(['single', 'single', 'married', 'married', 'divorced']),
    birth: oneBirth(random, travellers, year),
    home: random.pick(travellers).home,
    address: null,
    likes: random.shuffle<EventType>(eventTypes).slice(0, random.integer(2, 4)),
    dependents: family(random, travellers, { names, lastName, gender, year }),
  };
}

function family(
  random: SeededRandom,
  travellers: readonly TravellerContent[],
  { names, lastName, gender, year }: { names: Names; lastName: string; gender: 'female' | 'male'; year: number },
): DependentContent[] {
  const person = (relationshipType: DependentContent['relationshipType'], theirs: 'female' | 'male', born: number) => ({
    firstName: random.pick(names[theirs]),
    lastName,
    relationshipType,
    gender: theirs satisfies Gender,
    birth: oneBirth(random, travellers, born),
  });
  const other = gender === 'female' ? 'male' : 'female';
  const spouse = random.chance(0.35) ? [person('spouse', other, year + random.integer(-4, 4))] : [];
  const hasChildren = year >= 1972 && year <= 1992 && random.chance(0.4);
  const children = Array.from({ length: hasChildren ? random.integer(1, 2) : 0 }, () =>
    person('child', random.chance(0.5) ? 'female' : 'male', random.integer(2010, 2019)),
  );
  const friend = random.chance(0.15) ? [person('friend', gender, year + random.integer(-6, 6))] : [];
  return [...spouse, ...children, ...friend];
}

function oneBirth(random: SeededRandom, travellers: readonly TravellerContent[], year: number): BirthContent {
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = calendarDay(`${year}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`);
  const exact = `${pad(random.integer(0, 23))}:${pad(random.integer(0, 59))}`;
  const time = random.pick([exact, exact, random.pick(birthPeriods), 'unknown']);
  return { ...random.pick(travellers).birth, date, time };
}

/** `Zieliński` becomes `zielinski`: the characters a username may have. */
export function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]/g, '');
}
