/** The part of Stripe's client that the checkout uses. Source: Stripe documentation, docs.stripe.com/js. */
export interface StripeClient {
  elements(options: { clientSecret: string; appearance: { theme: string } }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: { message?: string } }>;
}

export interface StripeElements {
  create(type: 'payment'): StripeElement;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  unmount(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
}

type StripeFactory = (publishableKey: string) => StripeClient;

const scriptUrl = 'https://js.stripe.com/v3/';

let loading: Promise<StripeFactory> | null = null;

/** Loads Stripe's script once, when it's first needed, from Stripe's host as Stripe requires. */
export async function loadStripe(publishableKey: string): Promise<StripeClient> {
  loading ??= loadScript();
  try {
    return (await loading)(publishableKey);
  } catch (error) {
    loading = null;
    throw error;
  }
}

function loadScript(): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => {
      const factory: unknown = Reflect.get(window, 'Stripe');
      if (isFactory(factory)) resolve(factory);
      else reject(new Error('Stripe did not load'));
    });
    script.addEventListener('error', () => reject(new Error('Could not reach Stripe')));
    document.head.append(script);
  });
}

function isFactory(value: unknown): value is StripeFactory {
  return typeof value === 'function';
}
