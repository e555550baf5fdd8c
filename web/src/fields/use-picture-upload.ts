import { profilePictureProblem } from '@ascendant/domain/person/profile-picture';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { useSaveProfilePicture } from '../data/person';
import { showToast } from '../ui/dialog/toast-store';

/** An upload in progress. */
interface Sending {
  /** The object URL of the chosen file, to show it immediately. */
  readonly previewUrl: string;
  /** How much has been uploaded, 0 to 100. */
  readonly percent: number;
}

export interface PictureUpload {
  readonly sending: Sending | null;
  /** What went wrong, in sentences; [] if nothing did. */
  readonly problem: readonly string[];
  readonly choose: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

const failure = 'Failed to upload profile picture. Please try again.';

/**
 * Uploads the chosen picture. It's checked first, shown immediately, and can be cancelled.
 * Source: specification 1, section 5 (Validation rules); specification 1, section 8 (Error catalogue).
 */
export function usePictureUpload(): PictureUpload {
  const save = useSaveProfilePicture();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const controller = useRef<AbortController>(null);
  const previewUrl = sending?.previewUrl;
  useEffect(() => (previewUrl === undefined ? undefined : () => URL.revokeObjectURL(previewUrl)), [previewUrl]);

  const send = async (file: File): Promise<void> => {
    const preview = { previewUrl: URL.createObjectURL(file), percent: 0 };
    const { signal } = (controller.current = new AbortController());
    setSending(preview);
    try {
      await save.mutateAsync({ file, signal, onProgress: (percent) => setSending({ ...preview, percent }) });
      showToast({ title: 'Profile picture updated' });
    } catch (error) {
      if (!signal.aborted) setProblem([failure, ...reasonOf(error)]);
    } finally {
      setSending(null);
    }
  };

  const choose = async (file: File): Promise<void> => {
    const wrong = profilePictureProblem(file);
    setProblem(wrong === null ? [] : [wrong]);
    if (wrong === null) await send(file);
  };

  return { sending, problem, choose, cancel: () => controller.current?.abort() };
}

/** The server's reason to refuse this picture, which trying again wouldn't change. */
function reasonOf(error: unknown): readonly string[] {
  const sentence = error instanceof ApiError && error.status < 500 ? error.sentence : null;
  return sentence === null ? [] : [sentence];
}
