import { actingRole } from '@ascendant/domain/organization/members';
import type { Role } from '@ascendant/domain/person/roles';
import { Fragment, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { RequireRole } from '../auth/guards';
import { useFallbackHead } from '../head/use-page-head';
import { paths } from '../paths';
import { areaFor, currentSection, mayOpen, screensOf, type Area } from '../shell/area';
import { AreaHead } from '../shell/AreaHead';
import { AreaShell } from '../shell/AreaShell';
import { PageBoundary } from '../shell/PageBoundary';
import { SectionNotFound } from './SectionNotFound';

interface AreaPageProps {
  readonly area: Area;
  readonly roles: readonly Role[];
  /** Whose sidebar is shown, and where it is; the area's own unless a screen belongs to two areas. */
  readonly sidebar?: { readonly area: Area; readonly at: string } | undefined;
}

/** An area behind its guard: the sidebar, and the section that the address names. */
export function AreaPage({ area, roles, sidebar }: AreaPageProps) {
  const { pathname } = useLocation();
  const shown = sidebar ?? { area, at: pathname };
  const current = currentSection(shown.area, shown.at);
  const { user } = useAuth();
  const role = user === null ? null : actingRole(user, user.organization);
  const seen = role === null ? shown.area : areaFor(shown.area, role);
  const asked = currentSection(area, pathname);
  const isElsewhere = role !== null && roles.includes(role) && asked !== undefined && !mayOpen(asked, role, pathname);
  useFallbackHead({ title: current?.label ?? 'Page not found', isPrivate: true });
  // Each role begins with the first section that it sees.
  if (isElsewhere) return <Navigate to={seen.sections[0]?.path ?? paths.home} replace />;
  return (
    <div data-frame="area">
      <RequireRole roles={roles} denied={asked?.denied}>
        <AreaShell area={seen} current={current}>
          <PageBoundary isInside>
            <Suspense fallback={<CentredSpinner />}>
              <Routes>
                {screensOf(area).map(({ path, Page, heading }) => (
                  <Route
                    key={path}
                    path={path.slice(area.path.length + 1)}
                    element={
                      <Fragment key={path}>
                        {heading === undefined ? null : <AreaHead title={heading} />}
                        <Page />
                      </Fragment>
                    }
                  />
                ))}
                <Route path="*" element={<SectionNotFound />} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </AreaShell>
      </RequireRole>
    </div>
  );
}
