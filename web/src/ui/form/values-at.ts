/** What's in a form's values where a control's name says: 'itinerary.0.title'. */
export function valueAt(values: object, name: string): unknown {
  return name.split('.').reduce<unknown>(partOf, values);
}

/** The values with something else in one place. Every other part is the same object as before. */
export function withValueAt<Values extends object>(values: Values, name: string, value: unknown): Values {
  // Only what the name says is something else, so it's still what it was.
  return changed(values, name.split('.'), value) as Values;
}

function changed(node: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value;
  const inner = changed(partOf(node, part), rest, value);
  if (Array.isArray(node)) return node.map((each: unknown, index) => (String(index) === part ? inner : each));
  return { ...Object(node), [part]: inner };
}

function partOf(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined;
}
