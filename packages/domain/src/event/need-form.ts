import { fieldProblems, type FieldProblems } from './form/field-problems';
import { maxNeedAmount, maxNeedMinutes, maxResourceQuantity, type Need } from './need';

/** A resource as the text in its controls. */
export interface ResourceForm {
  readonly name: string;
  readonly quantity: string;
  /** Empty if that isn't said. */
  readonly carries: string;
}

/** A need as the text in its controls. Of its numbers, those count that its kind asks for. */
export type NeedForm = Pick<Need, 'by' | 'extra'> & Readonly<Record<'amount' | 'per' | 'before' | 'after', string>>;

type Problem = readonly [field: string, sentence: string];

/** What's wrong with what's in a group, by field: 'resources.0.name'. */
export function resourceProblems(resources: readonly ResourceForm[]): FieldProblems {
  return fieldProblems(
    resources.flatMap(({ name, quantity, carries }, index) => {
      const field = `resources.${index}`;
      return [
        ...missing(`${field}.name`, name, 'Please enter a name'),
        ...wrongNumber(`${field}.quantity`, quantity, [1, maxResourceQuantity]),
        ...(carries.trim() === '' ? [] : wrongNumber(`${field}.carries`, carries, [1, maxResourceQuantity])),
      ];
    }),
  );
}

/** What's wrong with what each date needs, by field: 'needs.0.amount'. */
export function needProblems(needs: readonly NeedForm[]): FieldProblems {
  return fieldProblems(
    needs.flatMap(({ by, amount, per, extra, before, after }, index) => {
      const field = `needs.${index}`;
      return [
        ...(by === 'carries' ? [] : wrongNumber(`${field}.amount`, amount, [1, maxNeedAmount])),
        ...(by === 'people' ? wrongNumber(`${field}.per`, per, [1, maxNeedAmount]) : []),
        ...(by === 'extra' ? missing(`${field}.extra`, extra, 'Please enter the extra’s name') : []),
        ...wrongNumber(`${field}.before`, before, [0, maxNeedMinutes]),
        ...wrongNumber(`${field}.after`, after, [0, maxNeedMinutes]),
      ];
    }),
  );
}

function missing(field: string, text: string, sentence: string): readonly Problem[] {
  return text.trim() === '' ? [[field, sentence]] : [];
}

function wrongNumber(field: string, text: string, [least, most]: readonly [number, number]): readonly Problem[] {
  const isRight = /^\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  return isRight ? [] : [[field, `Enter a whole number from ${least} to ${most}`]];
}
