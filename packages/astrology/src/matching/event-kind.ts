import { categoryLike, type CategoryName } from './category-significators';

/** What kind of event something is; 'any' for a category we don't recognize. */
export type EventKind = CategoryName | 'any';

/** The kind of event that a category's name, or else its description, tells. Source: docs/rules/matching-model.md, "Plain lines". */
export function eventKind(name: string, description?: string | null): EventKind {
  return categoryLike(name, description) ?? 'any';
}
