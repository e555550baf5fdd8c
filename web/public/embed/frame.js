// The script of the embeddable pages. It reads no storage and no cookie, and does nothing that a message asks for but tell its height.
(function () {
  'use strict';

  function hideIfBroken(image) {
    if (image.complete && image.naturalWidth === 0) image.hidden = true;
  }
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLImageElement) event.target.hidden = true;
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('img').forEach(hideIfBroken);
    new ResizeObserver(tellHeight).observe(document.body);
    if (window.parent !== window) ask();
  });

  // The height goes through a channel that only the page around this one gets: it asks for it with a message.
  var port = null;
  function tellHeight() {
    if (port && document.body) port.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) });
  }
  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || event.data !== 'ascendant-embed:connect' || event.ports.length !== 1) return;
    port = event.ports[0];
    tellHeight();
  });

  // What the widget's own script says goes the same way.
  document.addEventListener('ascendant-tell', function (event) {
    if (port) port.postMessage(event.detail);
  });

  // Says that it's here until it is answered. The words are the same for everyone, so it doesn't matter who reads them.
  var asked = 0;
  function ask() {
    if (port || asked >= 40) return;
    asked += 1;
    window.parent.postMessage('ascendant-embed:ready', '*');
    setTimeout(ask, 500);
  }

  // 'Show more' adds the next page below. Without this script it's an ordinary link.
  document.addEventListener('click', function (event) {
    var link = event.target instanceof Element ? event.target.closest('[data-more]') : null;
    if (!link) return;
    event.preventDefault();
    if (!link.hasAttribute('aria-disabled')) showMore(link);
  });
  async function showMore(link) {
    const status = document.querySelector('[data-status]');
    status.textContent = 'Loading events...';
    link.setAttribute('aria-disabled', 'true');
    try {
      const response = await fetch(link.href, { credentials: 'omit' });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const cards = [...page.querySelectorAll('[data-events] > article')].map((card) =>
        document.importNode(card, true),
      );
      document.querySelector('[data-events]').append(...cards);
      const next = page.querySelector('[data-more]');
      if (next) link.href = next.getAttribute('href');
      else link.parentElement.remove();
      status.textContent = '';
    } catch {
      status.textContent = 'Failed to load events. Please try again later.';
    }
    link.removeAttribute('aria-disabled');
  }
})();
