/** Anything that is read or not: a subscribed topic, a keyword. */
export interface Readable {
  readonly read: boolean;
}

/** The topic tab is read when every subscribed topic is; nothing subscribed is read (spec §4). */
export function topicTabRead(subscriptions: readonly Readable[]): boolean {
  return subscriptions.every(({ read }) => read);
}

/** The keyword tab is read when every keyword is; no keyword is read (spec §4). */
export function keywordTabRead(keywords: readonly Readable[]): boolean {
  return keywords.every(({ read }) => read);
}

/** The subscriptions tab is read only when both of its tabs are (spec §4). */
export function subscribedTabRead(
  subscriptions: readonly Readable[],
  keywords: readonly Readable[],
): boolean {
  return topicTabRead(subscriptions) && keywordTabRead(keywords);
}
