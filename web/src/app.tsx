import { Suspense, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { isOfflineDocument } from './api/offline-document';
import styles from './app.module.css';
import { AuthProvider, useAuth } from './auth/AuthProvider';
import { CentredSpinner } from './auth/CentredSpinner';
import { loadQuestions } from './data/session';
import { BaseHeadContext, useBaseHead } from './head/use-page-head';
import { lazyPage } from './lazy-page';
import type { PageRecord } from './page-record';
import { paths } from './paths';
import { notFoundRoute, offlineRoutes, pageRoutes } from './routes';
import { Footer } from './shell/Footer';
import { Masthead } from './shell/Masthead';
import { ExtraBoundary, PageBoundary } from './shell/PageBoundary';
import { useArrival } from './shell/use-arrival';
import { Toasts } from './ui/dialog/Toasts';

interface SiteProps {
  /** The pages to choose from: all of them. On the server, only the one that was asked for, because matching an address with all takes time. */
  readonly pages?: readonly PageRecord[];
}

/** The whole site. It needs a router and a query client around it. Each page renders its own `main`. */
export function App({ pages }: SiteProps) {
  return (
    <AuthProvider>
      <Site {...(pages && { pages })} />
      <ExtraBoundary>
        <SessionDialogs />
        <Toasts />
      </ExtraBoundary>
    </AuthProvider>
  );
}

function Site({ pages = isOfflineDocument() ? offlineRoutes : pageRoutes }: SiteProps) {
  useArrival();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Masthead />
      <ExtraBoundary>
        <DeletionNotice />
      </ExtraBoundary>
      <div id="content" tabIndex={-1} className={styles.content}>
        <PageBoundary>
          <Suspense fallback={<CentredSpinner />}>
            <Routes>
              {pages.map((page) => (
                <Route key={page.path} path={page.path} element={<ShownPage page={page} />} />
              ))}
              <Route path="/home" element={<Navigate to={paths.profile} replace />} />
              <Route path="*" element={<ShownPage page={notFoundRoute} />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
      <Footer />
    </>
  );
}

/** A page with the head that its record gives it. */
function ShownPage({ page: { Page, title, isPrivate = false } }: { readonly page: PageRecord }) {
  useBaseHead({ title, isPrivate });
  const head = useMemo(() => ({ title, isPrivate }), [title, isPrivate]);
  return (
    <BaseHeadContext value={head}>
      <Page />
    </BaseHeadContext>
  );
}

const SessionQuestions = lazyPage(
  async () => (await loadQuestions(async () => import('./features/auth/SessionQuestions'))).SessionQuestions,
);

/** Only for people who are signed in: no one else has a session that can end. */
function SessionDialogs() {
  const isSignedIn = useAuth().user !== null;
  return isSignedIn && !isOfflineDocument() ? (
    <Suspense fallback={null}>
      <SessionQuestions />
    </Suspense>
  ) : null;
}

const PendingDeletion = lazyPage(async () => (await import('./features/your-data/PendingDeletion')).PendingDeletion);

/** On every page while the account is going to be deleted, so that someone who signs in can keep it. */
function DeletionNotice() {
  const dueAt = useAuth().user?.deletionDueAt ?? null;
  if (dueAt === null) return null;
  return (
    <Suspense fallback={null}>
      <div className="container">
        <PendingDeletion dueAt={dueAt} />
      </div>
    </Suspense>
  );
}
