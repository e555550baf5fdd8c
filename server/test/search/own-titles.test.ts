import { eventRoutes } from '@ascendant/contract/event';
import { searchRoutes } from '@ascendant/contract/search';
import { titleMaxLength } from '@ascendant/domain/event/limits';
import { isPlainLine, trimmedText } from '@ascendant/domain/plain-text';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { preparedText } from '../../src/database/search-terms';
import { eventsModule } from '../../src/modules/events/events.module';
import { trusting } from '../checkout/checkout';
import { buildEvent, dayFromNow } from '../factories/events';
import { copyEvent } from '../factories/many-events';
import { cases } from '../full-counts';
import { testApp } from '../test-app';

const app = await testApp({ modules: [trusting, eventsModule] });
const { id } = await buildEvent(app.db, {
  title: 'The walk of the winter with a node, an or and a val',
  description: 'Go to the walk: swim, bike and run in winter. 10 k, a c or b, de l hiver.',
});
let eventId: number;

beforeAll(async () => {
  // Sooner than the one that's searched for, and as many that a search stops before it has seen all.
  await copyEvent(app.db, id, 1_200);
  const last = dayFromNow(300);
  ({ id: eventId } = await buildEvent(app.db, { title: 'Last', startDate: last, endDate: last }));
});

const retitle = (title: string) => app.db.update(events).set({ title }).where(eq(events.id, eventId));

async function isAmongFirst(q: string): Promise<boolean> {
  const { body } = await app.call(eventRoutes.listEvents, { query: { q, limit: 3, dates: 'next' } });
  return body.some(({ id }) => id === eventId);
}

const titles = [
  "O'Reilly's",
  'O’Reilly’s',
  'Val-d’Or',
  "Fête de l'hiver",
  'Swim/Bike/Run',
  'Node.js',
  'C++',
  'C#',
  'R&B',
  '10k',
  'Run 10 km',
  'Wi-Fi & Co.',
  'user@example.org',
  'https://example.org/a?b=c',
  'v2.0.1-beta',
  '3.14',
  '-5°',
  'a\\b',
  "it''s",
  'a :* & | !',
  'The Who',
  'To be or not to be',
  'ﬁlm œuvre',
  'ＦＵＬＬ　ｗｉｄｔｈ',
  '가을 단풍 산책',
  'हिन्दी कविता की शाम',
  'เดินป่าเชียงใหม่',
  'ダンスパーティー',
  '東京タワー夜景ツアー',
  'Ёлка и Московский чай',
  'Πεζοπορία στον Όλυμπο',
  'מסע במדבר',
  'رحلة إلى الصحراء',
  'ගමන',
  'ጉዞ',
  'დღესასწაული',
  '🎉🎉',
  '★',
  `${'Long '.repeat(31)}end`,
  '山'.repeat(titleMaxLength),
];

describe('an event is among the first three that a search for its own title finds', () => {
  it.each(titles)('%s', async (title) => {
    await retitle(title);
    expect(await isAmongFirst(title)).toBe(true);
    expect(await isAmongFirst(title.toUpperCase())).toBe(true);
  });

  it('whatever the title and its script', async () => {
    const blocks = [
      0x41, 0xc0, 0x3b1, 0x430, 0x5d0, 0x627, 0x905, 0xe01, 0xe81, 0x1001, 0x10d0, 0x1200, 0x1780, 0x3041, 0x4e00,
      0xac00,
    ];
    const letter = fc
      .tuple(fc.constantFrom(...blocks), fc.nat(25))
      .map(([block, place]) => String.fromCodePoint(block + place));
    const between = fc.constantFrom('', '', '', ' ', ' ', '-', "'", '’', '/', '.', '&', '+', '#', ', ', ' – ');
    const scripted = fc.array(
      fc.tuple(letter, between).map((pair) => pair.join('')),
      { minLength: 1, maxLength: 40 },
    );
    const title = fc
      .oneof(
        scripted.map((parts) => parts.join('')),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      )
      .map(trimmedText)
      .filter((text) => text.length <= titleMaxLength && isPlainLine(text) && preparedText(text) !== '');
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        await retitle(text);
        return isAmongFirst(text);
      }),
      { numRuns: cases(150) },
    );
  }, 120_000);
});

describe('an event is found by a part of its title, however that is written', () => {
  it.each([
    ["O'Reilly's", 'oreilly'],
    ["O'Reilly's", 'reilly'],
    ["Fête de l'hiver", 'hiver'],
    ["Fête de l'hiver", 'fete hiver'],
    ['Val-d’Or trail', "val d'or"],
    ['Val-d’Or trail', 'valdor'],
    ['Swim/Bike/Run', 'bike'],
    ['Node.js evening', 'nodejs'],
    ['Wi-Fi camp', 'wifi'],
    ['Wifi camp', 'wi-fi'],
    ['E-bike tour', 'ebike'],
    ['Night 10k', '10 k'],
    ['Night 10 km', '10km'],
    ['Quartz & zircon', 'quartz and zircon'],
    ['東京タワー夜景ツアー', '夜景'],
    ['東京タワー夜景ツアー', 'タワー'],
    ['東京タワー夜景ツアー', '東京 ツアー'],
    ['서울야경투어', '야경'],
    ['เดินป่าเชียงใหม่', 'เชียงใหม่'],
    ['Ёлка и Московский чай', 'елка'],
    ['Ёлка и Московский чай', 'моск'],
    ['ﬁlm œuvre', 'oeuvre'],
    ['Ｑｕａｒｔｚ', 'quartz'],
    ['हिन्दी कविता', 'कविता'],
  ])('%s by %s', async (title, q) => {
    await retitle(title);
    expect(await isAmongFirst(q)).toBe(true);
  });

  it('is suggested by its beginning, in any script', async () => {
    for (const [title, q] of [
      ['東京タワー夜景ツアー', '夜'],
      ['Zürich’s O’Reilly', 'o’rei'],
      ['The Who', 'the who'],
    ] as const) {
      await retitle(title);
      const { body } = await app.call(searchRoutes.suggestSearch, { query: { q } });
      expect(body.events.map(({ title: suggested }) => suggested)).toContain(title);
    }
  });
});

describe('a search of nothing but words like "the"', () => {
  const found = async (q: string) => {
    const { body } = await app.call(eventRoutes.listEvents, { query: { q } });
    return body.map(({ id }) => id);
  };

  it('finds the titles that have all of them, and no others', async () => {
    await retitle('Here and there');
    expect(await found('here and there')).toEqual([eventId]);
    await retitle('Last');
    expect(await found('here and there')).toEqual([]);
  });

  it('leaves them out of a search that has others', async () => {
    await retitle('Obsidian');
    expect(await found('the obsidian')).toEqual([eventId]);
  });
});

describe('a title of letters that are prepared as many', () => {
  it('can be saved, and is found', async () => {
    await retitle('ﷺ'.repeat(titleMaxLength));
    const { rows } = await app.db.execute<{ bytes: number }>(
      sql`select octet_length(words) as bytes from event_search where event_id = ${eventId}`,
    );
    expect(rows[0]?.bytes).toBeLessThanOrEqual(2_400);
    expect(await isAmongFirst('ﷺ'.repeat(titleMaxLength))).toBe(true);
  });
});
