/** What iPhones save. Browsers don't show it, and no library with a permissive licence decodes it: they wrap libheif, which is LGPL. */
export const heicPicture =
  'HEIC pictures can’t be used here. On an iPhone, share the photo with Options, Most Compatible, and choose that one; elsewhere, export it as a JPG.';
/** A picture that's whole, but of a kind that browsers don't show, such as a JPG with 12 bits per color. */
export const unusualPicture = 'This picture can’t be opened here. Please save it again as a standard JPG or PNG.';

/** Not every browser knows the type. */
export function isHeic({ type, name = '' }: { readonly type: string; readonly name?: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}
