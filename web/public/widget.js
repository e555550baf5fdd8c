// For pages that sell from their own: <ascendant-booking series="40"><a href="…">Book</a></ascendant-booking>. Its address never changes.
(() => {
  'use strict';
  const site = new URL(document.currentScript.src).origin;
  const tallest = 50000;
  const names = ['view_item', 'begin_checkout', 'purchase'];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block}
iframe{display:block;width:100%;min-height:160px;border:0;color-scheme:normal}
button{font:inherit;min-height:44px;padding:0 20px;cursor:pointer}
dialog{border:0;border-radius:12px;box-sizing:border-box;width:min(560px,100vw - 16px);max-height:calc(100vh - 16px);padding:8px}
dialog button{display:block;margin-left:auto}`);

  /** The page in the frame, and its parameters. */
  function addressOf(element) {
    const text = (name) => element.getAttribute(name) || '';
    const kind = ['series', 'event', 'host'].find(text);
    if (!kind) return null;
    const id = encodeURIComponent(text(kind));
    const path = { series: `/widget/series/${id}`, event: `/widget/events/${id}`, host: '/iframe/events' }[kind];
    const query = new URLSearchParams(kind === 'host' ? { host: text(kind) } : {});
    const more = kind === 'host' ? ['theme', 'accent'] : ['theme', 'accent', 'party', 'channel'];
    for (const name of more) if (text(name)) query.set(name, text(name));
    return `${site}${path}?${query}`;
  }

  class AscendantBooking extends HTMLElement {
    connectedCallback() {
      window.addEventListener('message', this);
      if (this.shadowRoot) return;
      const address = addressOf(this);
      if (!address) return;
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.label = this.getAttribute('label') || 'Book now';
      if (this.getAttribute('look') === 'button') root.append(...this.behindButton(address));
      // Until the frame answers, the link is there too: the page around it may not allow the frame.
      else root.append(document.createElement('slot'), this.framed(address));
    }
    disconnectedCallback() {
      window.removeEventListener('message', this);
    }
    framed(address) {
      this.frame = document.createElement('iframe');
      this.frame.title = this.label;
      this.frame.src = address;
      return this.frame;
    }
    behindButton(address) {
      const [open, close] = [this.label, 'Close'].map((text) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = text;
        return button;
      });
      this.dialog = document.createElement('dialog');
      this.dialog.setAttribute('aria-label', this.label);
      this.dialog.append(close);
      open.addEventListener('click', () => {
        if (!this.frame) this.dialog.append(this.framed(address));
        this.dialog.showModal();
      });
      close.addEventListener('click', () => this.dialog.close());
      return [open, this.dialog];
    }
    /** Answers our own frame, and no other, with a channel. */
    handleEvent({ origin, source, data }) {
      if (origin !== site || data !== 'ascendant-embed:ready') return;
      if (!this.frame || source !== this.frame.contentWindow) return;
      this.shadowRoot.querySelector('slot')?.remove();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', (message) => this.told(message.data || {}));
      port1.start();
      source.postMessage('ascendant-embed:connect', site, [port2]);
    }
    told({ height, event, detail }) {
      if (Number.isInteger(height) && height > 0 && height <= tallest) this.frame.style.height = `${height}px`;
      if (event === 'close' && this.dialog) this.dialog.close();
      if (names.includes(event))
        this.dispatchEvent(new CustomEvent(`ascendant:${event}`, { bubbles: true, composed: true, detail }));
    }
  }
  if (!customElements.get('ascendant-booking')) customElements.define('ascendant-booking', AscendantBooking);
})();
