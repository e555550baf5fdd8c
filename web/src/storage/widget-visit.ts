import { tabStorage } from './browser-storage';

const key = 'widget-visit';

/** Keeps which visit of the widget on another site led to this tab, while someone signs in and pays. @param hash of the address, which has its secret */
export function keepVisit(hash: string): void {
  const [, token] = /^#visit=([\w-]{43})$/.exec(hash) ?? [];
  if (token !== undefined) tabStorage.tryWrite(key, token);
}

/** For an order; nothing if this tab wasn't opened by a widget. */
export function ownVisit(): { readonly visit?: string } {
  const token = tabStorage.read(key);
  return token === null ? {} : { visit: token };
}
