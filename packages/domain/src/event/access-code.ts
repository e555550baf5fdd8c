/** What a code of an unlisted event can be: long enough that guessing it is hopeless under the limit of attempts. */
export const accessCodeLength = { min: 8, max: 40 } as const;
export const accessCodeSentence = `Use ${accessCodeLength.min} to ${accessCodeLength.max} letters, digits or hyphens`;

/** A code as it's typed or pasted, in one form: 'smith wedding 27' and 'SMITH-WEDDING-27' are the same. @returns null for what can't be one */
export function accessCodeIn(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, '-');
  const isOne = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code);
  return isOne && code.length >= accessCodeLength.min && code.length <= accessCodeLength.max ? code : null;
}
