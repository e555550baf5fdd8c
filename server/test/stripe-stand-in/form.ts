/** A parsed form-encoded body or query: texts, and nested objects. Lists are objects with keys 0, 1, 2. */
export interface Form {
  readonly [name: string]: string | Form | undefined;
}

/** Changes in place. */
interface OpenForm {
  [name: string]: string | OpenForm;
}

/** Reads `metadata[hold]=4&expand[0]=latest_charge` as Stripe's API does. */
export function readForm(encoded: string): Form {
  const form: OpenForm = {};
  for (const [name, value] of new URLSearchParams(encoded)) put(form, pathOf(name), value);
  return form;
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(form: OpenForm, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: OpenForm = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

export function textIn(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

export function formIn(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === 'object' ? value : {};
}

/** A form with only text values, such as `metadata`. */
export function textsIn(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(formIn(form, name)).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return Object.fromEntries(entries);
}

/** Whether `expand[]` names a field of the object, or of a list's objects. */
export function expands(form: Form, field: string): boolean {
  return Object.values(formIn(form, 'expand')).some((value) => value === field || value === `data.${field}`);
}
