import type { BirthTimeOccurrence } from '@ascendant/domain/person/birth-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { clockChangeQuery, type AskedClock } from '../data/places';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { Icon } from '../ui/layout/Icon';
import { Note } from '../ui/layout/Note';

interface ClockChoiceProps {
  readonly asked: AskedClock;
  readonly chosen: BirthTimeOccurrence;
  readonly onChoose: (occurrence: BirthTimeOccurrence) => void;
}

/** Where clocks were set back: which of the two times is meant. Where they were set forward: what we use. Otherwise nothing. */
export function ClockChoice({ asked, chosen, onChoose }: ClockChoiceProps) {
  const name = useId();
  const { data } = useQuery({ ...clockChangeQuery(asked), placeholderData: keepPreviousData });
  if (!data?.event) return null;
  if (data.choices.length === 0)
    return (
      <Note tone="info" aria-live="polite">
        <Icon name="info" />
        <p>{`${data.event} ${data.used ?? ''}`}</p>
      </Note>
    );
  return (
    <FieldGroup legend={`Which ${asked.time}?`} help={`${data.event} Not sure? Keep the first.`}>
      {data.choices.map(({ occurrence, label }) => (
        <Choice
          key={occurrence}
          type="radio"
          name={name}
          checked={chosen === occurrence}
          onChange={() => onChoose(occurrence)}
        >
          {label}
        </Choice>
      ))}
    </FieldGroup>
  );
}
