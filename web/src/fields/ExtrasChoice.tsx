import { maxQuantity } from '@ascendant/domain/booking/attendee-extras';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { ChosenExtra, OfferedExtra } from '@ascendant/domain/pricing/extra';
import { leftText, perText } from '@ascendant/domain/pricing/extra-text';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { Choice } from '../ui/form/Choice';
import { FieldGroup } from '../ui/form/Field';
import { Select } from '../ui/form/Input';
import { Stepper } from '../ui/form/Stepper';
import { bookingPlace, type Extras } from './extras';
import styles from './ExtrasChoice.module.css';
import { placeOf } from './place-of';

interface ExtrasChoiceProps {
  readonly extras: Extras;
  /** Those who come and are named, and guests. */
  readonly attendees: readonly Attendee[];
  /** Why what was chosen was refused. */
  readonly error?: string | undefined;
}

/** What people take along: each for themselves, or once for the whole booking. */
export function ExtrasChoice({ extras, attendees, error }: ExtrasChoiceProps) {
  return (
    <FieldGroup className={styles.extras} legend={<h3 className="label">Extras</h3>} error={error}>
      {extras.offered.map((extra) => (
        <FieldGroup
          key={extra.name}
          className={styles.extra}
          legend={
            <>
              <b>{extra.name}</b>{' '}
              <span className="meta numeric">{`${amountOrFree(extra.price)} ${perText[extra.per]}`}</span>
            </>
          }
        >
          {extra.note === '' ? null : <p className="meta">{extra.note}</p>}
          {extra.isRefundable ? null : <p className="meta">Not refundable if you cancel.</p>}
          {extra.per === 'person' ? (
            <OfEach extra={extra} extras={extras} attendees={attendees} />
          ) : (
            <OfBooking extra={extra} extras={extras} />
          )}
        </FieldGroup>
      ))}
    </FieldGroup>
  );
}

type OfExtra = Pick<ExtrasChoiceProps, 'extras'> & { readonly extra: OfferedExtra };

/** Everyone by name, with their size or whether they take one. */
function OfEach({ extra, extras, attendees }: OfExtra & Pick<ExtrasChoiceProps, 'attendees'>) {
  if (attendees.length === 0) return <p className="meta">Choose it once you’ve said who’s coming.</p>;
  return (
    <ul className={styles.people}>
      {attendees.map((person, index) => {
        const place = placeOf(attendees, index);
        const own = { extra, extras, place, who: person.name };
        return <li key={place}>{extra.choices.length > 0 ? <ChoiceOf {...own} /> : <OneOf {...own} />}</li>;
      })}
    </ul>
  );
}

interface OwnChoice extends OfExtra {
  readonly place: string;
  readonly who: string;
}

function ChoiceOf({ extra, extras, place, who }: OwnChoice) {
  const chosen = extras.chosenAt(place).find(({ name }) => name === extra.name)?.choice ?? '';
  return (
    <label className={styles.person}>
      <span>{who}</span>
      <Select
        isSmall
        aria-label={`${extra.name} for ${who}`}
        value={chosen}
        onChange={({ target: { value } }) =>
          extras.choose(place, extra.name, value === '' ? {} : { extra: { name: extra.name, choice: value } })
        }
      >
        <option value="">None</option>
        {extra.choices.map(({ name, left }) => (
          <option key={name} value={name} disabled={left === 0 && chosen !== name}>
            {withLeft(name, left)}
          </option>
        ))}
      </Select>
    </label>
  );
}

function OneOf({ extra, extras, place, who }: OwnChoice) {
  const isTaken = extras.chosenAt(place).some(({ name }) => name === extra.name);
  return (
    <Choice
      type="checkbox"
      aria-label={`${extra.name} for ${who}`}
      checked={isTaken}
      disabled={extra.left === 0 && !isTaken}
      onChange={({ target }) => extras.choose(place, extra.name, target.checked ? { extra: { name: extra.name } } : {})}
    >
      {withLeft(who, extra.left)}
    </Choice>
  );
}

/** How many of an extra, or of each of its choices, the booking has. */
function OfBooking({ extra, extras }: OfExtra) {
  const rows: readonly { readonly choice?: string; readonly left: number | null }[] =
    extra.choices.length > 0 ? extra.choices.map(({ name, left }) => ({ choice: name, left })) : [{ left: extra.left }];
  return rows.map(({ choice, left }) => {
    const isSame = (one: ChosenExtra) => one.name === extra.name && one.choice === choice;
    const found = extras.chosenAt(bookingPlace).find(isSame);
    const quantity = found === undefined ? 0 : (found.quantity ?? 1);
    const chosen = (count: number): ChosenExtra => ({ name: extra.name, choice, quantity: count });
    return (
      <Stepper
        key={choice ?? ''}
        label={withLeft(choice ?? 'How many', left)}
        value={quantity}
        valueText={String(quantity)}
        min={0}
        max={Math.max(quantity, Math.min(maxQuantity, left ?? maxQuantity))}
        onChange={(count) =>
          extras.choose(bookingPlace, extra.name, { choice, ...(count > 0 && { extra: chosen(count) }) })
        }
      />
    );
  });
}

/** 'M, 3 left' */
function withLeft(name: string, left: number | null): string {
  return [name, leftText(left).toLowerCase()].filter(Boolean).join(', ');
}
