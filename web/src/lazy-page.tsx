import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page, or a part of one, whose code is loaded when it's opened. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode;
  /** Loads the code, so that the page can be rendered immediately: on the server, and before it's hydrated. */
  preload(): Promise<void>;
  /** After a failure: loads the code again when it's shown next. */
  retry(): void;
  /** After `preload`: the component's name, which its file has too. */
  loadedName(): string | undefined;
}

/** A page's code couldn't be loaded: there's no network, or a deployment has replaced it. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super("A page's code could not be loaded", { cause });
    this.name = 'PageLoadError';
  }
}

/**
 * Imports what's no use without a network. Without one nothing is imported, because browsers remember until the page is reloaded that an
 * import has failed.
 * @throws PageLoadError if there's no network
 */
export async function loadOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) throw new PageLoadError(null);
  return load();
}

/** @param load imports the page's file and picks its component */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const remember = async () => {
    try {
      loaded = await load();
    } catch (error) {
      throw new PageLoadError(error);
    }
    return { default: loaded };
  };
  let Deferred = lazy<ComponentType<Props>>(remember);
  function Page(props: Props) {
    // Stays the same while the page is shown, because a different component would remount it.
    const [Shown] = useState(() => loaded ?? Deferred);
    return <Shown {...props} />;
  }
  return Object.assign(Page, {
    preload: async () => {
      await remember();
    },
    loadedName: () => loaded?.name,
    retry: () => {
      Deferred = lazy<ComponentType<Props>>(remember);
    },
  });
}
