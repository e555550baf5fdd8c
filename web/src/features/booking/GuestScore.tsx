import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { scoreOfBirthQuery } from '../../data/matches';
import { PersonScore } from './PersonScore';

interface GuestScoreProps {
  readonly eventId: number;
  readonly dateOfBirth: string;
  readonly isChild: boolean;
}

/** The match of someone without an account, if they want it. Source: rule GST-08. */
export function GuestScore({ eventId, dateOfBirth, isChild }: GuestScoreProps) {
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({ ...scoreOfBirthQuery(eventId, dateOfBirth), enabled: isWanted });
  if (data) return <PersonScore score={{ ...data, isChild }} />;
  return (
    <button type="button" className="link meta link-button" onClick={() => setWanted(true)} aria-busy={isWanted}>
      See your match
    </button>
  );
}
