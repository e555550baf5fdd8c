import { routes, type CallName } from '@ascendant/contract/routes';
import { browsePageSize } from '@ascendant/domain/list-limits';
import { authorization } from '../../../server/src/http/authorization';
import { managementReads, isLeftOut } from '../admin/reads';

/** A read as a screen asks it. */
export interface ScaleRead {
  /** The call, with what's special about it. */
  readonly name: string;
  readonly as: 'visitor' | 'traveller' | 'organizer' | 'admin';
  /** With names of `SceneIds`: `/api/events/:event`. */
  readonly path: string;
}

const page = `limit=${browsePageSize}`;

/** What visitors and travellers ask, as their screens ask it. */
const asked: Readonly<Partial<Record<CallName, string | Readonly<Record<string, string>>>>> = {
  currentUser: '/api/user',
  listFactors: '/api/user/factors',
  searchPlaces: '/api/places?q=ban',
  mapTowns: '/api/map-towns?area=-120,45,-100,60',
  clockChange: '/api/places/clock?city=Halifax&country=Canada&date=1999-10-31&time=01:30',
  listCategories: '/api/categories',
  exchangeRate: '/api/exchange-rate',
  listEventFeatures: '/api/event-features',
  listDependents: '/api/dependents',
  listSessions: '/api/user/sessions',
  listEvents: {
    '': `/api/events?dates=next&${page}`,
    Featured: '/api/events?sort=featured&limit=6',
    Search: `/api/events?dates=next&${page}&q=walk`,
    SearchMistyped: `/api/events?dates=next&${page}&q=kayk`,
    Near: `/api/events?dates=next&${page}&near=Banff&within=100`,
    ByPrice: `/api/events?dates=next&${page}&sort=price`,
    Cheap: `/api/events?dates=next&${page}&maxPrice=50`,
  },
  listConversations: '/api/conversations',
  getConversation: '/api/conversations/1',
  listSavedEvents: '/api/user/saved-events',
  listFollowedHosts: '/api/user/followed-hosts',
  getHost: '/api/hosts/:organizer',
  countFilters: '/api/event-filters',
  relaxFilters: '/api/relaxed-filters?near=51.2,-115.6&within=25&maxPrice=0&q=zzzz',
  mapEvents: { '': '/api/event-map', Area: '/api/event-map?area=-120,45,-100,60', Search: '/api/event-map?q=walk' },
  getEvent: '/api/events/:event',
  readSearch: '/api/search-reading?q=walk+in+july+near+banff&today=2026-11-26',
  suggestSearch: '/api/search-suggestions?q=kay',
  currentPricing: '/api/events/:event/current-pricing',
  nearbyEvents: '/api/events/:event/nearby',
  eventDates: '/api/events/:event/dates',
  listMyBookings: '/api/user/bookings',
  getCancellation: '/api/bookings/:booking/cancellation',
  getBookingQuestions: '/api/bookings/:booking/questions',
  getPhone: '/api/user/phone',
  getMove: '/api/bookings/:booking/move',
  listBookingDocuments: '/api/bookings/:booking/documents',
  getPeopleCancellation: '/api/bookings/:booking/attendees/cancellation?positions=1',
  listMyWaitlist: '/api/user/waitlist',
  astrologyProfile: '/api/astrology-profile',
  dependentSigns: '/api/dependents/signs',
  dependentChart: '/api/dependents/:dependent/chart',
  signMeaning: '/api/sign-meanings/Leo/sun',
  matchedEvents: `/api/user/matched-events?dates=next&${page}`,
  otherEvents: `/api/user/other-events?dates=next&${page}`,
  eventMatch: '/api/events/:event/match',
  matchingModel: '/api/matching-model',
  getSite: '/api/site',
  goodDays: '/api/user/good-days',
  myFeedback: '/api/events/:event/user-feedback',
  listReviews: '/api/events/:event/reviews',
  myReview: '/api/events/:event/my-review',
};

/** Lists whose answer depends on who asks, which travellers ask too. */
const personal: readonly ScaleRead[] = [
  { name: 'listEventsSignedIn', as: 'traveller', path: `/api/events?dates=next&${page}` },
  { name: 'listEventsByMatch', as: 'traveller', path: `/api/events?dates=next&${page}&sort=match` },
  { name: 'getEventSignedIn', as: 'traveller', path: '/api/events/:event' },
];

/** An organizer's own list, which has a row for each series. */
const managedInSeries: readonly ScaleRead[] = [
  { name: 'listOrganizerEventsInSeries', as: 'organizer', path: '/api/organizer/events?by=series&limit=20&offset=0' },
];

/** What the server renders for someone without a session. */
const pages: readonly ScaleRead[] = [
  { name: 'pageHome', as: 'visitor', path: '/' },
  { name: 'pageBrowse', as: 'visitor', path: '/browse' },
  { name: 'pageEvent', as: 'visitor', path: '/events/:event' },
];

/**
 * Every read of the contract but those of API keys, those of resellers and those that wait for something outside, and three pages.
 * @throws RangeError if one isn't in the lists
 */
export function everyRead(): readonly ScaleRead[] {
  const managed = managementReads();
  const others = (Object.keys(authorization) as CallName[]).filter(
    (name) =>
      routes[name].method === 'GET' &&
      authorization[name].key === 'none' &&
      authorization[name].reseller === 'none' &&
      !isLeftOut(name) &&
      // A visit lasts a day, so no grown site has one.
      name !== 'getWidgetVisit' &&
      !managed.some((read) => read.name === name),
  );
  return [...others.flatMap(readsOf), ...personal, ...managed, ...managedInSeries, ...pages];
}

function readsOf(name: CallName): readonly ScaleRead[] {
  const paths = asked[name];
  if (paths === undefined) throw new RangeError(`bench/src/scale/reads.ts doesn't say what to ask ${name}.`);
  const as = authorization[name].visitor === 'none' ? 'traveller' : 'visitor';
  if (typeof paths === 'string') return [{ name, as, path: paths }];
  return Object.entries(paths).map(([special, path]) => ({ name: `${name}${special}`, as, path }));
}
