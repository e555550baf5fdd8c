import type { RemovedEntry } from './removed-entry';
import type { GalleryUpload } from './use-gallery-uploads';

/** A row of the editor's gallery: a picture, by the id and index of its entry, a file on its way there, or a picture that was removed. */
export type GalleryRow =
  | { readonly id: number; readonly index: number }
  | { readonly upload: GalleryUpload }
  | { readonly removed: RemovedEntry };

interface GalleryState {
  readonly ids: readonly number[];
  readonly uploads: readonly GalleryUpload[];
  /** Null if none can come back. */
  readonly removed: RemovedEntry | null;
}

/** Rows in the order in which the pictures will be, so that an upload that ends moves nothing. */
export function galleryRows({ ids, uploads, removed }: GalleryState): readonly GalleryRow[] {
  const before = (index: number): readonly GalleryRow[] => {
    const here = uploads.filter((upload) => Math.min(upload.index, ids.length) === index);
    if (removed?.index !== index) return here.map((upload) => ({ upload }));
    const [earlier, later] = [
      here.filter((upload) => upload.index <= index),
      here.filter((upload) => upload.index > index),
    ];
    return [...earlier.map((upload) => ({ upload })), { removed }, ...later.map((upload) => ({ upload }))];
  };
  return [...ids.flatMap((id, index) => [...before(index), { id, index }]), ...before(ids.length)];
}
