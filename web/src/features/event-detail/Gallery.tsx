import type { Gallery as Pictures } from '@ascendant/contract/gallery';
import { useState } from 'react';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import eventSectionsStyles from './EventSections.module.css';
import { gallerySource } from './gallery-source';
import styles from './Gallery.module.css';

const GalleryDialog = lazyDialog(async () => (await import('./GalleryDialog')).GalleryDialog);

/** An event's further pictures, small; each opens large. Nothing without pictures. */
export function Gallery({ event: { gallery } }: { readonly event: { readonly gallery: Pictures } }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (gallery.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Pictures</h2>
      <ul className={styles.grid}>
        {gallery.map((picture, index) => (
          <li key={picture.url}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <img {...gallerySource(picture, gallery.length)} alt={picture.alt} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <GalleryDialog gallery={gallery} index={opened} onIndex={setOpened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
