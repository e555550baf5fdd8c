import { descriptionMinLength, maxSecondaryCategories } from '@ascendant/domain/event/limits';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { PickMany } from '../../ui/PickMany';
import { PickOne } from '../../ui/PickOne';
import { TextArea } from '../../ui/TextArea';
import type { EditorFacts } from './editor-context';
import type { EventValues } from './event-values';
import { LocationField } from './LocationField';

/** Title, description, location, categories and features. */
export function WhatPanel({ facts }: { readonly facts: EditorFacts }) {
  const { register, formState } = useFormContext<EventValues>();
  const description = useWatch<EventValues, 'description'>({ name: 'description' });
  const { errors } = formState;
  return (
    <section className="panel" aria-labelledby="event-what">
      <h2 id="event-what" className="label">
        What and where
      </h2>
      <div className="field-grid two-columns">
        <Field label="Title" className="full-width" error={errors.title?.message}>
          {(control) => <Input {...control} {...register('title')} autoComplete="off" />}
        </Field>
        <Field
          label="Description"
          className="full-width"
          help={`${countOf(description.trim().length)}. At least ${descriptionMinLength} required.`}
          error={errors.description?.message}
        >
          {(control) => <TextArea {...control} {...register('description')} />}
        </Field>
        <LocationField eventId={facts.event?.id ?? null} />
        <MainCategory facts={facts} />
        <SecondaryCategories facts={facts} />
        <Features facts={facts} />
      </div>
    </section>
  );
}

function countOf(characters: number): string {
  return characters === 1 ? '1 character' : `${characters.toLocaleString('en-CA')} characters`;
}

function MainCategory({ facts }: { readonly facts: EditorFacts }) {
  const { field, fieldState } = useController<EventValues, 'mainCategory'>({ name: 'mainCategory' });
  const others = useWatch<EventValues, 'secondaryCategories'>({ name: 'secondaryCategories' });
  return (
    <Field label="Main category" error={fieldState.error?.message}>
      {(control) => (
        <PickOne
          {...control}
          name={field.name}
          inputRef={field.ref}
          options={facts.categories.filter(({ id }) => !others.includes(id))}
          chosen={field.value}
          onChoose={field.onChange}
          onBlur={field.onBlur}
          placeholder="Search categories"
        />
      )}
    </Field>
  );
}

function SecondaryCategories({ facts }: { readonly facts: EditorFacts }) {
  const { field, fieldState } = useController<EventValues, 'secondaryCategories'>({ name: 'secondaryCategories' });
  const main = useWatch<EventValues, 'mainCategory'>({ name: 'mainCategory' });
  return (
    <Field
      label={
        <>
          Secondary categories <em>(up to {maxSecondaryCategories})</em>
        </>
      }
      error={fieldState.error?.message}
    >
      {(control) => (
        <PickMany
          {...control}
          label="Chosen secondary categories"
          name={field.name}
          inputRef={field.ref}
          options={facts.categories.filter(({ id }) => id !== main)}
          chosen={field.value}
          onChoose={field.onChange}
          max={maxSecondaryCategories}
          placeholder="Search categories"
        />
      )}
    </Field>
  );
}

function Features({ facts }: { readonly facts: EditorFacts }) {
  const { field, fieldState } = useController<EventValues, 'features'>({ name: 'features' });
  return (
    <Field label="Features" className="full-width" error={fieldState.error?.message}>
      {(control) => (
        <PickMany
          {...control}
          label="Chosen features"
          name={field.name}
          inputRef={field.ref}
          options={facts.features}
          chosen={field.value}
          onChoose={field.onChange}
          placeholder="Search what’s included: guide, meals, tents"
        />
      )}
    </Field>
  );
}
