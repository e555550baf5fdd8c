import type { CallName } from '@ascendant/contract/calls';
import { toApiError } from './api-error';
import { readAuthToken } from './auth-token';
import { loadedCall } from './named-call';

/** Makes a call that replies with a file. @throws ApiError for any non-success reply */
export async function callForFile(name: CallName, body: unknown): Promise<Blob> {
  const token = readAuthToken();
  const { method, path } = await loadedCall(name);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await toApiError(response);
  return response.blob();
}

/** Saves a file as if it had been a link. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
