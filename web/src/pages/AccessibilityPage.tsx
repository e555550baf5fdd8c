import { WordsPage } from '../shell/WordsPage';

/** What people can count on, and what is known not to be good enough yet. */
export function AccessibilityPage() {
  return (
    <WordsPage
      title="Accessibility"
      lede="Everybody should be able to find a trip and book it. We build to WCAG 2.2, level AA, and check every screen against it."
    >
      <h2>What you can count on</h2>
      <ul>
        <li>Everything works with the keyboard alone, and the focus is always to be seen.</li>
        <li>Text has a contrast of at least 4.5 to 1, in the light and in the dark appearance.</li>
        <li>Nothing is said by colour alone: scores carry a number and a word, states carry a word and a shape.</li>
        <li>Forms say what is wrong at the field, and bring you to the first one.</li>
        <li>With reduced motion set in your system, nothing moves that need not.</li>
        <li>Public pages can be read without JavaScript, and at 400% magnification without scrolling sideways.</li>
        <li>F8 moves the focus to a notice on the screen.</li>
      </ul>
      <h2>What is not good enough yet</h2>
      <ul>
        <li>
          The calendar of good days is a drawing. Its three best days stand in words below it; the other days can be
          pointed at, but not reached one by one with the keyboard.
        </li>
        <li>
          Event pictures drawn from the sky have a short description; photographs have the one that the organizer gave.
        </li>
      </ul>
    </WordsPage>
  );
}
