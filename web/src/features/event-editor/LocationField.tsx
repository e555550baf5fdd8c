import type { Place } from '@ascendant/contract/place';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locationQuery } from '../../data/event-editor';
import { usePlaceSuggestions } from '../../fields/place-suggestions';
import { Field } from '../../ui/form/Field';
import { Suggest } from '../../ui/form/Suggest';
import { usePanelForm } from './event-form';
import styles from './LocationField.module.css';
import { useSkyOfEvent } from './sky-of-event';

/** Where the event is: any text, with the place it means below it. Several places fit some texts, so they're offered. */
export function LocationField({ eventId }: { readonly eventId: number | null }) {
  const { values, errors, hold, change } = usePanelForm();
  const { location, placeId } = values;
  const { name, ref, onBlur } = hold('location');
  const [picked, setPicked] = useState<Place | null>(null);
  const { places, status } = usePlaceSuggestions(placeId === null ? location : '', '');
  const choose = (place: Place) => {
    setPicked(place);
    change({ location, placeId: place.id });
  };
  const error = errors['location'];
  return (
    <>
      <Field
        label="Location"
        className="full-width"
        help={<PlaceOfLocation eventId={eventId} picked={picked} onChoose={choose} />}
        error={error}
      >
        {(control) => (
          <Suggest
            {...control}
            name={name}
            inputRef={ref}
            value={location}
            items={places.map((place) => ({ ...place, note: place.timezone }))}
            status={status}
            onBlur={onBlur}
            onType={(text) => {
              setPicked(null);
              change({ location: text, placeId: null });
            }}
            onPick={(place) => {
              setPicked(place);
              change({ location: shortName(place), placeId: place.id });
            }}
          />
        )}
      </Field>
      {placeId === null ? <NearestTown error={error} onChoose={choose} /> : null}
    </>
  );
}

/** 'Jasper, Alberta': how a place is written on a card. */
function shortName({ name, region, country }: Place): string {
  return [name, region === null || region === name ? country : region].join(', ');
}

interface PlaceOfLocationProps {
  readonly eventId: number | null;
  readonly picked: Place | null;
  readonly onChoose: (place: Place) => void;
}

/** The place that decides zone, sky and chart, and the light there at the start. Its lines are reserved, so that nothing moves. */
function PlaceOfLocation({ eventId, picked, onChoose }: PlaceOfLocationProps) {
  const { location, placeId } = usePanelForm().values;
  const light = useSkyOfEvent(eventId);
  const { data } = useQuery({ ...locationQuery(location), enabled: location.trim().length > 1 && picked === null });
  const candidates = data?.candidates ?? [];
  const place = picked ?? candidates.find(({ id }) => id === placeId) ?? data?.place ?? null;
  // Until the nearest town is chosen, a zone would be a guess.
  const isAsked = placeId === null && (data?.question ?? null) !== null;
  const zone = isAsked ? undefined : (place?.timezone ?? light?.timezone ?? data?.timezone);
  const isOpen = placeId === null && candidates.length > 1;
  return (
    <span className={styles.place}>
      <span className={styles.line} aria-live="polite">
        {place !== null || light
          ? [place?.label, zone, light?.label].filter(Boolean).join(' · ')
          : 'This sets the time zone, the drawn cover and the event’s chart.'}
      </span>
      {isOpen ? (
        <span className={styles.candidates}>
          We found several places. Which one do you mean?
          {candidates.slice(0, 4).map((candidate) => (
            <button key={candidate.id} type="button" className="link-button" onClick={() => onChoose(candidate)}>
              {candidate.label}
            </button>
          ))}
        </span>
      ) : null}
    </span>
  );
}

interface NearestTownProps {
  /** What the location's own note says. */
  readonly error: string | undefined;
  readonly onChoose: (place: Place) => void;
}

/** Asks for a town near a place that we don't know, if it could have other clocks: the location stays as it's written. */
function NearestTown({ error, onChoose }: NearestTownProps) {
  const { location } = usePanelForm().values;
  const { data } = useQuery({ ...locationQuery(location), enabled: location.trim().length > 1 });
  const [text, setText] = useState('');
  const { places, status } = usePlaceSuggestions(text, '');
  const question = data?.question ?? null;
  if (question === null) return null;
  return (
    <Field label="Nearest town" className="full-width" help={error === question ? undefined : question}>
      {(control) => (
        <Suggest
          {...control}
          value={text}
          items={places.map((place) => ({ ...place, note: place.timezone }))}
          status={status}
          onType={setText}
          onPick={onChoose}
        />
      )}
    </Field>
  );
}
