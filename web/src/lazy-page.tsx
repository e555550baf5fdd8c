import { lazy, useState, type ComponentType } from 'react';

/** A page whose code is loaded when it's opened. */
export interface LazyPage {
  (): React.ReactNode;
  /** Loads the code, so that the page can be rendered immediately: on the server, and before it's hydrated. */
  preload(): Promise<void>;
}

/** A page's code couldn't be loaded: there's no network, or a deployment has replaced it. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super("A page's code could not be loaded", { cause });
    this.name = 'PageLoadError';
  }
}

/** @param load imports the page's file and picks its component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const remember = async () => {
    try {
      loaded = await load();
    } catch (error) {
      throw new PageLoadError(error);
    }
    return { default: loaded };
  };
  const Deferred = lazy(remember);
  function Page() {
    // Stays the same while the page is shown, because a different component would remount it.
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready /> : <Deferred />;
  }
  return Object.assign(Page, {
    preload: async () => {
      await remember();
    },
  });
}
