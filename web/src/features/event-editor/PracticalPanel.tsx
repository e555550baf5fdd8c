import type { PracticalText } from '@ascendant/domain/event/practical-details';
import { difficultyLabel, maxDifficulty } from '@ascendant/domain/event/practical-text';
import { Field } from '../../ui/form/Field';
import { Input, TextArea, Select } from '../../ui/form/Input';
import { usePanelForm } from './event-form';
import { fieldLabels } from './field-labels';

/** What people ask before they book. All of it is optional. */
export function PracticalPanel() {
  return (
    <section className="panel" aria-labelledby="event-practical">
      <h2 id="event-practical" className="label">
        Good to know <em>(optional)</em>
      </h2>
      <div className="field-grid two-columns">
        <TextField
          name="meetingPoint"
          placeholder="Sunshine Village gondola, lower parking lot, by the ticket kiosk"
          help="Where exactly people should be at the start. If you change it, we’ll email everyone who’s booked."
        />
        <SpotField />
        <TextField name="whatToBring" placeholder="Broken-in boots, rain jacket, headlamp" />
        <DifficultyField />
        <NoteField />
        <TextField name="languages" placeholder="English. French on request" />
        <TextField
          name="accessibility"
          placeholder="Uneven ground and a ladder; not for wheelchairs. Guide dogs welcome"
        />
        <TextField
          name="notIncluded"
          placeholder={'Gondola to the trailhead, $54\nTravel to Banff'}
          help="What the price doesn’t include, one thing per line."
        />
      </div>
    </section>
  );
}

interface TextFieldProps {
  readonly name: PracticalText;
  readonly placeholder: string;
  readonly help?: string;
}

function TextField({ name, placeholder, help }: TextFieldProps) {
  const { register, errors } = usePanelForm();
  return (
    <Field label={fieldLabels[name]} className="full-width" help={help} error={errors[name]}>
      {(control) => <TextArea {...control} {...register(name)} isShort placeholder={placeholder} />}
    </Field>
  );
}

function SpotField() {
  const { register, errors } = usePanelForm();
  return (
    <Field
      label={fieldLabels.meetingSpot}
      className="full-width"
      help="Paste coordinates from any map app: press and hold the spot to copy them. Travellers get directions there."
      error={errors['meetingSpot']}
    >
      {(control) => (
        <Input {...control} {...register('meetingSpot')} autoComplete="off" placeholder="51.1154, -115.7631" />
      )}
    </Field>
  );
}

function DifficultyField() {
  const { register, errors } = usePanelForm();
  return (
    <Field label={fieldLabels.difficulty} error={errors['difficulty']}>
      {(control) => (
        <Select {...control} {...register('difficulty')}>
          <option value="0">Don’t say</option>
          {Array.from({ length: maxDifficulty }, (_, index) => (
            <option key={index} value={index + 1}>
              {difficultyLabel(index + 1)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NoteField() {
  const { register, errors } = usePanelForm();
  return (
    <Field label={fieldLabels.difficultyNote} error={errors['difficultyNote']}>
      {(control) => (
        <Input {...control} {...register('difficultyNote')} autoComplete="off" placeholder="14 km and 500 m up a day" />
      )}
    </Field>
  );
}
