// Runs before anything is shown. It's small, because the first paint waits for it.
(() => {
  // A chosen theme never flashes. Without a choice the system decides (tokens.css).
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be switched off: the system decides.
  }

  // A page that shows everything without its program starts it after the first paint, so that on a slow connection pictures and fonts load first.
  const data = document.currentScript.dataset;
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }));
  const start = () => {
    if (!data.program) return;
    for (const href of data.parts.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: data.program });
    delete data.program;
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // If someone presses something before that, the page needs its program at once. A page in the background isn't painted.
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start);
  setTimeout(start, document.hidden ? 0 : 2000);
})();
