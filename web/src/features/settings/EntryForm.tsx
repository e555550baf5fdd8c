import { type RulingPlanet, rulingPlanets } from '@ascendant/domain/event/ruling-planets';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { Glyph } from '../../ui/chart/Glyph';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { useOpenForm } from '../../ui/form/open-forms';
import { showServerErrors } from '../../ui/form/server-errors';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/use-form';
import { Chip } from '../../ui/layout/Chip';
import type { entryForm } from './entry-check';

/** What's sent: a category's fields, and whether it can be chosen. */
export type EntryValues = z.output<typeof entryForm>;

interface EntryFormProps {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Null for a new one. */
  readonly entry: {
    readonly name: string;
    readonly description: string | null;
    readonly isActive: boolean;
    readonly rulingPlanets?: readonly RulingPlanet[];
  } | null;
  /** Whether it's a category, which has ruling planets. */
  readonly hasPlanets: boolean;
  /** Sends it. What was typed stays unless it succeeds. */
  readonly onSubmit: (
    values: EntryValues,
    answered: { readonly onSuccess: () => void; readonly showErrors: (error: Error) => boolean },
  ) => void;
  /** The buttons, told while the form is checked. */
  readonly children: (isSending: boolean) => ReactNode;
}

/** Name, description and, for a category, its planets: for a new entry or one that's edited in its place. */
export function EntryForm({ label, className, entry, hasPlanets, onSubmit, children }: EntryFormProps) {
  const initial = {
    name: entry?.name ?? '',
    description: entry?.description ?? '',
    isActive: entry?.isActive ?? true,
    rulingPlanets: [...(entry?.rulingPlanets ?? [])],
  };
  const form = useForm({ check: async () => (await import('./entry-check')).entryForm, values: initial });
  const { field, values, setValue, handleSubmit, reset, setError, setFocus } = form;
  const [isLeft, setLeft] = useState(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  useOpenForm({
    isFilled: () => isChanged,
    settle: () => {
      setLeft(true);
      setFocus('name');
      return false;
    },
  });
  const submit = handleSubmit((sent) =>
    onSubmit(sent, {
      onSuccess: () => reset(),
      showErrors: (error) => showServerErrors(error, setError, ['name', 'description']),
    }),
  );
  return (
    <form className={className} aria-label={label} onSubmit={(event) => void submit(event)} noValidate>
      {entry === null ? <p className="strong">{label}</p> : null}
      <div className="field-grid two-columns">
        <TextField label="Name" {...field('name')} required autoComplete="off" />
        <TextField
          label={
            <>
              Description <em>(optional)</em>
            </>
          }
          {...field('description')}
          autoComplete="off"
        />
      </div>
      {hasPlanets ? (
        <PlanetsField value={values.rulingPlanets ?? []} onChange={(chosen) => setValue('rulingPlanets', chosen)} />
      ) : null}
      {entry === null ? null : (
        <Choice
          type="checkbox"
          name="isActive"
          checked={values.isActive}
          onChange={({ target }) => setValue('isActive', target.checked)}
        >
          Active: organizers can choose it
        </Choice>
      )}
      {isLeft && isChanged && entry !== null ? (
        <FieldError>{`Save your changes to ${entry.name}, or cancel.`}</FieldError>
      ) : null}
      {children(form.isSending)}
    </form>
  );
}

interface PlanetsFieldProps {
  readonly value: readonly RulingPlanet[];
  readonly onChange: (planets: RulingPlanet[]) => void;
}

/** Which planets a kind of event is about. */
function PlanetsField({ value, onChange }: PlanetsFieldProps) {
  const without = (planet: RulingPlanet) => value.filter((each) => each !== planet);
  return (
    <FieldGroup
      legend="Ruling planets"
      help="These count most when we match events in this category. With none, every planet has its neutral weight."
    >
      <div className="row wrap">
        {rulingPlanets.map((planet) => {
          const isChosen = value.includes(planet);
          return (
            <Chip
              key={planet}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? without(planet) : [...value, planet])}
            >
              <Glyph name={planet} />
              <span>{planet}</span>
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
