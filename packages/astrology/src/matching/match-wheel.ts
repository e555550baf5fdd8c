import type { EventChart } from '../chart/event-chart';
import {
  apart,
  eventSpacing,
  natalGlyphs,
  orientation,
  positionOf,
  type Wheel,
  type WheelGlyph,
  type WheelLine,
} from '../chart/wheel';
import { allPoints } from '../point';
import { contributions, type MatchEvent } from './contributions';
import type { MatchPerson } from './match-person';
import { sentenceOf, worthSaying } from './reason-sentence';

/**
 * The wheel while an event is open. It has the event's sky as an outer ring. In place of the natal aspects it has a line
 * for every pair of points that moved the score by 0.08 or more, the largest first.
 * Source: docs/rules/sky.md, "The natal wheel".
 */
export function matchWheel({ person, event }: { person: MatchPerson; event: MatchEvent }): Wheel {
  const glyphs = [...natalGlyphs(person.chart), ...eventGlyphs(event.chart)];
  return { ...orientation(person.chart), glyphs, lines: matchLines(person, event, glyphs) };
}

function eventGlyphs(chart: EventChart): WheelGlyph[] {
  const placed = allPoints.flatMap((point) => {
    const { lon } = chart.points[point];
    if (lon === null) return [];
    return [{ point, ring: 'event' as const, longitudeDeg: lon, arc: null, position: positionOf(lon) }];
  });
  return apart(placed, eventSpacing);
}

function matchLines(person: MatchPerson, event: MatchEvent, glyphs: readonly WheelGlyph[]): WheelLine[] {
  const weighty = contributions(person.vector, event)
    .filter(({ share }) => Math.abs(share) >= worthSaying)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return weighty.flatMap((contribution) => {
    const { natalPoint, eventPoint, share } = contribution;
    const from = glyphs.find(({ ring, point }) => ring === 'natal' && point === natalPoint);
    const to = glyphs.find(({ ring, point }) => ring === 'event' && point === eventPoint);
    if (!from || !to) return [];
    return {
      from: { point: from.point, deg: from.longitudeDeg },
      to: { point: to.point, deg: to.longitudeDeg },
      tone: share > 0 ? 'soft' : 'hard',
      sentence: sentenceOf(contribution, person, event).text,
    };
  });
}
