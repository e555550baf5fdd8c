import { EVENT_RADII, EVENT_SPACING, RADII, spread, type Projection } from '../chart/wheel-geometry';
import { natalBase, polyline, type Wheel, type WheelGlyph, type WheelLine } from '../chart/wheel-layout';
import type { EventChart } from '../chart/event-chart';
import { pointName, POINTS } from '../point';
import { degreesInSign, signAt } from '../zodiac';
import { contributions, type MatchEvent } from './contributions';
import { meanLongitude, type MatchPerson } from './match-person';
import { sentenceOf, WORTH_SAYING } from './reasons';

/** Centre of the drawing, which is larger by the event's ring. Source: astrology design, section 8. */
const CENTRE = 230;

/**
 * The wheel with an event open: the event's sky as an outer ring, and instead of the natal aspects a line for every pair
 * of points that moved the score by 0.08 or more, the weightiest first.
 * Source: astrology design, section 8.
 */
export function matchWheel(request: { person: MatchPerson; event: MatchEvent }): Wheel {
  const { person, event } = request;
  const { wheel, at } = natalBase(person.chart, CENTRE);
  return {
    ...wheel,
    radii: { ...wheel.radii, event: EVENT_RADII.ring },
    glyphs: [...wheel.glyphs, ...eventGlyphs(event.chart, at)],
    lines: matchLines(person, event, { at, unplaced: wheel.unplaced }),
    description: `${wheel.description}. The event: ${eventLongitudes(event.chart).map(labelOf).join('; ')}`,
  };
}

type EventPlace = { point: (typeof POINTS)[number]; lon: number };

function eventLongitudes(chart: EventChart): EventPlace[] {
  return POINTS.flatMap((point) => {
    const { lon } = chart.points[point];
    return lon === null ? [] : [{ point, lon }];
  });
}

function eventGlyphs(chart: EventChart, at: Projection): WheelGlyph[] {
  const places = eventLongitudes(chart);
  const drawn = spread(
    places.map(({ lon }) => lon),
    EVENT_SPACING,
  );
  return places.map((place, i) => ({
    point: place.point,
    ring: 'event',
    ...at(drawn[i] ?? 0, EVENT_RADII.glyph),
    leader: polyline([
      at(place.lon, RADII.zodiacOuter),
      at(place.lon, EVENT_RADII.tick),
      at(drawn[i] ?? 0, EVENT_RADII.leader),
    ]),
    dot: at(place.lon, RADII.zodiacInner),
    open: null,
    label: labelOf(place),
  }));
}

function matchLines(
  person: MatchPerson,
  event: MatchEvent,
  { at, unplaced }: { at: Projection; unplaced: Wheel['unplaced'] },
): WheelLine[] {
  const weighty = contributions(person.vector, event)
    .filter(({ share, natalPoint }) => Math.abs(share) >= WORTH_SAYING && !unplaced.includes(natalPoint))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return weighty.flatMap((contribution) => {
    const { natalPoint, eventPoint, share } = contribution;
    if (eventPoint === null) return [];
    const start = at(meanLongitude(person, natalPoint), RADII.aspects);
    const end = at(event.chart.points[eventPoint].lon ?? 0, RADII.zodiacInner);
    return {
      from: { ring: 'natal', point: natalPoint },
      to: { ring: 'event', point: eventPoint },
      x1: start.x,
      y1: start.y,
      x2: end.x,
      y2: end.y,
      tone: share > 0 ? 'soft' : 'hard',
      width: Math.round((1.2 + Math.abs(share) * 3.2) * 10) / 10,
      share,
      sentence: sentenceOf(contribution, person, event).text,
    };
  });
}

function labelOf({ point, lon }: EventPlace): string {
  return `${pointName(point)} in ${signAt(lon)}, ${degreesInSign(lon)}`;
}
