import { useEffect, useRef, useState, type RefObject } from 'react';
import { openStripe, type StripePage } from './stripe-client';

/** How many wallets Stripe can offer here: Apple Pay, Google Pay and Link, by the browser and the buyer. */
export type Wallets = 'unknown' | 'none' | 'some';

interface StripePlaces {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly wallets: RefObject<HTMLDivElement | null>;
  /** Null until the card form can be filled in. */
  readonly page: StripePage | null;
  readonly offered: Wallets;
  readonly hasFailed: boolean;
}

interface StripeIntent {
  readonly publishableKey: string | null;
  readonly clientSecret: string;
  /** The buyer has agreed in their wallet. */
  readonly onWallet: (page: StripePage) => void;
}

/** Puts Stripe's card form and its express buttons into the page. */
export function useStripePage({ publishableKey, clientSecret, onWallet }: StripeIntent): StripePlaces {
  const card = useRef<HTMLDivElement>(null);
  const wallets = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<StripePage | null>(null);
  const [offered, setOffered] = useState<Wallets>('unknown');
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(onWallet);
  useEffect(() => {
    latest.current = onWallet;
  });
  useEffect(() => {
    let isGone = false;
    const mounted: { unmount: () => unknown }[] = [];
    const mount = async () => {
      const opened = await openStripe(publishableKey, clientSecret);
      if (isGone || !card.current || !wallets.current) return;
      const form = opened.elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
      form.on('ready', () => setPage(opened));
      form.on('loaderror', () => setFailed(true));
      const express = opened.elements.create('expressCheckout');
      express.on('ready', ({ availablePaymentMethods }) => setOffered(availablePaymentMethods ? 'some' : 'none'));
      express.on('loaderror', () => setOffered('none'));
      express.on('confirm', () => latest.current(opened));
      express.mount(wallets.current);
      form.mount(card.current);
      mounted.push(form, express);
    };
    mount().catch(() => (isGone ? undefined : setFailed(true)));
    return () => {
      isGone = true;
      for (const element of mounted) element.unmount();
      setPage(null);
      setOffered('unknown');
    };
  }, [clientSecret, publishableKey]);
  return { card, wallets, page, offered, hasFailed };
}
