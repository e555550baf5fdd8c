import { lazyPage } from '../../lazy-page';

/** The form of the register tab, which signing in doesn't need. */
export const RegisterPart = lazyPage(async () => (await import('./RegisterForm')).RegisterForm);

/** Whether an address shows it. @param search the address's query */
export function isRegistering(search: URLSearchParams): boolean {
  return search.get('tab') === 'register';
}
