import { groupScore } from '@ascendant/astrology/matching/group';
import type { MatchReasons } from '@ascendant/astrology/matching/reasons';
import type { EventMatch } from '@ascendant/contract/match';
import { isTooYoung, type AttendanceRules } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { ageOn, isChildAge } from '@ascendant/domain/person/age';
import { charts } from '../charts/charts.module';
import type { ChartedPerson } from '../charts/charts.service';

/** Someone with their reasons. */
export interface ExplainedPerson {
  readonly person: ChartedPerson;
  readonly isComing: boolean;
  readonly reasons: MatchReasons;
}

/** The traveller's score with its reasons, and the scores of everyone in the family. @param party the traveller first */
export function presentMatch(
  party: readonly ExplainedPerson[],
  wheel: EventMatch['wheel'],
  event: AttendanceRules,
): Omit<EventMatch, 'fits'> {
  const [own] = party;
  if (!own) throw new RangeError('a party without the traveller');
  const coming = party.filter(({ isComing }) => isComing);
  const { matchScore, sun, moon, venus, headline, sum, range } = own.reasons;
  return {
    matchScore,
    sunScore: sun,
    moonScore: moon,
    venusScore: venus,
    headline,
    context: 'Your match out of 10. A typical score is about 6.',
    sum: presentSum(sum),
    range,
    wheel,
    people: party.map(({ person, isComing, reasons }) => ({
      dependentId: person === own.person ? null : person.birth.owner.id,
      isComing,
      canCome: !isTooYoung(calendarDay(person.birth.dateOfBirth), event),
      name: person.birth.firstName,
      note: person === own.person ? 'you' : `${person.birth.relationshipType ?? 'family'}, ${ageAt(person, event)}`,
      isChild: isChildAge(ageAt(person, event)),
      matchScore: reasons.matchScore,
      range: reasons.range,
    })),
    groupScore: coming.length === 1 ? null : groupScore(coming.map(({ reasons }) => reasons.z)),
  };
}

function presentSum({ start, lines, rest }: MatchReasons['sum']): EventMatch['sum'] {
  const wirePoint = (point: MatchReasons['sum']['lines'][number]['natalPoint']) =>
    point === null ? null : charts.wirePoint(point);
  return {
    start,
    lines: lines.map((line) => ({
      points: line.points,
      text: line.text,
      astronomy: line.astronomy,
      share: line.share,
      natalPoint: wirePoint(line.natalPoint),
      eventPoint: wirePoint(line.eventPoint),
    })),
    rest: { ...rest, parts: [...rest.parts] },
  };
}

function ageAt({ birth }: ChartedPerson, { startDate }: AttendanceRules): number {
  return ageOn(calendarDay(birth.dateOfBirth), startDate);
}
