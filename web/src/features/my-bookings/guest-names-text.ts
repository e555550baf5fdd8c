/** The heading of the form and of the step that leads to it. @param guests how many have no name */
export function namesTitle(guests: number): string {
  return guests === 1 ? 'Add your guest’s name' : 'Add your guests’ names';
}

/** What's said above the names. @param until when check-in opens; null if it's open */
export function namesHelp(guests: number, until: string | null): string {
  const who = guests === 1 ? 'The organizer sees it' : 'The organizer sees them';
  const later = guests === 1 ? 'You can also add it later' : 'Those you leave empty can be named later';
  return `${who} on the list of attendees. ${later}${until === null ? '' : `, until check-in opens on ${until}`}.`;
}
