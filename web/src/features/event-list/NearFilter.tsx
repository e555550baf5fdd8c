import {
  chosenPlaceDistanceKm,
  defaultSearchDistanceKm,
  searchDistancesKm,
  searchPoint,
} from '@ascendant/domain/event/event-search';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placesQuery } from '../../data/places';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/form/Input';
import { Options } from '../../ui/form/Options';
import { Suggest } from '../../ui/form/Suggest';
import { Icon } from '../../ui/layout/Icon';
import type { FilterProps } from './filter-props';
import styles from './NearFilter.module.css';
import { useOwnLocation } from './use-own-location';

/** What the field says for a point. */
const ownLocationText = 'Your location';

/** Filters by distance from a place, or from where the reader is. */
export function NearFilter({ filters, onChange, formId }: FilterProps) {
  const isPoint = searchPoint(filters.near ?? '') !== null;
  const chosenText = isPoint ? ownLocationText : (filters.near ?? '');
  const [text, setText] = useState(chosenText);
  const [shownFor, setShownFor] = useState(filters.near);
  if (shownFor !== filters.near) {
    setShownFor(filters.near);
    setText(chosenText);
  }
  const { data: places = [], isError } = useQuery(placesQuery(text === chosenText ? '' : text));
  const choose = (near: string) =>
    onChange(near ? { near, within: filters.within ?? chosenPlaceDistanceKm } : { near: undefined, within: undefined });
  return (
    <fieldset>
      <legend className="label">Near</legend>
      <div className={styles.near}>
        <label className="visually-hidden" htmlFor="near">
          Place
        </label>
        <Suggest
          id="near"
          name={isPoint ? undefined : 'near'}
          form={formId}
          placeholder="Anywhere"
          value={text}
          items={places}
          status={placesStatus(text, places.length, isError)}
          onType={(typed) => {
            setText(typed);
            if (typed === '' && filters.near) choose('');
          }}
          onPick={(place) => choose(place.label)}
        />
        {isPoint ? <input type="hidden" name="near" form={formId} value={filters.near} /> : null}
        {isPoint ? null : <OwnLocation onFound={choose} />}
        {filters.near ? (
          <Select
            aria-label="Within"
            name="within"
            form={formId}
            value={filters.within ?? defaultSearchDistanceKm}
            onChange={(e) => onChange({ within: Number(e.target.value) })}
          >
            <Options of={distancesWith(filters.within)} text={(distance) => `within ${numberText(distance)} km`} />
          </Select>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The distances to choose from, with one that an address or a search says. */
function distancesWith(within: number | undefined): readonly number[] {
  const all = within === undefined ? searchDistancesKm : [...searchDistancesKm, within];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** What screen readers hear about the suggestions. */
export function placesStatus(text: string, count: number, isFailed: boolean): string {
  if (text.length < 2) return '';
  if (isFailed) return 'Suggestions are not available right now';
  return `${count} ${count === 1 ? 'place' : 'places'} found`;
}

/** Chooses where the reader is, as the browser knows it, if they allow it. */
function OwnLocation({ onFound }: { readonly onFound: (near: string) => void }) {
  const { finding, find } = useOwnLocation(onFound);
  return (
    <div className={styles.own}>
      <button
        type="button"
        className={classNames(styles.button, 'link meta')}
        disabled={finding === 'asking'}
        onClick={find}
      >
        <Icon name="pin" size="small" />
        <span>{finding === 'asking' ? 'Finding your location…' : 'Use my location'}</span>
      </button>
      <p className="meta" aria-live="polite">
        {finding === 'refused' ? 'We couldn’t find your location. Type a place instead.' : null}
      </p>
    </div>
  );
}
