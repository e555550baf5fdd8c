import type { FieldErrors } from 'react-hook-form';
import type { EventValues } from './event-values';
import { fieldLabels } from './field-labels';

/** The fields with errors, in the order of the screen, with their labels. */
export function problemFields(
  errors: FieldErrors<EventValues>,
): readonly { readonly name: string; readonly label: string }[] {
  return [...fieldLabels]
    .filter(([name]) => messageAt(errors, name) !== undefined)
    .map(([name, label]) => ({ name, label }));
}

function messageAt(errors: FieldErrors<EventValues>, name: string): unknown {
  const found = name.split('.').reduce<unknown>((node, part) => partOf(node, part), errors);
  return partOf(found, 'message');
}

function partOf(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[part] : undefined;
}
