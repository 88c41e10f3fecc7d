/** The error catalogue of the specification (spec §8): the result of each situation, and the texts or stories that show it. */
export const errorCatalogue: Record<string, [result: string, ...shownBy: string[]]> = {
  '401 on an authenticated call': [
    'Refresh once and repeat the call',
    'screens-my-page--access-token-renewed',
  ],
  '401, and the refresh fails': ['Session cleared, to the login, dialog “Timeout”', 'session.timeout'],
  '401 without a refresh token': ['Session cleared, to the login, no dialog'],
  'Event detail load, HTTP 401': ['Alert “session expired” / “please log in again”', 'detail.sessionExpired'],
  'Event detail load, other failure': [
    'Only logged; the page stays on loading, with a way to try again below',
    'detail.loading',
    'detail.failed',
  ],
  'Like toggle failure': ['Alert “like error”', 'like.failed'],
  'Event without url': ['Warning “url error”', 'detail.noUrl'],
  'List load failure': ['Text “server error”', 'list.serverError', 'banner.serverError'],
  'Notification list failure': ['“Error fetching notifications”', 'notification.loadFailed'],
  'Notification list empty': ['“No notifications”', 'notification.empty'],
  'Mark all read failure': ['Alert', 'notification.markAllFailed'],
  'Keyword subscribe 409': ['“Already subscribed keyword”', 'keyword.duplicate'],
  'Keyword subscribe 400': ['“Keyword count exceeded”', 'keyword.limitExceeded'],
  'Keyword subscribe 404': ['“Not found”', 'keyword.notFound'],
  'Keyword subscribe 500': ['“Server error”', 'keyword.serverError'],
  'Keyword subscribe other': ['“Error”', 'keyword.otherError'],
  'Keyword unsubscribe failure': ['“Unsubscribe failed”', 'keyword.unsubscribeFailed'],
  'Topic subscribe failure': [
    '“Subscription failed” / “server error”',
    'topic.subscribeFailed',
    'topic.noPushToken',
  ],
  'Topic notification setting failure': [
    '“Error” / “notification setting change failed”',
    'topic.notificationFailed',
  ],
  'Topic unsubscribe failure': ['“Error” / “unsubscribe failed”', 'topic.unsubscribeFailed'],
  'Reset failures': ['Toast “failed”', 'withdrawal.resetFailed'],
  'Withdrawal failure': ['“Failed to withdraw”', 'withdrawal.failed', 'withdrawal.refused'],
  'Login, 404': ['Not a member: message, to /signUp', 'login.notMember'],
  'Login, other responses': [
    'Toast the error, to /login',
    'login.failed',
    'login.refused',
    'login.canReconnect',
    'login.cancelled',
    'login.wrongState',
  ],
  'Login, missing code': ['Toast, to /login', 'login.missingCode'],
  'Login without stored push token': ['Error “notification token not registered”', 'login.pushTokenMissing'],
  'Department registration failure': ['Error alert; the user stays', 'registration.failed'],
  'Policy document load failure': ['Alert “document load error”', 'consent.documentFailed'],
  'Calendar success': ['“Google calendar registration success”', 'calendar.registered'],
  'Calendar failure': ['“Registration failed”', 'calendar.failed'],
  'Push token saved': ['Success toast', 'push.tokenSaved'],
  'Push token fetch fails': ['Error toast', 'push.tokenFailed'],
  'Permission check fails': ['Error toast', 'push.setupFailed'],
  'Browser without notification support': [
    'Alert to add the site to the home screen and allow notifications',
    'push.unsupported',
  ],
};

/** Why no story shows a row. */
export const errorWaivers: Record<string, string> = {
  '401 without a refresh token': 'Nothing is shown but the login; a rule of the client (session.test.ts).',
};
