import type { CallAddress } from '@ascendant/contract/routes';
import { toApiError } from './api-error';
import { readAuthToken } from './auth-token';
import { methodOf, pathOf } from './client';

/** Makes a call that replies with a file. @throws ApiError for any non-success reply */
export async function callForFile(address: CallAddress, body: unknown): Promise<Blob> {
  const token = readAuthToken();
  const response = await fetch(pathOf(address), {
    method: methodOf(address),
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
