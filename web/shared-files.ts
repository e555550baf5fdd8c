/**
 * What every page needs, as one file: a dozen files of a kilobyte each would cost more in headers than in code, and be asked for only
 * after the page's own. What these import comes along. Nothing in it may bring in zod, react-hook-form or radix.
 */
const everyPage = [
  // Several queries at once are read only by an admin's page, and lists that grow by a few.
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.)/,
  // First, because its style sheet names the cascade layers in their order.
  /web\/src\/styles\//,
  /web\/src\/(?:auth|head)\//,
  /web\/src\/shell\/(?!A(?:rea|ccount)|area|TextPage)/,
  /web\/src\/data\/(?:current-user|session|facts|use-write|events|bookings|saved-person|use-reconnect)\./,
  /web\/src\/storage\/(?:theme|booking-keys|saved-bookings|indexed-db|page-reload)\./,
  /web\/src\/ui\/(?:Badge|ErrorState|Facts|Note|Plate|Skeleton|Stars|use-hydrated|use-seconds-left)\./,
  /packages\/(?:domain|contract)\/src\/money\./,
  /packages\/domain\/src\/(?:duration-label|event\/duration-badge|opinion\/review)\./,
];

/** What something costs, as it's shown on a card or an event's page. */
const prices = [/packages\/domain\/src\/pricing\/(?:price-label|tier-badge)\./, /packages\/contract\/src\/tier-wire\./];

/** What pages with cards of events need besides: the same for the home page, the list, an event, a host and one's own lists. */
const eventCards = [
  /web\/src\/features\/event-card\/(?!EventRow|RowSkeletons)/,
  /web\/src\/features\/home\/SectionHead\./,
  /web\/src\/ui\/PictureCaption\./,
];

/** What an event's page, its preview and a host's page show. */
const eventParts = [
  /web\/src\/features\/event-detail\/(?:EventFacts|EventOver|EventQuestions|EventText|Gallery\.tsx|GoodToKnow|Itinerary|PricePanel|Reviews)/,
];

/** The chart of a birth or of an event's sky. */
const wheels = [/web\/src\/features\/wheel\/(?!BirthWheel)/];

/** What the ways to sign in share: the code from a mail or an app, and the second step. */
const signIn = [
  /web\/src\/features\/auth\/(?:AuthForm|SecondStep|SignInFrame|VerifyView|login-error|verification-step)\./,
];

/** The account pages list passkeys too. */
const passkeys = [/web\/src\/data\/passkeys\./];

/** A field with its label and its error. */
const fields = [/web\/src\/ui\/(?:Field|Hydrated|PasswordInput)\./, /packages\/domain\/src\/person\/account-limits\./];

/** What an event's page, the checkout and the tickets share. */
const bookings = [
  /packages\/domain\/src\/booking\/(?:hold|cancellation-policy)\./,
  /web\/src\/ui\/Disclosure\./,
  /packages\/domain\/src\/zone-name\./,
  /web\/src\/data\/opinions\./,
];

/** What an event's page and its editor share. */
const editing = [/packages\/domain\/src\/event\/meeting-place\./, /web\/src\/ui\/DialogLink\./];

/** By the name of their file. A module, with what it imports, is in the first one that has it. */
const shared: Readonly<Record<string, readonly RegExp[]>> = {
  site: everyPage,
  prices,
  cards: eventCards,
  wheel: wheels,
  editing,
  bookings,
  event: eventParts,
  fields,
  passkeys,
  'sign-in': signIn,
};

/** How the build puts modules that several pages need into files; the others are files by which pages need them. */
export const fileGroups = Object.entries(shared).map(([name, patterns], index, all) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
  priority: all.length - index,
}));
