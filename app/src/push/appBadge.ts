/** The part of the browser's Badging API that is used; absent in many browsers. */
export interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Puts the raw number on the app's icon, nothing at 0 (PW-4). Never rejects: a badge is a courtesy. */
export async function showAppBadge(navigator: BadgeNavigator, count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // The browser has the function and refuses it, for example without the notification permission.
  }
}
