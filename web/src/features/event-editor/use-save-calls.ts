import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotency-key';
import {
  useCreateEvent,
  useEditDates,
  useEditEvent,
  usePreviewDatesEdit,
  useReadEventForm,
  useUploadEventImage,
  useUploadGalleryPicture,
} from '../../data/event-editor';
import { useRequestReview, useTransitionEvent } from '../../data/managed-events';

/** What saving an event calls, and how much of its picture has been sent: 0 to 100, null while none is. */
export function useSaveCalls() {
  const [percent, setPercent] = useState<number | null>(null);
  const keyFor = useAttemptKey();
  const sendWaiting = useUploadGalleryPicture();
  const waiting = useRef<{ readonly picture: Blob; readonly url: string } | null>(null);
  const calls = {
    create: useCreateEvent(),
    edit: useEditEvent(),
    previewDates: usePreviewDatesEdit(),
    editDates: useEditDates(),
    upload: useUploadEventImage(),
    transition: useTransitionEvent(),
    review: useRequestReview(),
    /** The event as it's stored now. */
    read: useReadEventForm(),
  };
  const withProgress = async <Result>(
    picture: Blob | null,
    send: (progress: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await send({
        onProgress: picture === null ? () => undefined : setPercent,
        signal: new AbortController().signal,
      });
    } finally {
      setPercent(null);
    }
  };
  /** Sends a picture that waits for the event to be saved with it: once, however often saving is tried. */
  const waitingUrl = async (picture: Blob): Promise<string> => {
    if (waiting.current?.picture !== picture) {
      const { url } = await withProgress(picture, (progress) => sendWaiting.mutateAsync({ ...progress, picture }));
      waiting.current = { picture, url };
    }
    return waiting.current.url;
  };
  /** The next save sends it again. */
  const forgetWaiting = () => {
    waiting.current = null;
  };
  return { ...calls, keyFor, withProgress, waitingUrl, forgetWaiting, percent };
}

export type SaveCalls = ReturnType<typeof useSaveCalls>;

/** The same key while the same thing is sent again, so that a lost answer can't create the event twice. */
function useAttemptKey(): (texts: Readonly<Record<string, string>>, picture: Blob | null) => string {
  const last = useRef({ content: '', picture: null as Blob | null, key: '' });
  return (texts, picture) => {
    const content = JSON.stringify(texts);
    if (last.current.content !== content || last.current.picture !== picture)
      last.current = { content, picture, key: newIdempotencyKey() };
    return last.current.key;
  };
}
