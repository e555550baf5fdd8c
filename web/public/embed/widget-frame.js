// The widget in its frame: asks the server again when something is chosen, makes the visit, and says when it's booked.
(function () {
  'use strict';
  const widget = document.querySelector('[data-widget]');
  const form = widget.querySelector('form');
  const status = widget.querySelector('[data-status]');
  // The frame has no storage: the visit is as old as the page.
  const token = secret();
  let host;
  let began = 0;
  let timer;

  function secret() {
    const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
    return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  function link() {
    return widget.querySelector('[data-continue]');
  }
  // Behind the #, so that no server and no other page reads it.
  function carryToken() {
    if (link()) link().href = `${link().href.split('#')[0]}#visit=${token}`;
  }

  function tell(name, more) {
    const { event, value, people } = link().dataset;
    const items = [{ item_id: event, item_name: widget.dataset.title, quantity: Number(people) }];
    const detail = { currency: widget.dataset.currency, value: Number(value), items, ...more };
    document.dispatchEvent(new CustomEvent('ascendant-tell', { detail: { event: name, detail } }));
  }
  window.addEventListener('message', (message) => {
    if (message.source !== window.parent || message.data !== 'ascendant-embed:connect' || host) return;
    host = message.origin;
    if (link()) tell('view_item');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape')
      document.dispatchEvent(new CustomEvent('ascendant-tell', { detail: { event: 'close' } }));
  });

  // The server says the price of what's chosen, and how many of the people there are seats for.
  let latest = 0;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', async () => {
    const asked = (latest += 1);
    const { date, adults, minors } = form.elements;
    const query = new URLSearchParams(location.search);
    query.set('party', `${adults.value || 1}-${minors ? minors.value || 0 : 0}`);
    if (date) query.set('date', date.value);
    status.textContent = 'Loading the price...';
    try {
      const response = await fetch(`${location.pathname}?${query}`, { credentials: 'omit' });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (asked === latest) show(page);
    } catch {
      if (asked === latest) status.textContent = 'We couldn’t load the price. Please try again.';
    }
  });
  function show(page) {
    widget.querySelector('[data-offer]').replaceWith(document.importNode(page.querySelector('[data-offer]'), true));
    for (const field of form.querySelectorAll('input')) {
      const { value, max } = page.querySelector(`[name=${field.name}]`) || field;
      field.max = max;
      field.value = value;
    }
    status.textContent = '';
    carryToken();
  }

  widget.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-continue]')) begin();
  });
  function begin() {
    const body = JSON.stringify({
      token,
      channel: widget.dataset.channel,
      ...(/^https?:/.test(host) && { origin: host }),
    });
    const headers = { 'content-type': 'application/json' };
    void fetch('/api/widget-visits', { method: 'POST', headers, body, credentials: 'omit', keepalive: true });
    tell('begin_checkout');
    const here = document.createElement('a');
    here.className = 'link';
    here.target = '_top';
    here.href = link().href;
    here.textContent = 'Open it here';
    status.replaceChildren('Finish your booking in the new tab. This page will say when it’s done. No new tab? ', here);
    began = Date.now();
    clearTimeout(timer);
    timer = setTimeout(ask, 3000);
  }

  // Every 3 seconds in the first 2 minutes, then every 15, for half an hour, and only while someone can see it.
  const minute = 60_000;
  async function ask() {
    clearTimeout(timer);
    const waited = Date.now() - began;
    if (!began || waited > 30 * minute) return;
    timer = setTimeout(ask, waited < 2 * minute ? 3000 : 15_000);
    if (document.hidden) return;
    try {
      const response = await fetch(`/api/widget-visits/${token}`, { credentials: 'omit', cache: 'no-store' });
      const visit = response.ok ? await response.json() : null;
      if (visit && visit.booked && began) booked(visit);
    } catch {
      // The next time will tell.
    }
  }
  document.addEventListener('visibilitychange', ask);
  function booked({ amount, currency }) {
    began = 0;
    clearTimeout(timer);
    tell('purchase', {
      transaction_id: secret(),
      value: Number(amount),
      currency: currency.toUpperCase(),
    });
    status.textContent = 'You’re booked. Your tickets are in your email.';
    form.remove();
    widget.querySelector('[data-offer]').remove();
  }

  carryToken();
})();
