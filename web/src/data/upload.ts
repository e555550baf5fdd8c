import type { upload as Upload } from '../api/upload';

/** Makes a call that takes a file. Its code is loaded when someone sends one. */
export const upload: typeof Upload = async (...sent) => (await import('../api/upload')).upload(...sent);
