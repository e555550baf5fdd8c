import { siteLocale } from '@ascendant/domain/site/locale';
const inWords = new Intl.ListFormat(siteLocale, { type: 'conjunction' });

/** 'Maya Lindqvist, Jonas Bergeron and Théo Bergeron' */
export function namesText(names: readonly string[]): string {
  return inWords.format(names);
}
