import { eventTypes, type EventType } from '@ascendant/domain/event/event-types';
import { birthPeriods } from '@ascendant/domain/person/birth-time';
import type { Gender } from '@ascendant/domain/person/person-fields';
import { seededRandom, type SeededRandom } from './seeded-random';
import type { BirthContent, DependentContent, TravellerContent } from './traveller-content';
import { travellers } from './travellers';

interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly last: readonly string[];
}

/** Given and family names that go together. */
const namePools: readonly Names[] = [
  {
    female: ['Charlotte', 'Abigail', 'Megan', 'Rosie', 'Heather', 'Claire', 'Joanna', 'Beth', 'Alison', 'Fiona'],
    male: ['Ethan', 'Callum', 'Robert', 'Duncan', 'Graham', 'Patrick', 'Owen', 'Stuart', 'Neil', 'Colin'],
    last: [
      'Fraser',
      'Whitlock',
      'Macdonald',
      'Byrne',
      'Hollis',
      'Prescott',
      'Gallagher',
      'Bennett',
      'Sutherland',
      'Rowe',
    ],
  },
  {
    female: ['Geneviève', 'Amélie', 'Maude', 'Noémie', 'Pascale', 'Josée'],
    male: ['Étienne', 'Mathieu', 'Guillaume', 'Benoît', 'Xavier', 'Félix'],
    last: ['Gagnon', 'Côté', 'Bouchard', 'Lévesque', 'Pelletier', 'Beaulieu'],
  },
  {
    female: ['Lucía', 'Valentina', 'Ximena', 'Paulina', 'Rosario', 'Jimena'],
    male: ['Andrés', 'Emilio', 'Joaquín', 'Héctor', 'Sebastián', 'Ramón'],
    last: ['Castillo', 'Fuentes', 'Navarro', 'Ibarra', 'Peña', 'Quintero'],
  },
  {
    female: ['Xiu Ying', 'Hui', 'Yuki', 'Soo-ah', 'Thảo', 'Minh Châu'],
    male: ['Jian', 'Haruto', 'Tae-yang', 'Quang', 'Wei', 'Ren'],
    last: ['Liu', 'Tanaka', 'Kim', 'Phạm', 'Zhou', 'Nakagawa'],
  },
  {
    female: ['Kavya', 'Nandini', 'Ayesha', 'Sana', 'Ishani', 'Roshni'],
    male: ['Rohan', 'Vikram', 'Imran', 'Aditya', 'Farhan', 'Nikhil'],
    last: ['Sharma', 'Iyer', 'Siddiqui', 'Patel', 'Bose', 'Malik'],
  },
  {
    female: ['Chiamaka', 'Akosua', 'Wambui', 'Thandeka', 'Hiwot', 'Fatou'],
    male: ['Emeka', 'Kofi', 'Mwangi', 'Sipho', 'Dawit', 'Ousmane'],
    last: ['Nwosu', 'Mensah', 'Kariuki', 'Khumalo', 'Tesfaye', 'Diallo'],
  },
  {
    female: ['Katarzyna', 'Oksana', 'Ivana', 'Greta', 'Sanna', 'Ilse'],
    male: ['Piotr', 'Andriy', 'Marek', 'Lars', 'Mikko', 'Joost'],
    last: ['Zieliński', 'Shevchenko', 'Horvat', 'Nyström', 'Laine', 'de Vries'],
  },
  {
    female: ['Layla', 'Noor', 'Shirin', 'Yasmin', 'Dina', 'Samira'],
    male: ['Karim', 'Reza', 'Walid', 'Amir', 'Sami', 'Tarek'],
    last: ['Haddad', 'Farahani', 'Nasser', 'Khoury', 'Mansour', 'Benali'],
  },
];

/** How many there are besides the sixty: enough to fill the large events without booking anyone twice on one. */
const moreTravellerCount = 180;

/** People made up from pools of names, with the birthplaces and homes of the sixty. The same every time. */
export function moreTravellers(): readonly TravellerContent[] {
  const random = seededRandom('more travellers');
  return Array.from({ length: moreTravellerCount }, (_, index) => oneTraveller(random, index));
}

function oneTraveller(random: SeededRandom, index: number): TravellerContent {
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
    birth: oneBirth(random, year),
    home: random.pick(travellers).home,
    address: null,
    likes: random.shuffle<EventType>(eventTypes).slice(0, random.integer(2, 4)),
    dependents: family(random, { names, lastName, gender, year }),
  };
}

function family(
  random: SeededRandom,
  { names, lastName, gender, year }: { names: Names; lastName: string; gender: 'female' | 'male'; year: number },
): DependentContent[] {
  const person = (relationshipType: DependentContent['relationshipType'], theirs: 'female' | 'male', born: number) => ({
    firstName: random.pick(names[theirs]),
    lastName,
    relationshipType,
    gender: theirs satisfies Gender,
    birth: oneBirth(random, born),
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

function oneBirth(random: SeededRandom, year: number): BirthContent {
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = `${year}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`;
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
