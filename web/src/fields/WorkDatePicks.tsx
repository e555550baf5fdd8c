import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workDatesQuery, type WorkDate } from '../data/team';
import { Button } from '../ui/button/Button';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { ListSearch } from '../ui/form/ListSearch';
import { ErrorState } from '../ui/layout/ErrorState';
import { dayRange } from '../ui/text/day-text';
import { timeText } from '../ui/text/reader-form';
import { BetweenDays } from './BetweenDays';
import styles from './WorkDatePicks.module.css';

interface WorkDatePicksProps {
  readonly legend: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** Their ids. */
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

/** More than this, and there's a field that narrows them. */
const fewDates = 8;

/** Some of the organization's published dates that aren't over. Of many, those that a search finds are chosen at once: all, or by their days. */
export function WorkDatePicks({ legend, help, error, chosen, onChoose }: WorkDatePicksProps) {
  const [words, setWords] = useState('');
  const { all, found, isError, refetch } = useDates(words);
  if (isError) return <ErrorState title="We couldn’t load your dates" level={3} onRetry={() => void refetch()} />;
  const dates = all?.dates ?? [];
  const shown = found?.dates ?? [];
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.includes(id));
  /** What's chosen of others stays. */
  const chooseOfShown = (ids: readonly number[]) =>
    onChoose([...chosen.filter((id) => !shown.some((date) => date.id === id)), ...ids]);
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldGroup legend={legend} {...(help === undefined ? {} : { help })} error={error}>
      {dates.length > fewDates ? (
        <>
          <ListSearch label="Search dates" placeholder="Title, place or day" value={words} onSearch={setWords} />
          <BetweenDays dates={shown} onChoose={chooseOfShown} />
          <p className="row wrap">
            <Button size="small" onClick={() => chooseOfShown(isAll ? [] : shown.map(({ id }) => id))}>
              {isAll ? 'Choose none of these' : 'Choose all of these'}
            </Button>
            <output className="meta numeric">{`${chosen.length} chosen`}</output>
          </p>
        </>
      ) : null}
      <div className={styles.dates}>
        {found?.dates.map((date) => (
          <Choice key={date.id} type="checkbox" checked={chosen.includes(date.id)} onChange={() => toggle(date.id)}>
            {date.title}
            <span className={styles.when}>{whenText(date)}</span>
          </Choice>
        ))}
        {found?.dates.length === 0 ? (
          <p className="meta">{dates.length === 0 ? 'Published events will appear here.' : 'No dates found.'}</p>
        ) : null}
        {found?.hasMore ? <p className="meta">{moreText(found.dates.length)}</p> : null}
      </div>
    </FieldGroup>
  );
}

type When = Pick<WorkDate, 'startTime' | 'location'> & Readonly<Record<'startDate' | 'endDate', string>>;

/** 'Fri, Jul 2, 9:00 a.m. · Banff' */
export function whenText({ startDate, endDate, startTime, location }: When): string {
  return `${dayRange(startDate, endDate, 'short')}, ${timeText(startTime)} · ${location}`;
}

/** @returns all dates as far as one list goes, and those with these words */
function useDates(words: string) {
  const { data: all, isError: hasNone, refetch } = useQuery(workDatesQuery());
  const { data: found, isError } = useQuery({ ...workDatesQuery(words), placeholderData: keepPreviousData });
  return { all, found, isError: hasNone || isError, refetch };
}

function moreText(shown: number): string {
  return `The first ${shown} dates are shown. Search for a title or a day to find later ones.`;
}
