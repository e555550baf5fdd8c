import type { EventSummary } from '@ascendant/contract/event';
import type { matchedEvent } from '@ascendant/contract/match';
import { missText } from '@ascendant/domain/match/preference-fit';
import type { z } from 'zod';
import type { RecommendationReasons } from './recommendations.service';

export function presentMatched(
  event: EventSummary,
  { misses, recommendedFor, distanceKm }: RecommendationReasons,
): z.input<typeof matchedEvent> {
  return {
    eventId: event.id,
    eventTitle: event.title,
    eventDescription: event.description,
    eventLocation: event.location,
    eventCategory: event.category,
    eventStartDate: event.startDate,
    eventEndDate: event.endDate,
    eventStartTime: event.startTime,
    eventEndTime: event.endTime,
    eventImageUrl: event.imageUrl,
    matchScore: event.matchScore,
    pricingTiers: event.pricingTiers,
    recommendedFor,
    outsidePreferences: misses.map(missText),
    event: { ...event, distanceKm },
  };
}
