/** The largest pages of what was created since then. */
export function createdSince(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
}

/** Every page of a list. */
export async function gathered<Item, Ours>(list: AsyncIterable<Item>, toOurs: (item: Item) => Ours): Promise<Ours[]> {
  const found: Ours[] = [];
  for await (const item of list) found.push(toOurs(item));
  return found;
}
