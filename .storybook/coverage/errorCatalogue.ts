import type { MessageKey } from './covers.ts';

/** A row of the error catalogue (spec §8). */
export interface ErrorRow {
  readonly situation: string;
  readonly result: string;
  /** What is said; the stories are those of the message. */
  readonly says?: readonly MessageKey[];
  /** Id of the story of a row without words, or why there is none. */
  readonly story?: string;
  readonly waiver?: string;
}

/** The error catalogue of the specification, row by row. */
export const errorCatalogue: readonly ErrorRow[] = [
  {
    situation: '401 on an authenticated call',
    result: 'Refresh once and repeat the call',
    story: 'screens-my-page--access-token-renewed',
  },
  {
    situation: '401, and the refresh fails',
    result: 'Session cleared, to the login, dialog “Timeout”',
    says: ['session.timeout'],
  },
  {
    situation: '401 without a refresh token',
    result: 'Session cleared, to the login, no dialog',
    waiver: 'Nothing is shown but the login; a rule of the client (session.test.ts).',
  },
  {
    situation: 'Event detail load, HTTP 401',
    result: 'Alert “session expired” / “please log in again”',
    says: ['detail.sessionExpired'],
  },
  {
    situation: 'Event detail load, other failure',
    result: 'Only logged; the page stays on loading, with a way to try again below',
    says: ['detail.loading', 'detail.failed'],
  },
  { situation: 'Like toggle failure', result: 'Alert “like error”', says: ['like.failed'] },
  { situation: 'Event without url', result: 'Warning “url error”', says: ['detail.noUrl'] },
  {
    situation: 'List load failure',
    result: 'Text “server error”',
    says: ['list.serverError', 'banner.serverError'],
  },
  {
    situation: 'Notification list failure',
    result: '“Error fetching notifications”',
    says: ['notification.loadFailed'],
  },
  { situation: 'Notification list empty', result: '“No notifications”', says: ['notification.empty'] },
  { situation: 'Mark all read failure', result: 'Alert', says: ['notification.markAllFailed'] },
  { situation: 'Keyword subscribe 409', result: '“Already subscribed keyword”', says: ['keyword.duplicate'] },
  { situation: 'Keyword subscribe 400', result: '“Keyword count exceeded”', says: ['keyword.limitExceeded'] },
  { situation: 'Keyword subscribe 404', result: '“Not found”', says: ['keyword.notFound'] },
  { situation: 'Keyword subscribe 500', result: '“Server error”', says: ['keyword.serverError'] },
  { situation: 'Keyword subscribe other', result: '“Error”', says: ['keyword.otherError'] },
  {
    situation: 'Keyword unsubscribe failure',
    result: '“Unsubscribe failed”',
    says: ['keyword.unsubscribeFailed'],
  },
  {
    situation: 'Topic subscribe failure',
    result: '“Subscription failed” / “server error”',
    says: ['topic.subscribeFailed', 'topic.noPushToken'],
  },
  {
    situation: 'Topic notification setting failure',
    result: '“Error” / “notification setting change failed”',
    says: ['topic.notificationFailed'],
  },
  {
    situation: 'Topic unsubscribe failure',
    result: '“Error” / “unsubscribe failed”',
    says: ['topic.unsubscribeFailed'],
  },
  { situation: 'Reset failures', result: 'Toast “failed”', says: ['withdrawal.resetFailed'] },
  {
    situation: 'Withdrawal failure',
    result: '“Failed to withdraw”',
    says: ['withdrawal.failed', 'withdrawal.refused'],
  },
  { situation: 'Login, 404', result: 'Not a member: message, to /signUp', says: ['login.notMember'] },
  {
    situation: 'Login, other responses',
    result: 'Toast the error, to /login',
    says: ['login.failed', 'login.refused', 'login.canReconnect', 'login.cancelled', 'login.wrongState'],
  },
  { situation: 'Login, missing code', result: 'Toast, to /login', says: ['login.missingCode'] },
  {
    situation: 'Login without stored push token',
    result: 'Error “notification token not registered”',
    says: ['login.pushTokenMissing'],
  },
  {
    situation: 'Department registration failure',
    result: 'Error alert; the user stays',
    says: ['registration.failed'],
  },
  {
    situation: 'Policy document load failure',
    result: 'Alert “document load error”',
    says: ['consent.documentFailed'],
  },
  {
    situation: 'Calendar success',
    result: '“Google calendar registration success”',
    says: ['calendar.registered'],
  },
  { situation: 'Calendar failure', result: '“Registration failed”', says: ['calendar.failed'] },
  { situation: 'Push token saved', result: 'Success toast', says: ['push.tokenSaved'] },
  { situation: 'Push token fetch fails', result: 'Error toast', says: ['push.tokenFailed'] },
  { situation: 'Permission check fails', result: 'Error toast', says: ['push.setupFailed'] },
  {
    situation: 'Browser without notification support',
    result: 'Alert to add the site to the home screen and allow notifications',
    says: ['push.unsupported'],
  },
];
