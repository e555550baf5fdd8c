/** What a call asks for: texts, and nested objects. Lists are objects with keys 0, 1, 2. */
export interface Form {
  readonly [name: string]: string | File | Form | undefined;
}

/** Changes in place. */
interface OpenForm {
  [name: string]: string | File | OpenForm;
}

/** Reads `metadata[hold]=4&expand[0]=latest_charge` as Stripe's API does, of version 1 from an address or a body. */
export function formOf(entries: Iterable<[string, string | File]>): Form {
  const form: OpenForm = {};
  for (const [name, value] of entries) put(form, pathOf(name), value);
  return form;
}

/** Reads a body of version 2, which is JSON, as the forms of version 1 are read. */
export function formOfJson(value: unknown): Form {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    entries.map(([name, each]) => [name, typeof each === 'object' && each !== null ? formOfJson(each) : String(each)]),
  );
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(form: OpenForm, [name = '', ...rest]: string[], value: string | File): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: OpenForm = typeof inner === 'object' && !(inner instanceof File) ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

export function textIn(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

export function formIn(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === 'object' && !(value instanceof File) ? value : {};
}

/** The texts of an inner form, such as `metadata`. */
export function textsIn(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(formIn(form, name));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Whether `expand[]` names a field of the object, or of a list's objects. */
export function expands(form: Form, field: string): boolean {
  return Object.values(formIn(form, 'expand')).some((value) => value === field || value === `data.${field}`);
}
