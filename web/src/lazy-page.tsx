import { lazy, useState, type ComponentType } from 'react';

/** A page whose code is loaded when it's opened. */
export interface LazyPage {
  (): React.ReactNode;
  /** Loads the code, so that the page can be rendered at once: on the server, and before it is hydrated. */
  preload(): Promise<void>;
}

/** @param load imports the page's file and picks its component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const remember = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Deferred = lazy(remember);
  function Page() {
    // Fixed for as long as the page is shown: a different component would mount it again.
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready /> : <Deferred />;
  }
  return Object.assign(Page, {
    preload: async () => {
      await remember();
    },
  });
}
