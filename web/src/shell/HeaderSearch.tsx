import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SearchBox } from '../features/event-list/SearchBox';
import { paths } from '../paths';
import { Icon } from '../ui/layout/Icon';
import styles from './HeaderSearch.module.css';

const searchId = 'header-search';

/** Pages with a larger field for the same. A second one would only raise the question which to use. */
const searchPages: readonly string[] = [paths.home, paths.dashboard, paths.browse, paths.events];

/** Searches events from any page: a field where the header has room for it, else a button that opens the field below the header. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  if (searchPages.includes(pathname)) return null;
  return (
    <>
      <div
        // A new page starts with an empty field.
        key={pathname}
        ref={field}
        id={searchId}
        popover="auto"
        className={styles.search}
        onToggle={({ newState }) => {
          if (newState === 'open') field.current?.querySelector('input')?.focus();
        }}
      >
        <SearchBox
          value=""
          action={paths.browse}
          placeholder="Search events, places, categories"
          onSearch={(text, isUnderWay) => {
            if (!isUnderWay) void navigate(paths.searchEvents(text));
          }}
        />
      </div>
      <button type="button" className={styles.open} popoverTarget={searchId} aria-label="Search events">
        <Icon name="search" />
      </button>
    </>
  );
}
