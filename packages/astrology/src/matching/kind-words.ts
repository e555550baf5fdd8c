import type { Point } from '../point';
import { categoryLike, type CategoryName } from './category-significators';

/** What kind of event a plain line speaks of; 'any' for a category we don't recognize. */
export type EventKind = CategoryName | 'any';

/** What an event is called in plain lines, and what each point of its sky is about there. All are singular and fit after "and". */
export interface KindWords extends Readonly<Record<Point, string>> {
  /** 'live music': what "suits you". */
  readonly kind: string;
}

/** The kind of event that a category's name, or else its description, tells. Source: docs/rules/matching-model.md, "Plain lines". */
export function eventKind(name: string, description?: string | null): EventKind {
  return categoryLike(name, description) ?? 'any';
}

/** Source: docs/rules/matching-model.md, "Plain lines". */
export const kindWords: Readonly<Record<EventKind, KindWords>> = {
  'Music & Concerts': {
    kind: 'live music',
    Sun: 'the big moment on stage',
    Moon: 'the mood of the music',
    Mercury: 'the chat between songs',
    Venus: 'the joy of the music',
    Mars: 'the beat',
    Asc: 'the first song',
  },
  'Art & Culture': {
    kind: 'art',
    Sun: 'the thought behind the work',
    Moon: 'the mood of the place',
    Mercury: 'the story it tells',
    Venus: 'the charm of the work',
    Mars: 'the pace of the visit',
    Asc: 'the first look',
  },
  'Food & Drink': {
    kind: 'good food',
    Sun: 'the main dish',
    Moon: 'the mood at the table',
    Mercury: 'the talk at the table',
    Venus: 'the taste of it all',
    Mars: 'the pace of the meal',
    Asc: 'the first bite',
  },
  'Sports & Fitness': {
    kind: 'sport',
    Sun: 'the goal of the day',
    Moon: 'the team mood',
    Mercury: 'the talk from the coach',
    Venus: 'the fun of the sport',
    Mars: 'the push it takes',
    Asc: 'the warm-up',
  },
  'Outdoor & Nature': {
    kind: 'time outdoors',
    Sun: 'the goal of the trip',
    Moon: 'the mood outdoors',
    Mercury: 'the talk on the way',
    Venus: 'the charm of the place',
    Mars: 'the pace outdoors',
    Asc: 'the first hour out',
  },
  'Nightlife & Parties': {
    kind: 'a night out',
    Sun: 'the high point of the night',
    Moon: 'the mood of the night',
    Mercury: 'the chat at the bar',
    Venus: 'the fun on the floor',
    Mars: 'the pace of the night',
    Asc: 'the first hour of the night',
  },
  'Education & Workshops': {
    kind: 'time to learn',
    Sun: 'the goal of the class',
    Moon: 'the mood in the room',
    Mercury: 'the way it’s taught',
    Venus: 'the fun of the class',
    Mars: 'the pace of the class',
    Asc: 'the first hour of class',
  },
  'Spiritual & Wellness': {
    kind: 'quiet time',
    Sun: 'the aim of the day',
    Moon: 'the calm of the place',
    Mercury: 'the talk you’ll hear there',
    Venus: 'the soft side of the day',
    Mars: 'the pace of the day',
    Asc: 'the first quiet hour',
  },
  'Networking & Business': {
    kind: 'a day of new faces',
    Sun: 'the goal of the day',
    Moon: 'the mood in the room',
    Mercury: 'the talk in the room',
    Venus: 'the warm side of the crowd',
    Mars: 'the drive in the room',
    Asc: 'the first handshake',
  },
  'Family & Kids': {
    kind: 'time with the family',
    Sun: 'the high point of the day',
    Moon: 'the mood of the group',
    Mercury: 'the chat of the kids',
    Venus: 'the fun for all ages',
    Mars: 'the pace of the day',
    Asc: 'the first hour',
  },
  'Gaming & Esports': {
    kind: 'a day of games',
    Sun: 'the win at the end',
    Moon: 'the mood at the table',
    Mercury: 'the thought it takes',
    Venus: 'the fun of the game',
    Mars: 'the heat of the game',
    Asc: 'the first round',
  },
  'Festivals & Seasonal Events': {
    kind: 'a festival',
    Sun: 'the big show',
    Moon: 'the mood of the crowd',
    Mercury: 'the buzz in the crowd',
    Venus: 'the joy of the feast',
    Mars: 'the pace of the feast',
    Asc: 'the first hour',
  },
  'Adventure & Extreme': {
    kind: 'a bold trip',
    Sun: 'the goal of the trip',
    Moon: 'the mood of the group',
    Mercury: 'the guide’s advice',
    Venus: 'the thrill of it all',
    Mars: 'the push it takes',
    Asc: 'the first step',
  },
  'Romantic & Dating': {
    kind: 'a date',
    Sun: 'the heart of the date',
    Moon: 'the mood of the date',
    Mercury: 'the talk you’ll share',
    Venus: 'the warmth of the date',
    Mars: 'the spark',
    Asc: 'the first hello',
  },
  'Community & Volunteering': {
    kind: 'time to help',
    Sun: 'the cause',
    Moon: 'the team mood',
    Mercury: 'the talk as you work',
    Venus: 'the warmth of the team',
    Mars: 'the work',
    Asc: 'the first hour',
  },
  any: {
    kind: 'an event like this',
    Sun: 'the goal of the day',
    Moon: 'the mood of the day',
    Mercury: 'the talk of the day',
    Venus: 'the fun of the day',
    Mars: 'the pace of the day',
    Asc: 'the first hour',
  },
};
