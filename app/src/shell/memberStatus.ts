/** What the frame around the screens shows of the member. */
export interface MemberStatus {
  unreadCount: number;
  /** Red dot of the subscriptions tab (FR-5). */
  subscribedUnread: boolean;
  /** Asks the server anew; failures are only logged and the last values stay (FR-4, FR-12). */
  refresh(): void;
}

/** A visitor's: nothing is unread, and there is nothing to ask for. */
export const visitorStatus: MemberStatus = {
  unreadCount: 0,
  subscribedUnread: false,
  refresh: () => undefined,
};
