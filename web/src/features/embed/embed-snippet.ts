/** What a site owner wants to show. */
export interface EmbedOptions {
  /** Null for all events. */
  readonly eventId: number | null;
  /** In pixels, until the frame has told its own. */
  readonly height: number;
}

export const defaultEmbedHeight = 900;
export const embedHeights = { min: 300, max: 5000 } as const;

/** The path of the page in the frame. */
export function embedPath({ eventId }: Pick<EmbedOptions, 'eventId'>): string {
  return eventId === null ? '/iframe/events' : `/iframe/events/${eventId}`;
}

/** The code to paste: the frame, and the script that makes it as high as its content. @param origin this site's address */
export function embedSnippet(options: EmbedOptions, origin: string): string {
  return `<iframe
  src="${origin}${embedPath(options)}"
  title="${options.eventId === null ? 'Our events' : 'Our event'}"
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
