/** What a date needs more of as more people come: once for a date, one for so many people, enough to carry everyone, one for each of an extra. */
export const needKinds = ['date', 'people', 'carries', 'extra'] as const;
export type NeedKind = (typeof needKinds)[number];

/** What each date of a series takes of a resource group: a guide for every 6 people, boats that carry everyone, a wetsuit M for each that's booked. */
export interface Need {
  /** A group is needed once in a series. */
  readonly group: number;
  readonly by: NeedKind;
  /** How many for each date, or for so many people. */
  readonly amount: number;
  /** For how many people one amount is enough. */
  readonly per: number;
  /** Of an extra: its name, and its choice if it has any; empty otherwise. */
  readonly extra: string;
  readonly choice: string;
  /** Minutes of set-up before the start, and after the end. */
  readonly before: number;
  readonly after: number;
}

export const maxNeeds = 20;
export const maxNeedAmount = 100;
export const maxNeedMinutes = 1440;
export const maxResourceGroups = 50;
export const maxResources = 500;
export const maxResourceQuantity = 10_000;
export const resourceNameMaxLength = 60;
export const resourceNoteMaxLength = 200;
