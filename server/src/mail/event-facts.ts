import { calendarDay } from '@ascendant/domain/calendar-day';
import { meetingLinkLabel, meetingPlaceUrl, spotText } from '@ascendant/domain/event/meeting-place';
import { decisionDay, refundedIfTooFew } from '@ascendant/domain/event/runs-from';
import { siteLocale } from '@ascendant/domain/site/locale';
import { localTimeText, longDayText } from './date-text';
import type { LetterFact } from './letter';
import type { Recipient } from './recipient.repository';

const inWords = new Intl.ListFormat(siteLocale, { type: 'conjunction' });

/** When an event starts and ends, in words and with its time zone, and where it is. */
export function whenAndWhere(
  event: Pick<Recipient['event'], 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timezone' | 'location'>,
): readonly LetterFact[] {
  const { startDate, startTime, endDate, endTime, timezone } = event;
  const ends = `Ends ${localTimeText(endDate, endTime, timezone)}`;
  return [
    ['When', localTimeText(startDate, startTime, timezone), ends],
    ['Where', event.location],
  ];
}

/** From how many people an event runs and when that's decided, while it isn't. */
function whetherItRuns(
  event: Pick<Recipient['event'], 'startDate' | 'runsFrom' | 'decideDaysBefore' | 'runsDecidedAt'>,
): readonly LetterFact[] {
  const { startDate, runsFrom, decideDaysBefore, runsDecidedAt } = event;
  if (!runsFrom || !decideDaysBefore || runsDecidedAt) return [];
  const day = longDayText(decisionDay(calendarDay(startDate), decideDaysBefore));
  return [['Runs from', `${runsFrom} people. Decided on ${day}.`, refundedIfTooFew]];
}

/** The same with whether that's decided, where people meet, a link to a map of it, and what they bring, as far as the organizer says, for those who are going. */
export function howToGetThere(event: Recipient['event']): readonly LetterFact[] {
  const { whatToBring } = event;
  const meeting = event.meetingPoint || spotText(event);
  const map = { label: meetingLinkLabel(event), url: meetingPlaceUrl(event) };
  return [
    ...whenAndWhere(event),
    ...whetherItRuns(event),
    ...(meeting === '' ? [] : [['Meet', meeting, undefined, map] as const]),
    ...(whatToBring === '' ? [] : [['Bring', whatToBring] as const]),
  ];
}

/** 'Maya Lindqvist, Jonas Bergeron and Théo Bergeron' */
export function namesText(names: readonly string[]): string {
  return inWords.format(names);
}
