import type { Role } from '@ascendant/domain/person/roles';
import type { ComponentType } from 'react';
import type { LazyPage } from '../lazy-page';
import type { IconName } from '../ui/layout/icon-shapes';

/** One entry of an area's sidebar, and its screen. */
export interface Section {
  readonly label: string;
  /** Screens below this path belong to the section too. */
  readonly path: string;
  readonly icon: IconName;
  readonly Page: LazyPage;
  /** If its screen begins with the label as its heading; others have a heading of their own. */
  readonly hasHead?: true;
  /** Further screens, by path. They aren't in the sidebar. */
  readonly screens?: Readonly<Record<string, LazyPage>>;
  /** What people without the right to it are told; by default they're sent home. */
  readonly denied?: string;
  /** Who may open it and sees it in the sidebar; everyone in the area unless it says so. */
  readonly roles?: readonly Role[];
  /** Who else may open its further screens, without seeing it in the sidebar. */
  readonly screensFor?: readonly Role[];
  /** How much is waiting there, shown beside the label. */
  readonly Count?: ComponentType;
}

/** A part of the site with its own sidebar: /admin or /organizer. */
export interface Area {
  readonly path: string;
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly hasHomeLink: boolean;
  /** Whether its people run the site, and want to know the version of the program. */
  readonly showsVersion?: boolean;
  /** In the order of the sidebar. */
  readonly sections: readonly Section[];
  /** What the specification doesn't list, in groups. */
  readonly groups?: readonly Group[];
}

interface Group {
  readonly label: string;
  readonly sections: readonly Section[];
}

/** Every section of an area, in order. */
export function sectionsOf({ sections, groups = [] }: Area): readonly Section[] {
  return [...sections, ...groups.flatMap((group) => group.sections)];
}

/** Whether someone may open a section, at this path. */
export function mayOpen({ roles, screensFor = [], path }: Section, role: Role, pathname: string): boolean {
  return roles === undefined || roles.includes(role) || (pathname !== path && screensFor.includes(role));
}

/** The same area with the sections that someone sees in its sidebar. */
export function areaFor(area: Area, role: Role): Area {
  const isSeen = (section: Section) => section.roles === undefined || section.roles.includes(role);
  return { ...area, sections: area.sections.filter(isSeen) };
}

/** The section that a path belongs to: the one with the longest matching path. Undefined if there's none. */
export function currentSection(area: Area, pathname: string): Section | undefined {
  const isAt = ({ path }: Section) => pathname === path || (path !== area.path && pathname.startsWith(`${path}/`));
  return sectionsOf(area)
    .filter(isAt)
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Every screen of an area with its path. */
export function screensOf(
  area: Area,
): readonly { readonly path: string; readonly Page: LazyPage; readonly heading?: string }[] {
  return sectionsOf(area).flatMap(({ path, Page, label, hasHead, screens = {} }) => [
    { path, Page, ...(hasHead ? { heading: label } : {}) },
    ...Object.entries(screens).map(([screenPath, Screen]) => ({ path: screenPath, Page: Screen })),
  ]);
}
