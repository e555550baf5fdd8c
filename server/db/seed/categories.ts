import type { EventType } from '@ascendant/domain/event/event-types';

/** What admins read next to each event type: which events belong in it. */
export const categoryDescriptions: Readonly<Record<EventType, string>> = {
  'Music & Concerts': 'Concerts, sessions and recitals, under a roof or under the sky.',
  'Art & Culture': 'Museums, theatre, crafts and the places where they are made.',
  'Food & Drink': 'Long tables, markets, tastings and kitchens with the door open.',
  'Sports & Fitness': 'Runs, rides, swims and classes for people who like to be out of breath.',
  'Outdoor & Nature': 'Walks, wildlife and nights outside at a pace that leaves time to look.',
  'Nightlife & Parties': 'Dancing, rooftops and late rooms.',
  'Education & Workshops': 'Things to learn from someone who knows, with your hands or your head.',
  'Spiritual & Wellness': 'Retreats, yoga, silence, pilgrim paths and warm water.',
  'Networking & Business': 'Meeting people who work on the same things, preferably with a view.',
  'Family & Kids': 'Days out that suit children first and their adults as well.',
  'Gaming & Esports': 'Tournaments, arcades and long tables of dice and cards.',
  'Festivals & Seasonal Events': 'What comes round once a year: solstices, harvests, parades and fairs.',
  'Adventure & Extreme': 'Climbing, rivers, ice and big routes that ask something of you.',
  'Romantic & Dating': 'Evenings for two, and evenings for people who would like to be two.',
  'Community & Volunteering': 'Planting, mending, counting and clearing, with lunch.',
};

/** `Art & Culture` becomes `art-culture`: the name of the file with its events. */
export function categorySlug(category: EventType): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
