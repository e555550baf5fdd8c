import type { Sentences } from '../../ui/form/server-errors';
import { controlLabels } from './field-labels';

/** A control that something is wrong with. */
export interface ProblemField {
  readonly name: string;
  readonly label: string;
}

/** The controls with problems, in the order of the screen, with their labels. */
export function problemFields(problems: Sentences): readonly ProblemField[] {
  return [...controlLabels].filter(([name]) => problems[name] !== undefined).map(([name, label]) => ({ name, label }));
}
