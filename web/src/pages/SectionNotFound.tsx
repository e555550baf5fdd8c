import { AreaHead } from '../shell/AreaHead';

/** An address inside an area that has no section. Source: specification 2, section 2 (Admin dashboard). */
export function SectionNotFound() {
  return (
    <>
      <AreaHead title="Page not found" />
      <p>There’s no page at this address. Choose a section from the menu.</p>
    </>
  );
}
