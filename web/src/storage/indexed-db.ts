/** Waits for a request of IndexedDB. @throws DOMException if the browser couldn't do it */
export function answerOf<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser could not store this')));
  });
}

/** The same for a request whose result doesn't matter. */
export async function doneWith(request: IDBRequest): Promise<void> {
  await answerOf<unknown>(request);
}
