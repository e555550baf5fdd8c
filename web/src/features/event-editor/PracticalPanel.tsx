import type { MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import type { PracticalDetails } from '@ascendant/domain/event/practical-details';
import type { PracticalListName } from '@ascendant/domain/event/practical-lists';
import { difficultyLabel, maxDifficulty } from '@ascendant/domain/event/practical-text';
import { Field } from '../../ui/form/Field';
import { Input, TextArea, Select } from '../../ui/form/Input';
import { usePanelForm } from './event-form';

/** What people ask before they book. All of it is optional. */
export function PracticalPanel() {
  return (
    <section className="panel" aria-labelledby="event-practical">
      <h2 id="event-practical" className="label">
        Good to know <em>(optional)</em>
      </h2>
      <div className="field-grid two-columns">
        <PracticalText
          name="meetingPoint"
          label="Meeting point"
          placeholder="Sunshine Village gondola, lower parking lot, by the ticket kiosk"
          help="Where exactly people should be at the start. If you change it, we’ll email everyone who’s booked."
        />
        <SpotField />
        <PracticalText name="whatToBring" label="What to bring" placeholder="Broken-in boots, rain jacket, headlamp" />
        <DifficultyField />
        <NoteField />
        <PracticalText name="languages" label="Languages" placeholder="English. French on request" />
        <PracticalText
          name="accessibility"
          label="Accessibility"
          placeholder="Uneven ground and a ladder; not for wheelchairs. Guide dogs welcome"
        />
        <PracticalText
          name="notIncluded"
          label="Not included"
          placeholder={'Gondola to the trailhead, $54\nTravel to Banff'}
          help="What the price doesn’t include, one thing per line."
        />
      </div>
    </section>
  );
}

interface PracticalTextProps {
  readonly name: Exclude<
    keyof PracticalDetails,
    'difficulty' | 'difficultyNote' | keyof MeetingSpot | PracticalListName
  >;
  readonly label: string;
  readonly placeholder: string;
  readonly help?: string;
}

function PracticalText({ name, label, placeholder, help }: PracticalTextProps) {
  const { register, errors } = usePanelForm();
  return (
    <Field label={label} className="full-width" help={help} error={errors[name]}>
      {(control) => <TextArea {...control} {...register(name)} isShort placeholder={placeholder} />}
    </Field>
  );
}

function SpotField() {
  const { register, errors } = usePanelForm();
  return (
    <Field
      label="Meeting point on the map"
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
    <Field label="Difficulty" error={errors['difficulty']}>
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
    <Field label="About the difficulty" error={errors['difficultyNote']}>
      {(control) => (
        <Input {...control} {...register('difficultyNote')} autoComplete="off" placeholder="14 km and 500 m up a day" />
      )}
    </Field>
  );
}
