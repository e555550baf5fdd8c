import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { workDatesQuery, type WorkDate, type WorkSeries } from '../data/team';
import { Button } from '../ui/button/Button';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { ListSearch } from '../ui/form/ListSearch';
import { ErrorState } from '../ui/layout/ErrorState';
import { dayRange } from '../ui/text/day-text';
import { countOf } from '../ui/text/number-text';
import { timeText } from '../ui/text/reader-form';
import { BetweenDays } from './BetweenDays';
import styles from './WorkDatePicks.module.css';

/** Dates by their ids, and events on all of their dates. */
export interface ChosenWork {
  readonly dates: readonly number[];
  readonly series: readonly WorkSeries[];
}

/** The same as it's sent. */
export const sentWork = ({ dates, series }: ChosenWork) => ({ dates: [...dates], series: series.map(({ id }) => id) });

interface WorkDatePicksProps {
  readonly legend: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly chosen: ChosenWork;
  readonly onChoose: (work: ChosenWork) => void;
}

/** More than this, and there's a field that narrows them. */
const fewDates = 8;

/**
 * Some of the organization's published dates that aren't over, or an event with all of them and those to come. Of many, those that a search finds
 * are chosen at once: all, or by their days.
 */
export function WorkDatePicks({ legend, help, error, chosen: work, onChoose: onWork }: WorkDatePicksProps) {
  const { dates: chosen, series } = work;
  const onChoose = (ids: readonly number[]) => onWork({ ...work, dates: ids });
  const [words, setWords] = useState('');
  const { all, found, isError, refetch } = useDates(words);
  if (isError) return <ErrorState title="We couldn’t load your dates" level={3} onRetry={() => void refetch()} />;
  const dates = all?.dates ?? [];
  const isApart = ({ seriesId }: WorkDate) => !series.some(({ id }) => id === seriesId);
  const shown = (found?.dates ?? []).filter(isApart);
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.includes(id));
  /** What's chosen of others stays. */
  const chooseOfShown = (ids: readonly number[]) =>
    onChoose([...chosen.filter((id) => !shown.some((date) => date.id === id)), ...ids]);
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldGroup legend={legend} {...(help === undefined ? {} : { help })} error={error}>
      <SeriesPicks dates={dates} work={work} onWork={onWork} />
      {dates.length > fewDates ? (
        <div className="stack">
          <ListSearch label="Search dates" placeholder="Title, place or day" value={words} onSearch={setWords} />
          <BetweenDays dates={shown} onChoose={chooseOfShown} />
          <p className="row wrap">
            <Button size="small" onClick={() => chooseOfShown(isAll ? [] : shown.map(({ id }) => id))}>
              {isAll ? 'Choose none of these' : 'Choose all of these'}
            </Button>
            <output className="meta numeric">
              {series.length === 0
                ? `${chosen.length} chosen`
                : `${countOf(chosen.length, 'single date', 'single dates')} chosen`}
            </output>
          </p>
        </div>
      ) : null}
      <div className={styles.dates}>
        {shown.map((date) => (
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

interface SeriesPicksProps {
  /** All that there are, as far as one list goes. */
  readonly dates: readonly WorkDate[];
  readonly work: ChosenWork;
  readonly onWork: (work: ChosenWork) => void;
}

/** Events with several dates, each to be chosen with all of them. A date that's chosen by itself is part of them then. */
function SeriesPicks({ dates, work, onWork }: SeriesPicksProps) {
  const { series } = work;
  const offered = [...series, ...seriesOf(dates).filter(({ id }) => !series.some((chosen) => chosen.id === id))];
  if (offered.length === 0) return null;
  const toggle = (each: WorkSeries) => {
    if (series.includes(each)) return onWork({ ...work, series: series.filter((other) => other !== each) });
    const own = new Set(dates.filter(({ seriesId }) => seriesId === each.id).map(({ id }) => id));
    onWork({ dates: work.dates.filter((id) => !own.has(id)), series: [...series, each] });
  };
  return (
    <div className={styles.series}>
      {offered
        .toSorted((one, other) => one.title.localeCompare(other.title))
        .map((each) => (
          <Choice key={each.id} type="checkbox" checked={series.includes(each)} onChange={() => toggle(each)}>
            {allDatesText(each)}
          </Choice>
        ))}
    </div>
  );
}

/** 'All dates of Dawn Traverse, and those to come' */
export function allDatesText({ title }: WorkSeries): string {
  return `All dates of ${title}, and those to come`;
}

/** Those with several dates. */
function seriesOf(dates: readonly WorkDate[]): readonly WorkSeries[] {
  const titles = new Map<number, string>();
  const several = new Set<number>();
  for (const { seriesId, title } of dates) {
    if (titles.has(seriesId)) several.add(seriesId);
    else titles.set(seriesId, title);
  }
  return [...several].map((id) => ({ id, title: titles.get(id) ?? '' }));
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
