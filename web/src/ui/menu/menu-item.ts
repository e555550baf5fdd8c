/** One thing that a menu offers. */
export interface MenuItem {
  readonly label: string;
  /** What it does, or the page it leads to. */
  readonly does: (() => void) | PageLink;
  /** It ends something, so it's red, below the others and apart from them. */
  readonly endsIt?: boolean;
  /** It's shown, and can't be chosen any more. */
  readonly isDisabled?: boolean;
}

interface PageLink {
  readonly to: string;
  /** Loads the page's own document. */
  readonly reloadDocument?: boolean;
  /** Of the history entry. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}
