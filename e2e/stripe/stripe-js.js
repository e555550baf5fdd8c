/*
 * The part of Stripe's script that the checkout uses, for tests: the card is typed into a frame of js.stripe.com and sent to
 * api.stripe.com with the publishable key, and the bank's challenge is in a frame of hooks.stripe.com. Replaces the real one.
 */
(() => {
  const api = 'https://api.stripe.com/v1/payment_intents';
  const unauthenticated =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

  const createStripe = (publishableKey) => ({
    _registerWrapper() {},
    elements: ({ clientSecret }) => elementsOf(clientSecret),
    confirmPayment: async ({ elements }) => {
      const card = elements.wallet ?? (await elements.readCard());
      const answer = await confirm(publishableKey, elements.clientSecret, card);
      if (answer.error) return { error: answer.error };
      return answer.status === 'requires_action' ? challenge(answer) : { paymentIntent: answer };
    },
  });

  // The loader compares this with the release it asked for.
  globalThis.Stripe = Object.assign(createStripe, { version: 'endive' });

  /** A wallet that pays with a card of its own at one press. */
  function walletOf(elements) {
    let button = null;
    const listeners = {};
    return {
      mount(place) {
        button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Pay with Link' });
        button.addEventListener('click', () => {
          elements.wallet = { number: '4242424242424242', exp_month: '9', exp_year: '2039', cvc: '123' };
          listeners.confirm?.({});
        });
        place.append(button);
        listeners.ready?.({ availablePaymentMethods: { link: true } });
      },
      unmount: () => button?.remove(),
      on(event, listener) {
        listeners[event] = listener;
      },
    };
  }

  function elementsOf(clientSecret) {
    let frame = null;
    const listeners = {};
    const elements = { clientSecret, wallet: null, readCard: () => readCard(frame) };
    const card = {
      mount(place) {
        frame = frameOf('Secure payment input frame', 'https://js.stripe.com/v3/card-frame.html');
        frame.addEventListener('load', () => listeners.ready?.());
        place.append(frame);
      },
      unmount: () => frame?.remove(),
      on(event, listener) {
        listeners[event] = listener;
      },
    };
    return Object.assign(elements, { create: (type) => (type === 'payment' ? card : walletOf(elements)) });
  }

  function readCard(frame) {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data));
      port1.start();
      frame.contentWindow.postMessage('card', 'https://js.stripe.com', [port2]);
    });
  }

  async function confirm(key, clientSecret, card) {
    const body = new URLSearchParams({ key, client_secret: clientSecret, 'payment_method_data[type]': 'card' });
    for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value);
    const response = await fetch(`${api}/${clientSecret.split('_secret')[0]}/confirm`, { method: 'POST', body });
    return response.json();
  }

  function challenge(intent) {
    const bank = new URL(intent.next_action.redirect_to_url.url);
    const frame = frameOf('3D Secure challenge', `https://hooks.stripe.com${bank.pathname}${bank.search}`);
    document.body.append(frame);
    return new Promise((resolve) => {
      const hear = ({ origin, data }) => {
        if (origin !== 'https://hooks.stripe.com') return;
        removeEventListener('message', hear);
        frame.remove();
        resolve(data === 'pass' ? { paymentIntent: intent } : { error: { message: unauthenticated } });
      };
      addEventListener('message', hear);
    });
  }

  function frameOf(title, src) {
    return Object.assign(document.createElement('iframe'), { title, src });
  }
})();
