import { tabStorage } from './browser-storage';

const key = 'asked-booking';

/** Keeps which booking dialog a visitor asked for while they sign in or create an account in this tab. @param path the dialog's, with the party */
export function rememberBooking(path: string): void {
  tabStorage.write(key, path);
}

/** @returns null if none was asked for. Anyone can write it, so check where it leads. */
export function askedBooking(): string | null {
  return tabStorage.read(key);
}

export function forgetAskedBooking(): void {
  tabStorage.remove(key);
}
