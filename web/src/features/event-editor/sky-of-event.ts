import type { SkyPreview } from '@ascendant/contract/sky-preview';
import { calendarDay, isCalendarDay, isClockTime, type CalendarDay } from '@ascendant/domain/calendar-day';
import { titleMaxLength } from '@ascendant/domain/event/limits';
import { hasSpot } from '@ascendant/domain/event/meeting-place';
import { parseSpot, spotProblems } from '@ascendant/domain/event/meeting-spot';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { skyPreviewQuery, type SkyWanted } from '../../data/event-editor';
import { localDay } from '../../ui/text/day-text';
import { usePanelForm } from './event-form';

const typingPauseMs = 600;

/**
 * The sky over the event as it's filled in: the light at its start, and its drawn cover. Until there's a date it's today's.
 * @param eventId null for a new event
 */
export function useSkyOfEvent(eventId: number | null): SkyPreview | undefined {
  const { startDate, startTime, location, placeId, meetingSpot, mainCategory, secondaryCategories, features, title } =
    usePanelForm().values;
  const wanted: SkyWanted = {
    date: isCalendarDay(startDate) ? startDate : localDay(),
    ...(isClockTime(startTime) ? { time: startTime } : {}),
    ...(placeId === null ? {} : { placeId }),
    ...(placeId === null && location.trim().length > 1 ? { location: location.trim() } : {}),
    ...spotWanted(meetingSpot),
    ...(mainCategory === null ? {} : { categoryId: mainCategory }),
    ...(secondaryCategories.length === 0 ? {} : { secondaryCategoryIds: secondaryCategories.join(',') }),
    ...(features.length === 0 ? {} : { featureIds: features.join(',') }),
    ...(title.trim() === '' ? {} : { title: title.trim().slice(0, titleMaxLength) }),
    ...(eventId === null ? {} : { eventId }),
  };
  const settled = useSettled(JSON.stringify(wanted));
  return useQuery(skyPreviewQuery(JSON.parse(settled) as SkyWanted)).data;
}

/** A spot that's filled in whole. */
function spotWanted(text: string): Pick<SkyWanted, 'spot'> {
  const spot = parseSpot(text);
  return hasSpot(spot) && [...spotProblems(spot)].length === 0
    ? { spot: `${spot.meetingLatitude},${spot.meetingLongitude}` }
    : {};
}

/** Today where the event is; until that's known, where its organizer is. */
export function todayAt(sky: SkyPreview | undefined): CalendarDay {
  return sky === undefined ? localDay() : calendarDay(sky.today);
}

/** The value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
