import type { UploadedPicture } from '@ascendant/contract/gallery';
import { eventImageProblem } from '@ascendant/domain/event/form/event-image';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useUploadGalleryPicture } from '../../data/event-editor';

/** A file on its way into the gallery, or one that didn't get there. */
export interface GalleryUpload {
  readonly id: number;
  readonly file: File;
  /** Where its picture goes: how many of the gallery's pictures are before it. */
  readonly index: number;
  /** How much has been sent, 0 to 100. */
  readonly percent: number;
  /** Why it isn't in the gallery; null while it's on its way. */
  readonly problem: string | null;
  /** Sending the same file again may work. */
  readonly canRetry: boolean;
}

export interface GalleryUploads {
  readonly uploads: readonly GalleryUpload[];
  /** At least one is on its way. */
  readonly isBusy: boolean;
  /** Sends files, to go where the gallery's `index` says. */
  readonly start: (files: readonly File[], index: number, onStored: OnStored) => void;
  readonly retry: (upload: GalleryUpload, onStored: OnStored) => void;
  /** Gives one up, or forgets what was wrong with it. */
  readonly drop: (upload: GalleryUpload) => void;
}

type OnStored = (index: number, picture: UploadedPicture) => void;

const failed = 'We couldn’t upload this picture.';

/** Uploads the chosen pictures one after another, so that they keep their order. Each is checked first. */
export function useGalleryUploads(): GalleryUploads {
  const save = useUploadGalleryPicture();
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([]);
  // What's on the screen, for uploads that end after it was drawn.
  const latest = useRef(uploads);
  const turns = useRef<Promise<void>>(Promise.resolve());
  const controllers = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const update = (all: readonly GalleryUpload[]) => {
    latest.current = all;
    setUploads(all);
  };
  const change = (id: number, what: Partial<GalleryUpload>) =>
    update(latest.current.map((each) => (each.id === id ? { ...each, ...what } : each)));
  const forget = (id: number) => update(latest.current.filter((each) => each.id !== id));
  /** The picture is in the gallery now, before those of the later uploads. @returns where it goes */
  const finish = (id: number): number => {
    const place = latest.current.findIndex((each) => each.id === id);
    const later = latest.current.slice(place + 1).map((each) => ({ ...each, index: each.index + 1 }));
    const index = latest.current[place]?.index ?? 0;
    update([...latest.current.slice(0, place), ...later]);
    return index;
  };

  const send = async ({ id, file }: GalleryUpload, signal: AbortSignal): Promise<UploadedPicture | null> => {
    if (signal.aborted) return null;
    try {
      const onProgress = (percent: number) => change(id, { percent });
      return await save.mutateAsync({ picture: file, signal, onProgress });
    } catch (error) {
      if (!signal.aborted) change(id, problemOf(error));
      return null;
    }
  };

  const enqueue = (upload: GalleryUpload, onStored: OnStored) => {
    const controller = new AbortController();
    controllers.current.set(upload.id, controller);
    turns.current = inTurn(turns.current, async () => {
      const picture = await send(upload, controller.signal);
      if (picture === null || controller.signal.aborted) return;
      onStored(finish(upload.id), picture);
    });
  };

  const start = (files: readonly File[], index: number, onStored: OnStored) => {
    const added = files.map((file) => {
      nextId.current += 1;
      return { id: nextId.current, file, index, percent: 0, problem: eventImageProblem(file), canRetry: false };
    });
    update([...latest.current, ...added]);
    for (const upload of added) if (upload.problem === null) enqueue(upload, onStored);
  };

  return {
    uploads,
    isBusy: uploads.some(({ problem }) => problem === null),
    start,
    retry: (upload, onStored) => {
      change(upload.id, { percent: 0, problem: null });
      enqueue(upload, onStored);
    },
    drop: ({ id }) => {
      controllers.current.get(id)?.abort();
      forget(id);
    },
  };
}

async function inTurn(earlier: Promise<void>, work: () => Promise<void>): Promise<void> {
  await earlier;
  await work();
}

/** The server's reason, where sending the same picture again wouldn't change it. */
function problemOf(error: unknown): Pick<GalleryUpload, 'problem' | 'canRetry'> {
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 401;
  const reason = isRefused ? error.sentence : null;
  return { problem: reason ?? failed, canRetry: !(isRefused && [413, 415].includes(error.status)) };
}
