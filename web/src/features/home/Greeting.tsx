import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { goodDaysQuery } from '../../data/matches';
import { classNames } from '../../ui/class-names';
import { dayAdvice } from './day-score';
import travellerHomeStyles from './TravellerHome.module.css';

interface GreetingProps {
  readonly firstName: string;
  /** Without birth data, today has no score. */
  readonly hasChart: boolean;
}

/** A greeting for the time of day, and what today is good for. */
export function Greeting({ firstName, hasChart }: GreetingProps) {
  const hour = useSyncExternalStore(never, currentHour, () => null);
  const { data } = useQuery({ ...goodDaysQuery, enabled: hasChart });
  const today = data?.[0];
  return (
    <div>
      <h1>{`${hour === null ? 'Welcome' : greetingAt(hour)}, ${firstName}`}</h1>
      {hasChart ? (
        <p className={classNames(travellerHomeStyles.lede, 'lede')}>
          {today ? (
            <>
              {`${today.moonSign === null ? '' : `The Moon is in ${today.moonSign}. `}Your score today is ${today.score.toFixed(1)}: ${dayAdvice(today.score)}.`}
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** The hour is read on each render and never triggers one. */
function never(): () => void {
  return () => undefined;
}

function currentHour(): number {
  return new Date().getHours();
}

/** @param hour 0 to 23, in the user's local time */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
