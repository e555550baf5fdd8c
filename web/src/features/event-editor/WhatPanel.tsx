import { descriptionMinLength, maxSecondaryCategories } from '@ascendant/domain/event/limits';
import { numberText } from '@ascendant/domain/site/locale';
import { Field } from '../../ui/form/Field';
import { PickMany } from '../../ui/form/PickMany';
import { PickOne } from '../../ui/form/PickOne';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import type { EditorFacts } from './editor-context';
import { usePanelForm } from './event-form';
import { LocationField } from './LocationField';

/** Title, description, location, categories and features. */
export function WhatPanel({ facts }: { readonly facts: EditorFacts }) {
  const { values, field } = usePanelForm();
  return (
    <section className="panel" aria-labelledby="event-what">
      <h2 id="event-what" className="label">
        What and where
      </h2>
      <div className="field-grid two-columns">
        <TextField label="Title" className="full-width" {...field('title')} autoComplete="off" />
        <TextAreaField
          label="Description"
          className="full-width"
          help={`${countOf(values.description.trim().length)}. At least ${descriptionMinLength} required.`}
          {...field('description')}
        />
        <LocationField eventId={facts.event?.id ?? null} />
        <MainCategory facts={facts} />
        <SecondaryCategories facts={facts} />
        <Features facts={facts} />
      </div>
    </section>
  );
}

function countOf(characters: number): string {
  return characters === 1 ? '1 character' : `${numberText(characters)} characters`;
}

function MainCategory({ facts }: { readonly facts: EditorFacts }) {
  const { values, errors, hold, change } = usePanelForm();
  const { name, ref, onBlur } = hold('mainCategory');
  return (
    <Field label="Main category" error={errors['mainCategory']}>
      {(control) => (
        <PickOne
          {...control}
          name={name}
          inputRef={ref}
          options={facts.categories.filter(({ id }) => !values.secondaryCategories.includes(id))}
          chosen={values.mainCategory}
          onChoose={(mainCategory) => change({ mainCategory })}
          onBlur={onBlur}
          placeholder="Search categories"
        />
      )}
    </Field>
  );
}

function SecondaryCategories({ facts }: { readonly facts: EditorFacts }) {
  const { values, errors, hold, change } = usePanelForm();
  const { name, ref } = hold('secondaryCategories');
  return (
    <Field
      label={
        <>
          Secondary categories <em>(up to {maxSecondaryCategories})</em>
        </>
      }
      error={errors['secondaryCategories']}
    >
      {(control) => (
        <PickMany
          {...control}
          label="Chosen secondary categories"
          name={name}
          inputRef={ref}
          options={facts.categories.filter(({ id }) => id !== values.mainCategory)}
          chosen={values.secondaryCategories}
          onChoose={(secondaryCategories) => change({ secondaryCategories })}
          max={maxSecondaryCategories}
          placeholder="Search categories"
        />
      )}
    </Field>
  );
}

function Features({ facts }: { readonly facts: EditorFacts }) {
  const { values, errors, hold, change } = usePanelForm();
  const { name, ref } = hold('features');
  return (
    <Field label="Features" className="full-width" error={errors['features']}>
      {(control) => (
        <PickMany
          {...control}
          label="Chosen features"
          name={name}
          inputRef={ref}
          options={facts.features}
          chosen={values.features}
          onChoose={(features) => change({ features })}
          placeholder="Search what’s included: guide, meals, tents"
        />
      )}
    </Field>
  );
}
