import { calls, type CallName } from '@ascendant/contract/calls';
import type { UploadRule } from '@ascendant/contract/upload';
import { toApiError } from './api-error';
import { readAuthToken } from './auth-token';
import type { CallReply } from './client';

interface Upload {
  readonly file: Blob;
  /** The name of the form field that holds the file. */
  readonly field: UploadRule['field'];
  /** Called with how much has been sent, in whole percent. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes a call that takes a file. Unlike `fetch`, it reports progress.
 * @throws ApiError for any non-success reply; AbortError if the signal aborts; TypeError if the connection breaks
 */
export async function upload<Name extends CallName>(name: Name, { file, field, onProgress, signal }: Upload) {
  const { method, path } = calls[name];
  const form = new FormData();
  form.append(field, file);
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.withCredentials = true;
  request.setRequestHeader('accept', 'application/json');
  const token = readAuthToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)));
  const { status, responseText } = await ended(request, form, signal);
  if (status < 200 || status > 299) throw await toApiError(new Response(responseText, { status }));
  return JSON.parse(responseText) as CallReply<Name>;
}

function ended(request: XMLHttpRequest, form: FormData, signal: AbortSignal): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(new TypeError('The upload broke off')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was given up', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
