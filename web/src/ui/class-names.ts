/** The class names that apply, as one attribute. What is false, null, undefined or empty is left out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
