// What the page of another site does. The tests call these functions in a browser.

/** Sends every request with the visitor's cookies. Returns the ones whose answer this page could read. */
globalThis.readAnswers = async (requests) => {
  const readable = [];
  for (const { url, method, type, mode } of requests) {
    const content = type === null ? {} : { headers: { 'content-type': type }, body: '{"a":1}' };
    try {
      const answer = await fetch(url, { method, mode, credentials: 'include', ...content });
      if (answer.type !== 'opaque') readable.push(`${method} ${url} (${answer.status}, ${await answer.text()})`);
    } catch {
      // The browser refused.
    }
  }
  return readable;
};

/** Submits a form, whose text reads as JSON. */
globalThis.submitForm = (action) => {
  const form = Object.assign(document.createElement('form'), { method: 'POST', action, enctype: 'text/plain' });
  form.append(Object.assign(document.createElement('input'), { name: '{"a":"', value: '"}' }));
  document.body.append(form);
  form.submit();
};

/** Shows each address in a frame, and waits until the browser has loaded or refused it. */
globalThis.frameAll = async (addresses) => {
  for (const src of addresses) {
    const frame = Object.assign(document.createElement('iframe'), { src });
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve);
    });
    document.body.append(frame);
    await loaded;
  }
};

let opened;
globalThis.openWindow = (address) => {
  opened = window.open(address);
};
globalThis.isWindowOpen = () => !opened.closed;
