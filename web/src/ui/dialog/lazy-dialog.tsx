import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { notLoadedSentence } from '../../api/api-error';
import { lazyPage, PageLoadError, type LazyPage } from '../../lazy-page';
import { whenIdle } from '../late/when-idle';
import { showToast } from './toast-store';

interface Closable {
  readonly onClose: () => void;
}

/**
 * A part of a page that's shown when someone opens it: a dialog, or a form in its place. Its code is loaded when the browser is idle,
 * or at the latest when it's opened. If it can't be loaded, a toast says so and it closes: the page stays as it was, with what was typed
 * in it. Opening it again tries again, which helps unless the browser remembers that the import has failed.
 * @param load imports the part's file and picks its component
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  const Part = lazyPage(load);
  if (typeof window !== 'undefined') whenIdle(() => void Part.preload().catch(() => undefined));
  function ShownPart(props: Props) {
    const fail = () => {
      Part.retry();
      showToast({ title: notLoadedSentence(), tone: 'bad' });
      props.onClose();
    };
    return (
      <Boundary onFailed={fail}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return Object.assign(ShownPart, { preload: Part.preload, retry: Part.retry, loadedName: Part.loadedName });
}

interface BoundaryProps {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Catches missing code only: anything else is a bug, and the page's. */
class Boundary extends Component<BoundaryProps, { readonly failure: { readonly error: unknown } | null }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override state: Readonly<{ failure: { readonly error: unknown } | null }> = { failure: null };

  override componentDidCatch(error: unknown): void {
    if (error instanceof PageLoadError) this.props.onFailed();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!(failure.error instanceof PageLoadError)) throw failure.error;
    return null;
  }
}
