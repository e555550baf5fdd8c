import { partyCountOf, type PartyCount } from '../booking/party-count';
import { isProblems, readEmbedChoice, type EmbedLook } from '../event/embed';

/** How long a visit of the widget is kept, and its token works. Source: rule WID-02. */
export const visitHours = 24;

/** What bookings from the widget are counted under, unless a site owner chose a word. */
export const widgetChannel = 'widget';

/** The words that a site owner can choose for reports: 'spring-2027'. */
export const channelPattern = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/** A visit's secret: 256 random bits, which the frame makes itself. */
export const visitTokenPattern = /^[\w-]{43}$/;

/** What the widget tells the page around it, by the names of Google Analytics 4. */
export const widgetEvents = ['view_item', 'begin_checkout', 'purchase'] as const;

/** How many dates one can choose from; the event's own page has all of them. */
export const maxWidgetDates = 100;

/** What a site owner chose for the widget, and its visitor since. */
export interface WidgetChoice extends Pick<EmbedLook, 'theme' | 'accent'> {
  readonly channel: string;
  /** How many people come; null until that's chosen. */
  readonly party: PartyCount | null;
}

/**
 * Reads the parameters of the widget's page, which is light unless the site owner chose: most pages are. A party that isn't one is one adult: the visitor sees and changes it.
 * @returns the choice, or a sentence about each parameter that isn't right
 */
export function readWidgetChoice(query: Readonly<Record<string, unknown>>): WidgetChoice | readonly string[] {
  const { theme = 'light', accent, channel: given = '', party } = query;
  const look = readEmbedChoice({ theme, accent });
  const channel = given === '' ? widgetChannel : given;
  const isWord = typeof channel === 'string' && channelPattern.test(channel);
  const problems = [...(isProblems(look) ? look : []), ...(isWord ? [] : [channelProblem])];
  if (isProblems(look) || !isWord) return problems;
  return { ...look, channel, party: partyCountOf(typeof party === 'string' ? party : null) };
}

const channelProblem =
  '“channel” must be a word of up to 32 small letters, digits, hyphens and underscores, like spring-2027.';
