import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { fieldLabels } from './field-labels';

/** A control that something is wrong with. */
export interface ProblemField {
  readonly name: string;
  readonly label: string;
}

/** The controls with problems, in the order of the screen, with their labels. */
export function problemFields(problems: FieldProblems): readonly ProblemField[] {
  return [...fieldLabels].filter(([name]) => Object.hasOwn(problems, name)).map(([name, label]) => ({ name, label }));
}
