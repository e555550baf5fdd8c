/** Joins class names into one attribute. Leaves out false, null, undefined and ''. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
