import { browsePageSize } from '@ascendant/domain/list-limits';

/** A kind of read that no cache has the response of, because each request has another address or another person. */
export interface Kind {
  readonly name: string;
  /** A newcomer has birth data, and hasn't asked for anything. */
  readonly as: 'visitor' | 'traveller' | 'newcomer';
  /** @param number of the request: no two within a run have the same address */
  path(number: number): string;
}

/** What the kinds are about, in a filled site. */
export interface Subjects {
  /** Published events. */
  readonly events: readonly number[];
  readonly categories: readonly string[];
}

/** Words of the demo's titles, from common to rare. */
const words = ['walk', 'night', 'river', 'tour', 'dawn', 'kayak', 'trek', 'lake', 'music', 'garden', 'snow', 'food'];
const places = ['Banff', 'Toronto', 'Vancouver', 'Calgary', 'Halifax', 'Montreal', 'Whistler', 'Winnipeg'];

/** Different prices that all lie above the demo's, and different ones among them. */
const above = (number: number): string => (5_000 + (number % 400_000) / 100).toFixed(2);
const within = (number: number): string => (40 + (number % 20_000) / 100).toFixed(2);
const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The seventeen kinds that people ask most, in the words of their screens. */
export function kindsOf({ events, categories }: Subjects): readonly Kind[] {
  const nth = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];
  const list = (query: string) => `/api/events?dates=next&limit=${browsePageSize}&${query}`;
  const event = (number: number) => String(nth(events, number * 7919));
  const word = (number: number) => `q=${nth(words, number)}&maxPrice=${above(number)}`;
  const category = (number: number) => `category=${encodeURIComponent(nth(categories, number) ?? '')}`;
  const dates = (number: number) => `from=${dayAfter(number % 90)}&to=${dayAfter((number % 90) + 14)}`;
  const visitor = (name: string, path: Kind['path']): Kind => ({ name, as: 'visitor', path });
  const traveller = (name: string, path: Kind['path']): Kind => ({ name, as: 'traveller', path });
  return [
    visitor('listPage', (number) => `/browse?maxPrice=${above(number)}`),
    visitor('eventPage', (number) => `/events/${event(number)}`),
    visitor('event', (number) => `/api/events/${event(number + 1)}`),
    visitor('list', (number) => list(`maxPrice=${above(number)}`)),
    visitor('search', (number) => list(word(number))),
    visitor('mistyped', (number) => list(`q=kayk&maxPrice=${above(number)}`)),
    visitor('counts', (number) => `/api/event-filters?maxPrice=${above(number)}`),
    visitor('map', (number) => `/api/event-map?${word(number)}`),
    visitor('category', (number) => list(`${category(number)}&maxPrice=${above(number)}`)),
    visitor('dates', (number) => list(`${dates(number)}&maxPrice=${above(number)}`)),
    visitor('price', (number) => list(`maxPrice=${within(number)}`)),
    visitor('near', (number) => list(`near=${nth(places, number)}&within=250&maxPrice=${above(number)}`)),
    traveller('signedInList', () => list('sort=date')),
    traveller('byMatch', (number) => list(`sort=match&q=${nth(words, number)}`)),
    traveller('myBookings', () => '/api/user/bookings'),
    traveller('goodDays', () => '/api/user/good-days'),
    { name: 'recommended', as: 'newcomer', path: () => `/api/user/matched-events?dates=next&limit=${browsePageSize}` },
  ];
}
