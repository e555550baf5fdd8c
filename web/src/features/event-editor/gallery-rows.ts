import type { GalleryUpload } from './use-gallery-uploads';

/** A row of the editor's gallery: a picture, by the id and index of its entry, or a file on its way to that place. */
export type GalleryRow = { readonly id: string; readonly index: number } | { readonly upload: GalleryUpload };

/** Pictures and uploads in the order in which the pictures will be, so that an upload that ends moves nothing. */
export function galleryRows(ids: readonly string[], uploads: readonly GalleryUpload[]): readonly GalleryRow[] {
  const before = (index: number) =>
    uploads.filter((upload) => Math.min(upload.index, ids.length) === index).map((upload) => ({ upload }));
  return [...ids.flatMap((id, index) => [...before(index), { id, index }]), ...before(ids.length)];
}
