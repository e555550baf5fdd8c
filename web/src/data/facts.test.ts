// @vitest-environment node
import { user as userSchema } from '@ascendant/contract/account';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKey } from '../api/client';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { readAgain } from './facts';
import { isOver } from './is-over';
import { shownUser } from './shown-user';

/** A read that's on screen, and that answers when it's told to. */
function readOnScreen(client: QueryClient) {
  const answers: ((text: string) => void)[] = [];
  const queryFn = async ({ signal: _signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: queryKey('listUsers', 'all'), queryFn, retry: false });
  const leave = observer.subscribe(() => undefined);
  return { answers, leave, shown: () => observer.getCurrentResult().data };
}

test('a first load that began before a write is begun again, and what it read before isn’t shown', async () => {
  const client = new QueryClient();
  const { answers, leave, shown } = readOnScreen(client);
  const again = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the write');
  answers[1]?.('after the write');
  await again;
  expect(shown()).toBe('after the write');
  leave();
});

test('a load again that began before a write is begun again, too', async () => {
  const client = new QueryClient();
  const { answers, leave, shown } = readOnScreen(client);
  answers[0]?.('first');
  await expect.poll(shown).toBe('first');
  const earlier = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(2);
  const again = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.('before the write');
  answers[2]?.('after the write');
  await Promise.all([earlier, again]);
  expect(shown()).toBe('after the write');
  leave();
});

test('what isn’t named isn’t loaded again', async () => {
  const client = new QueryClient();
  const { answers, leave } = readOnScreen(client);
  await readAgain(client, ['listCategories']);
  expect(answers).toHaveLength(1);
  leave();
});

const { event } = buildBooking();
const now = new Date('2026-11-21T01:40:00Z');

test.each([
  ['tonight’s event in Toronto, while it’s the next day by UTC', '2026-11-20', '2026-11-21T04:30:00.000Z', false],
  [
    'a morning in Auckland that has ended, while it’s the same day by UTC',
    '2026-11-21',
    '2026-11-21T01:00:00.000Z',
    true,
  ],
  ['one that ends this very moment', '2026-11-20', '2026-11-21T01:40:00.000Z', true],
  ['one that ends a moment later', '2026-11-20', '2026-11-21T01:40:00.001Z', false],
])('a booking is over when its event has ended: %s', (_, endDate, endsAt, expected) => {
  expect(isOver({ event: { ...event, endDate, endsAt } }, now)).toBe(expected);
});

test.each([
  ['2026-11-20', false],
  ['2026-11-19', true],
])(
  'one that an older version saved without its end is over when its last day %s is over everywhere',
  (endDate, expected) => {
    const { endsAt: _endsAt, ...old } = event;
    expect(isOver({ event: { ...old, endDate } }, new Date('2026-11-21T10:00:00Z'))).toBe(expected);
  },
);

const maya = buildUser({
  userType: 'organizer',
  isOrganizer: true,
  displayName: 'Maya Guides',
  profilePicture: '/uploads/maya.jpg',
  bio: 'I walk.',
  timeOfBirthOccurrence: 'second',
  birthPlace: 'Halifax, Nova Scotia, Canada',
  birthInfoLastChanged: '2026-05-05T10:00:00.000Z',
  gender: 'female',
  address: '1 Harbour Street',
  billingCity: 'Halifax',
  currentCity: 'Banff',
  maxTravelDistance: 123,
  preferredEventTypes: ['Outdoor & Nature'],
  preferredDays: ['saturday'],
  deletionDueAt: '2027-01-01T00:00:00.000Z',
});

test('of a person, a device saves the name, the role and what the header decides by', () => {
  expect(userSchema.parse(shownUser(maya))).toMatchObject({
    id: 1,
    username: 'maya',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    displayName: 'Maya Guides',
    isAdmin: false,
    isOrganizer: true,
    userType: 'organizer',
    starsOff: false,
    needsSecondFactor: false,
    emailVerified: true,
    onboardingCompleted: true,
    profileCompleted: true,
    birthInfoCompleted: true,
  });
});

test('nothing else of a person is saved: no email, birth data, address, picture or preferences', () => {
  const kept = new Set<string>(
    (
      'id username firstName lastName displayName isAdmin isOrganizer userType starsOff needsSecondFactor ' +
      'emailVerified onboardingCompleted profileCompleted birthInfoCompleted'
    ).split(' '),
  );
  const others = (of: object) => Object.entries(of).filter(([key]) => !kept.has(key));
  const nothing = shownUser(buildUser());
  expect(others(shownUser(maya))).toEqual(others(nothing));
  expect(JSON.stringify(others(shownUser(maya)))).not.toMatch(
    /maya@|Halifax|1987|evening|second|female|Harbour|Banff|123|Outdoor|saturday|2027/,
  );
});
