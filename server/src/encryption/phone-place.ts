/** What a person's phone number is encrypted for: it can't be opened as someone else's. */
export function phonePlace(userId: number): string {
  return `phone:${userId}`;
}
