/** The first part of a location: 'Banff' of 'Banff, Alberta, Canada'. */
export function townOf(location: string): string {
  return location.split(',', 1)[0]?.trim() ?? location;
}
