/** How events look in a frame on another site. Source: docs/rules/web.md, "Embeddable pages". */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const embedColumns = { min: 1, max: 4 } as const;
/** Events shown at first. */
export const embedNumbers = { min: 1, max: 24 } as const;

/** What a site owner chose; undefined for what the page does by itself. */
export interface EmbedLook {
  readonly theme?: EmbedTheme | undefined;
  /** Six hexadecimal digits, in lower case. */
  readonly accent?: string | undefined;
  readonly columns?: number | undefined;
  readonly number?: number | undefined;
}

export interface EmbedChoice extends EmbedLook {
  /** The organizer whose events are shown; undefined for everyone's. */
  readonly host?: number | undefined;
}

const accentPattern = /^#?([0-9a-f]{6})$/i;

/** A colour as people type or paste it: '#B3541E', 'b3541e'. @returns six digits in lower case; null for anything else */
export function accentIn(text: string): string | null {
  return accentPattern.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}

/** What a parameter accepts, for someone who pasted the code. */
const accepted: Readonly<Record<keyof EmbedChoice, string>> = {
  host: 'the number of an organizer',
  theme: `one of ${embedThemes.join(', ')}`,
  accent: 'a colour of six hexadecimal digits, like b3541e',
  columns: `a number from ${embedColumns.min} to ${embedColumns.max}`,
  number: `a number from ${embedNumbers.min} to ${embedNumbers.max}`,
};

const readers: { readonly [Name in keyof EmbedChoice]-?: (text: string) => EmbedChoice[Name] | null } = {
  host: (text) => whole(text, { min: 1, max: 2 ** 31 - 1 }),
  theme: (text) => embedThemes.find((theme) => theme === text) ?? null,
  accent: accentIn,
  columns: (text) => whole(text, embedColumns),
  number: (text) => whole(text, embedNumbers),
};

function whole(text: string, { min, max }: { readonly min: number; readonly max: number }): number | null {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

/**
 * Reads the parameters of an embeddable page. Names that aren't ours are left alone: sites add their own.
 * @returns the choice, or a sentence about each parameter that isn't right
 */
export function readEmbedChoice(query: Readonly<Record<string, unknown>>): EmbedChoice | readonly string[] {
  const problems: string[] = [];
  const choice: Record<string, unknown> = {};
  for (const name of Object.keys(readers) as readonly (keyof EmbedChoice)[]) {
    const given = query[name];
    if (given === undefined || given === '') continue;
    const value = typeof given === 'string' ? readers[name](given) : null;
    if (value === null) problems.push(`“${name}” must be ${accepted[name]}.`);
    else choice[name] = value;
  }
  return problems.length > 0 ? problems : choice;
}

/** Whether what was read of an address is what's wrong with it. */
export function isProblems(read: unknown): read is readonly string[] {
  return Array.isArray(read);
}

/** The parameters that say a choice again: '?host=7&theme=dark', or '' for none. @param more appended, as `cursor` */
export function embedQuery(choice: EmbedChoice, more: Readonly<Record<string, string>> = {}): string {
  const names = Object.keys(readers) as readonly (keyof EmbedChoice)[];
  const chosen = names.flatMap((name) => (choice[name] === undefined ? [] : [[name, String(choice[name])] as const]));
  const pairs = [...chosen, ...Object.entries(more)].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Black or white, whichever reads better on a colour: at least 4.5 to 1 (WCAG 2.2, 1.4.3). @param accent six digits */
export function inkOn(accent: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(accent.slice(at, at + 2), 16)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? 'black' : 'white';
}

/** A channel of sRGB, 0 to 255, as light (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
