import { datePresets, chosenPlaceDistanceKm } from '@ascendant/domain/event/event-search';
import type { EventType } from '@ascendant/domain/event/event-types';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { placesQuery } from '../../data/places';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Input';
import { Options } from '../../ui/form/Options';
import { Suggest } from '../../ui/form/Suggest';
import { localDay } from '../../ui/text/day-text';
import { writeFilters } from './event-filters';
import styles from './FindEvents.module.css';
import { placesStatus } from './NearFilter';

/** Who comes along: children, or a couple, whose category it is. */
const withKids = 'true' as const;
const audiences: readonly (readonly [label: string, value: EventType | typeof withKids | ''])[] = [
  ['Anyone', ''],
  ['With kids', withKids],
  ['As a couple', 'Romantic & Dating'],
];
/** Their days are known when the form is sent; the names don't depend on the day. */
const whenLabels = datePresets(localDay(new Date(0))).map(({ label }) => label);

interface FindEventsProps {
  /** Where the reader is, as far as they've said; '' otherwise. */
  readonly place: string;
  /** A place was chosen from the suggestions, or taken out. */
  readonly onPlace?: (place: string) => void;
  readonly className?: string | undefined;
}

/** Where, when and who: leads to the events near that place. Without JavaScript the place and who comes are sent. */
export function FindEvents({ place, onPlace = () => undefined, className }: FindEventsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [when, setWhen] = useState('');
  const [who, setWho] = useState('');
  const near = (typed ?? place).trim();
  const { data: places = [], isError } = useQuery(placesQuery(typed === null ? '' : typed));
  const find = (e: SyntheticEvent) => {
    e.preventDefault();
    const days = datePresets(localDay()).find(({ label }) => label === when);
    const filters = {
      ...(who === withKids ? { kids: withKids } : who && { category: [who] }),
      ...(days && { from: days.from, to: days.to }),
      ...(near && { near, within: chosenPlaceDistanceKm }),
    };
    void navigate(`${paths.browse}?${writeFilters(filters)}`);
  };
  return (
    <search className={classNames(styles.find, className)}>
      <form action={paths.browse} onSubmit={find}>
        <Field label="Where" className={styles.where}>
          {({ id }) => (
            <Suggest
              id={id}
              name={near === '' ? undefined : 'near'}
              placeholder="Town or city"
              value={typed ?? place}
              items={places}
              status={placesStatus(typed ?? '', places.length, isError)}
              onType={(text) => {
                setTyped(text);
                if (text === '') onPlace('');
              }}
              onPick={({ label }) => {
                setTyped(null);
                onPlace(label);
              }}
            />
          )}
        </Field>
        <Field label="When">
          {({ id }) => (
            <Select id={id} value={when} onChange={(e) => setWhen(e.target.value)}>
              <Options of={['', ...whenLabels]} text={(label) => label || 'Any date'} />
            </Select>
          )}
        </Field>
        <Field label="Who">
          {({ id }) => (
            <Select
              id={id}
              name={who === '' ? undefined : who === withKids ? 'kids' : 'category'}
              value={who}
              onChange={(e) => setWho(e.target.value)}
            >
              {audiences.map(([label, value]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" kind="primary" className={styles.submit}>
          Find events
        </Button>
      </form>
    </search>
  );
}
