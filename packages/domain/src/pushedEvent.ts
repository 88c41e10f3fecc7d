/** What a push said of an event. */
export interface PushedEvent {
  readonly eventId: number;
  readonly title: string;
  readonly boardName: string;
  /** Address as the push had it. */
  readonly imageUrl: string | null;
}
