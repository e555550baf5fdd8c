import { TextPage } from '../shell/TextPage';

/** What people can rely on, and what still needs work. */
export function AccessibilityPage() {
  return (
    <TextPage lede="Everyone should be able to find a trip and book it. We build to WCAG 2.2 level AA, and we check every screen against it.">
      <h2>What you can rely on</h2>
      <ul>
        <li>Everything works with a keyboard alone, and you can always see where the focus is.</li>
        <li>Text has a contrast of at least 4.5 to 1 in both the light and dark themes.</li>
        <li>
          Colour never carries meaning by itself: scores have a number and a label, and statuses have a label and a
          shape.
        </li>
        <li>You can use your system’s own colours (high contrast), and see what’s chosen and where the focus is.</li>
        <li>Forms show each error next to its field and take you to the first one.</li>
        <li>If your system is set to reduce motion, we turn off animations you don’t need.</li>
        <li>You can read public pages without JavaScript, and at 400% zoom without scrolling sideways.</li>
        <li>Press F8 to move the focus to a notification.</li>
      </ul>
      <h2>What still needs work</h2>
      <ul>
        <li>
          The calendar of good days is a drawing. Arrow keys move through it, but a screen reader may find the table
          below it easier.
        </li>
        <li>Event images drawn from the sky have a short description. Photos have only the event’s title.</li>
      </ul>
    </TextPage>
  );
}
