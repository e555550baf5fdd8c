import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page, or a part of one, whose code is loaded when it's opened. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode;
  /**
   * Loads the code, so that the page can be rendered immediately: on the server, and before it's hydrated.
   * @param address of the page; decides which of its lazy parts are loaded too
   */
  preload(address?: URL): Promise<void>;
  /** After a failure: loads the code again when it's shown next. */
  retry(): void;
  /** On the server only, after `preload`: the names of what it has loaded. Files have the names of the components in them. */
  names?(address: URL): readonly string[];
}

/** A page's code couldn't be loaded: there's no network, or a deployment has replaced it. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super("A page's code could not be loaded", { cause });
    this.name = 'PageLoadError';
  }
}

/**
 * @param load imports the page's file and picks its component
 * @param partAt the lazy part that the page shows at an address; null for none
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  partAt: (address: URL) => Pick<LazyPage, 'preload' | 'names'> | null = () => null,
): LazyPage<Props> {
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
  const page: LazyPage<Props> = Object.assign(Page, {
    preload: async (address?: URL) => {
      await Promise.all([remember(), address && partAt(address)?.preload()]);
    },
    retry: () => {
      Deferred = lazy<ComponentType<Props>>(remember);
    },
  });
  if (import.meta.env.SSR) page.names = (address) => [loaded?.name ?? '', ...(partAt(address)?.names?.(address) ?? [])];
  return page;
}
