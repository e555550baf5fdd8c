import type { PracticalText } from '@ascendant/domain/event/practical-details';
import { difficultyLabel, maxDifficulty } from '@ascendant/domain/event/practical-text';
import { SelectField, TextAreaField, TextField } from '../../ui/form/TextField';
import { usePanelForm } from './event-form';
import { fieldLabels } from './field-labels';

/** What people ask before they book. All of it is optional. */
export function PracticalPanel() {
  const { field } = usePanelForm();
  return (
    <section className="panel" aria-labelledby="event-practical">
      <h2 id="event-practical" className="label">
        Good to know <em>(optional)</em>
      </h2>
      <div className="field-grid two-columns">
        <DetailField
          name="meetingPoint"
          placeholder="Sunshine Village gondola, lower parking lot, by the ticket kiosk"
          help="Where exactly people should be at the start. If you change it, we’ll email everyone who’s booked."
        />
        <TextField
          label={fieldLabels.meetingSpot}
          className="full-width"
          help="Paste coordinates from any map app: press and hold the spot to copy them. Travellers get directions there."
          {...field('meetingSpot')}
          autoComplete="off"
          placeholder="51.1154, -115.7631"
        />
        <DetailField name="whatToBring" placeholder="Broken-in boots, rain jacket, headlamp" />
        <SelectField label={fieldLabels.difficulty} {...field('difficulty')}>
          <option value="0">Don’t say</option>
          {Array.from({ length: maxDifficulty }, (_, index) => (
            <option key={index} value={index + 1}>
              {difficultyLabel(index + 1)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={fieldLabels.difficultyNote}
          {...field('difficultyNote')}
          autoComplete="off"
          placeholder="14 km and 500 m up a day"
        />
        <DetailField name="languages" placeholder="English. French on request" />
        <DetailField
          name="accessibility"
          placeholder="Uneven ground and a ladder; not for wheelchairs. Guide dogs welcome"
        />
        <DetailField
          name="notIncluded"
          placeholder={'Gondola to the trailhead, $54\nTravel to Banff'}
          help="What the price doesn’t include, one thing per line."
        />
      </div>
    </section>
  );
}

interface DetailFieldProps {
  readonly name: PracticalText;
  readonly placeholder: string;
  readonly help?: string;
}

function DetailField({ name, placeholder, help }: DetailFieldProps) {
  const { field } = usePanelForm();
  return (
    <TextAreaField
      label={fieldLabels[name]}
      className="full-width"
      help={help}
      {...field(name)}
      isShort
      placeholder={placeholder}
    />
  );
}
