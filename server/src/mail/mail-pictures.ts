import type { MailPicture } from '../adapters/mailer';

/** The pictures that an email can show: they're sent with it, so nothing is loaded from anywhere when it's read. */
const pictureNames = ['logo', 'event-picture', 'first-ticket'] as const;
export type PictureName = (typeof pictureNames)[number];

/** Makes a picture. @param of the object's id; 0 for the logo @returns null if there's none any longer */
export type MailPictureMaker = (of: number) => Promise<Pick<MailPicture, 'content' | 'contentType'> | null>;

/** Where modules define how to make the pictures of emails. */
export interface MailPictures {
  /** Call it once per name, before the first email is sent. */
  define(name: PictureName, maker: MailPictureMaker): void;
}

export interface DefinedMailPictures extends MailPictures {
  /**
   * The pictures that an email's HTML names. One that no longer exists or can't be made is left out: a mail program shows its text, or nothing, and
   * a confirmation doesn't wait for room on a disk or for a bucket.
   */
  picturesOf(html: string): Promise<readonly MailPicture[]>;
}

/** What the HTML calls a picture: 'logo', 'event-picture-7'. */
export function cidOf(name: PictureName, of = 0): string {
  return of === 0 ? name : `${name}-${of}`;
}

const named = /src="cid:(logo|event-picture|first-ticket)(?:-(\d{1,10}))?"/g;

/** @param report called with what kept a picture from being made */
export function definedMailPictures(report: (error: unknown) => void): DefinedMailPictures {
  const makers = new Map<string, MailPictureMaker>();
  return {
    define: (name, maker) => void makers.set(name, maker),
    picturesOf: async (html) => {
      const found = new Map(
        [...html.matchAll(named)].map(([, name = '', of = '0']) => [`${name}:${of}`, { name, of }]),
      );
      const pictures: MailPicture[] = [];
      for (const { name, of } of found.values()) {
        const made = await makers.get(name)?.(Number(of)).catch(report);
        if (made) pictures.push({ cid: of === '0' ? name : `${name}-${of}`, ...made });
      }
      return pictures;
    },
  };
}
