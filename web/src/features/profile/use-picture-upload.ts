import { useEffect, useRef, useState } from 'react';
import { profilePictureProblem } from '@ascendant/domain/person/profile-picture';
import { ApiError } from '../../api/api-error';
import { useSaveProfilePicture } from '../../data/person';
import { showToast } from '../../ui/toast-store';

/** A picture on its way. */
interface Sending {
  /** Where the browser finds what was chosen, so that it is seen at once. */
  readonly previewUrl: string;
  /** How much has been sent. */
  readonly percent: number;
}

export interface PictureUpload {
  readonly sending: Sending | null;
  /** What is wrong, in sentences; [] where nothing is. */
  readonly problem: readonly string[];
  readonly choose: (file: File) => Promise<void>;
  readonly giveUp: () => void;
}

const failure = 'Failed to upload profile picture. Please try again.';

/**
 * Sends the picture that somebody has chosen: looked at first, shown at once, and given up when told to.
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

  return { sending, problem, choose, giveUp: () => controller.current?.abort() };
}

/** What the server has against this picture, which trying again would not help. */
function reasonOf(error: unknown): readonly string[] {
  const sentence = error instanceof ApiError && error.status < 500 ? error.sentence : null;
  return sentence === null ? [] : [sentence];
}
