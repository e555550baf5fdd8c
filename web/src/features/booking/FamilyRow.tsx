import type { User } from '@ascendant/contract/account';
import type { EventMatch } from '@ascendant/contract/match';
import type { Dependent } from '@ascendant/contract/person';
import { admitAttendee, type Candidate } from '@ascendant/domain/booking/attendees';
import { useState } from 'react';
import { birthDateDraft } from '../../storage/birth-date-drafts';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/form/Field';
import { Avatar } from '../../ui/layout/Avatar';
import { Icon } from '../../ui/layout/Icon';
import { avatarTone } from './avatar-tone';
import { DependentBirthQuestion } from './DependentBirthQuestion';
import { attendanceRules, dependentCandidate, userCandidate, type BookableEvent } from './party';
import peopleStyles from './People.module.css';
import { PersonScore } from './PersonScore';

interface FamilyRowProps {
  readonly dependent: Dependent;
  readonly index: number;
  readonly event: BookableEvent;
  readonly user: User;
  /** The dependents already added. */
  readonly party: readonly Candidate[];
  /** Their match with the event, if they have one. */
  readonly score?: EventMatch['people'][number] | undefined;
  /** @returns whether they come along now */
  readonly onAdd: (candidate: Candidate) => boolean;
}

/** A dependent with an Add button, or with the reason they can't be added. */
export function FamilyRow({ dependent, index, event, user, party, score, onAdd }: FamilyRowProps) {
  const draft = birthDateDraft(dependent.id);
  const [asksForBirth, setAsksForBirth] = useState(() => draft.read() !== null);
  const candidate = dependentCandidate(dependent);
  const answer = admitAttendee(candidate, attendanceRules(event), [userCandidate(user), ...party]);
  const isRefused = !answer.ok && answer.code !== 'birth_date_required';
  const add = () => {
    if (!answer.ok && answer.code === 'birth_date_required') setAsksForBirth(true);
    else onAdd(candidate);
  };
  return (
    <li className={isRefused ? peopleStyles.unavailable : undefined}>
      <Avatar firstName={dependent.firstName} lastName={dependent.lastName} size="small" tone={avatarTone(index + 2)} />
      <span className={classNames(peopleStyles.text, 'grow')}>
        <b>{candidate.name}</b>
        {isRefused ? (
          <FieldError>{refusalText(answer)}</FieldError>
        ) : (
          <span className="meta">{describe(dependent, answer.ok ? answer.value.age : null)}</span>
        )}
      </span>
      {score && !isRefused ? (
        <span className={peopleStyles.facts}>
          <PersonScore score={score} />
        </span>
      ) : null}
      {isRefused ? null : (
        <Button size="small" onClick={add} aria-label={`Add ${candidate.name}`}>
          <Icon name="plus" size="small" />
          Add
        </Button>
      )}
      {asksForBirth && dependent.dateOfBirth === null ? (
        <DependentBirthQuestion
          dependent={dependent}
          onSaved={(known) => onAdd(dependentCandidate(known))}
          onCancel={() => {
            draft.clear();
            setAsksForBirth(false);
          }}
        />
      ) : null}
    </li>
  );
}

/** 'Friend · date of birth needed', 'Child, 8 on the event date' */
function describe({ relationshipType }: Dependent, age: number | null): string {
  const relation = relationshipType.charAt(0).toUpperCase() + relationshipType.slice(1);
  return age === null ? `${relation} · date of birth needed` : `${relation}, ${age} on the event date`;
}

/** The title says what's wrong and the message why. If they say the same, the message is enough. */
function refusalText({ title, message, code }: { title: string; message: string; code: string }): string {
  return code === 'no_child_tickets' ? `${title}. ${message}` : message;
}
