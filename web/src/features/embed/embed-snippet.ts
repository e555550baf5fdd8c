import { embedQuery, type EmbedLook } from '@ascendant/domain/event/embed';
import { productName } from '@ascendant/domain/site/brand';
import { escapeAttribute } from './escape-attribute';

/** What a site owner wants to show: one event, an organizer's, or everyone's. */
export type EmbedShown =
  | { readonly kind: 'own'; readonly host: number; readonly name: string }
  | { readonly kind: 'one'; readonly eventId: number }
  | { readonly kind: 'all' };

export interface EmbedOptions {
  readonly shown: EmbedShown;
  readonly look: EmbedLook;
  /** In pixels, until the frame has told its own. */
  readonly height: number;
}

export const defaultEmbedHeight = 900;
export const embedHeights = { min: 300, max: 5000 } as const;

/** The path of the page in the frame. One event has no columns and no number. */
export function embedPath({ shown, look }: Pick<EmbedOptions, 'shown' | 'look'>): string {
  const { theme, accent } = look;
  switch (shown.kind) {
    case 'one':
      return `/iframe/events/${shown.eventId}${embedQuery({ theme, accent })}`;
    case 'own':
      return `/iframe/events${embedQuery({ ...look, host: shown.host })}`;
    case 'all':
      return `/iframe/events${embedQuery(look)}`;
  }
}

/** What the frame shows, in words: its title, and a line above the code for who finds it in a page later. */
export function embedTitle(shown: EmbedShown): string {
  switch (shown.kind) {
    case 'own':
      return `Events by ${shown.name}`;
    case 'one':
      return `Event ${shown.eventId}`;
    case 'all':
      return `All events on ${productName}`;
  }
}

/** The code to paste: what it shows, the frame, and the script that makes it as high as its content. @param origin this site's address */
export function embedSnippet(options: EmbedOptions, origin: string): string {
  const title = escapeAttribute(embedTitle(options.shown));
  return `<!-- ${title.replaceAll('--', '‐‐')} (${productName}) -->
<iframe
  src="${escapeAttribute(origin + embedPath(options))}"
  title="${title}"
  width="100%" height="${options.height}"
  style="border:0" loading="lazy"></iframe>
<script src="${origin}/embed.js" async></script>`;
}

/** The event that an address or a number names. @returns null if it names none */
export function eventIdOf(text: string): number | null {
  const [, id] = /^(?:\S*\/events\/)?([1-9]\d{0,9})(?:[/?#-]\S*)?$/.exec(text.trim()) ?? [];
  return id === undefined || Number(id) >= 2 ** 31 ? null : Number(id);
}

/** The height that was typed, within the limits; the default for anything else. */
export function heightOf(text: string): number {
  const height = /^\d{1,5}$/.test(text.trim()) ? Number(text) : defaultEmbedHeight;
  return Math.min(embedHeights.max, Math.max(embedHeights.min, height));
}
