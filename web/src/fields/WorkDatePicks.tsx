import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workDatesQuery, type WorkDate } from '../data/team';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/FieldGroup';
import { Input } from '../ui/form/Input';
import { ErrorState } from '../ui/layout/ErrorState';
import { dayRange } from '../ui/text/day-text';
import { timeText } from '../ui/text/reader-form';
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

/** Some of the organization's published dates that aren't over. */
export function WorkDatePicks({ legend, help, error, chosen, onChoose }: WorkDatePicksProps) {
  const { data, isError, refetch } = useQuery(workDatesQuery);
  const [typed, setTyped] = useState('');
  if (isError) return <ErrorState title="We couldn’t load your dates" level={3} onRetry={() => void refetch()} />;
  const dates = data?.dates ?? [];
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const shown = dates.filter((date) => words.every((word) => plain(workDateText(date)).includes(word)));
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldGroup legend={legend} {...(help === undefined ? {} : { help })} error={error}>
      {dates.length > fewDates ? (
        <Input
          type="search"
          aria-label="Narrow the dates"
          placeholder="Title or day"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <div className={styles.dates}>
        {shown.map((date) => (
          <Choice key={date.id} type="checkbox" checked={chosen.includes(date.id)} onChange={() => toggle(date.id)}>
            {date.title}
            <span className={styles.when}>{whenText(date)}</span>
          </Choice>
        ))}
        {data !== undefined && shown.length === 0 ? (
          <p className="meta">{dates.length === 0 ? 'Published events will appear here.' : 'No dates found.'}</p>
        ) : null}
      </div>
    </FieldGroup>
  );
}

type When = Pick<WorkDate, 'startTime' | 'location'> & Readonly<Record<'startDate' | 'endDate', string>>;

/** 'Fri, Jul 2, 9:00 a.m. · Banff' */
export function whenText({ startDate, endDate, startTime, location }: When): string {
  return `${dayRange(startDate, endDate, 'short')}, ${timeText(startTime)} · ${location}`;
}

function workDateText(date: WorkDate): string {
  return `${date.title} ${whenText(date)} ${date.startDate}`;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
