import { type ScreenCoverage, waived, waivedAll } from '../state.ts';

const noList = ['more', 'end', 'failedOnPageTwo'] as const;
const nothingToCount = ['missingImage', 'zero', 'many'] as const;
const plainForm = 'Shows no pictures and counts nothing.';

/** Becoming, being and ceasing to be a member. */
export const login: ScreenCoverage = {
  title: 'Login',
  states: {
    filled: 'Login/ReadyToLogIn',
    empty: 'Login/NoContactsConfigured',
    failed: ['Login/Arrivals/LoginFailed', 'Login/Arrivals/LoginRefused'],
    unauthorised: ['Login/Arrivals/Timeout', 'Login/Arrivals/MemberGone'],
    longText: 'Login/Arrivals/LargeTextOnASmallPhone',
    loading: waived('Asks no server; the call under way is shown by the login return.'),
    offline: waived('Asks no server; without a network Google’s own page does not open.'),
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: [
    'AlreadyLoggedIn',
    'PushTokenMissingUnsupported',
    'PushTokenMissingNotInstalled',
    'PushTokenMissingPermissionDefault',
    'PushTokenMissingPermissionDenied',
    'PushTokenMissingPermissionGranted',
    'SolvedInTheDialog',
    'RefusedPerhapsForThePushToken',
  ],
};

export const loginReturn: ScreenCoverage = {
  title: 'Login return',
  states: {
    filled: 'Login return/LoggingIn',
    loading: ['Login return/LoggingIn', 'Login return/TakingLong'],
    failed: ['Login/Arrivals/LoginFailed', 'Login/Arrivals/MissingUrlParameters', 'Sign up/NotYetAMember'],
    unauthorised: 'Login/Arrivals/LoginRefused',
    offline: 'Login/Arrivals/LoginFailed',
    empty: waived('It always says that the login is under way.'),
    longText: waived('One sentence of our own; at twice the text size it wraps.'),
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: [],
};

export const consent: ScreenCoverage = {
  title: 'Terms consent',
  states: {
    filled: 'Terms consent/SelectAllTicksItself',
    empty: 'Terms consent/NothingTicked',
    loading: 'Terms consent/DocumentLoading',
    failed: ['Terms consent/DocumentLoadError', 'Terms consent/DocumentIsTheAppItself'],
    offline: 'Terms consent/Offline',
    longText: 'Terms consent/LargeTextOnASmallPhone',
    unauthorised: waived('For visitors; the documents are public files.'),
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: ['SelectAllTogglesAll', 'DocumentConfirmed', 'HostileDocument'],
};

export const signUp: ScreenCoverage = {
  title: 'Sign up',
  states: {
    filled: 'Sign up/ReadyToSignUp',
    failed: 'Sign up/NotYetAMember',
    longText: 'Sign up/LargeTextOnASmallPhone',
    ...waivedAll(['loading', 'empty', 'unauthorised', 'offline'], 'For visitors; asks no server.'),
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: [],
};

export const registration: ScreenCoverage = {
  title: 'Department registration',
  states: {
    filled: 'Department registration/DepartmentChosen',
    empty: ['Department registration/NoDepartment', 'Department registration/DepartmentPickerNothingFound'],
    loading: 'Department registration/Registering',
    failed: 'Department registration/RegistrationFailed',
    unauthorised: 'Department registration/SessionExpired',
    offline: 'Department registration/Offline',
    longText: 'Department registration/LongTexts',
    ...waivedAll(noList, 'The 44 departments come with the app.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: ['DepartmentPickerByInitials', 'SuccessConfirmed'],
};

export const myPage: ScreenCoverage = {
  title: 'My page',
  states: {
    filled: 'My page/Filled',
    empty: 'My page/NoDepartment',
    loading: ['My page/Loading', 'My page/LoadingWithStoredMember'],
    failed: ['My page/ServerError', 'My page/ServerErrorWithStoredMember'],
    unauthorised: 'My page/SessionExpired',
    offline: 'My page/Offline',
    longText: ['My page/LongTexts', 'My page/LargeTextOnASmallPhone'],
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: ['NoFeedbackFormConfigured', 'AccessTokenRenewed'],
};

export const profile: ScreenCoverage = {
  title: 'Profile modification',
  states: {
    filled: 'Profile modification/Filled',
    empty: 'Profile modification/ServerError',
    loading: 'Profile modification/Loading',
    failed: 'Profile modification/ServerError',
    unauthorised: 'Profile modification/SessionExpired',
    offline: 'Profile modification/Offline',
    longText: 'Profile modification/LongEmail',
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: [],
};

export const withdrawal: ScreenCoverage = {
  title: 'Withdrawal',
  states: {
    filled: ['Withdrawal/Explanation', 'Withdrawal/AllConditionsMet'],
    empty: 'Withdrawal/NothingMet',
    loading: ['Withdrawal/Withdrawing', 'Withdrawal/TopicResetUnderWay'],
    failed: [
      'Withdrawal/WithdrawalFailed',
      'Withdrawal/WithdrawalRefused',
      'Withdrawal/AccountStays',
      'Withdrawal/AccountStaysWithoutAContact',
      'Withdrawal/TopicResetFailed',
      'Withdrawal/KeywordResetFailed',
    ],
    unauthorised: 'Withdrawal/SessionExpired',
    offline: 'Withdrawal/Offline',
    longText: 'Withdrawal/LargeTextOnASmallPhone',
    ...waivedAll(noList, 'No list.'),
    ...waivedAll(nothingToCount, plainForm),
  },
  others: ['TopicsNotReset', 'KeywordsNotReset', 'ReasonNotChosen', 'Withdrawn'],
};
