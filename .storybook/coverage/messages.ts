import type { messages } from '@campus-bell/domain/messages';
import { type Shown, waived } from './state.ts';

type Catalogue = typeof messages;

/** Which stories say what the app can say; each of them is looked at for the words when it is tested. */
export const messageStories: {
  readonly [Group in keyof Catalogue]: { readonly [Name in keyof Catalogue[Group]]: Shown };
} = {
  action: {
    confirm: 'Event detail/UnauthorisedWhileSignedIn',
    cancel: 'Notifications/Mark all read/Confirmation',
    close: 'Home/LikeNeedsALogin',
    retry: 'Event search/ServerError',
    login: 'Liked events/LoginRequired',
    logOut: 'My page/LoggingOut',
    reload: 'Guide/PushCheckWorkerMissing',
  },
  banner: {
    empty: 'Home/NoBanners',
    serverError: ['Home/BannersFail', 'Home/ServerError', 'Home/Offline'],
  },
  calendar: {
    titleRequired: [
      'Event detail/Calendar dialog/TitleRequired',
      'Event detail/Calendar dialog/EverythingRequired',
    ],
    contentRequired: [
      'Event detail/Calendar dialog/ContentRequired',
      'Event detail/Calendar dialog/EverythingRequired',
    ],
    startRequired: [
      'Event detail/Calendar dialog/StartRequired',
      'Event detail/Calendar dialog/EverythingRequired',
    ],
    endRequired: [
      'Event detail/Calendar dialog/EndRequired',
      'Event detail/Calendar dialog/EverythingRequired',
    ],
    dropConfirm: 'Event detail/Calendar dialog/EditsWouldBeLost',
    registered: 'Event detail/Calendar dialog/Registered',
    failed: ['Event detail/Calendar dialog/RegistrationFailed', 'Event detail/Calendar dialog/SignedOut'],
  },
  consent: {
    required: 'Terms consent/ConsentRequired',
    documentFailed: [
      'Terms consent/DocumentLoadError',
      'Terms consent/DocumentIsTheAppItself',
      'Terms consent/Offline',
    ],
  },
  detail: {
    loading: ['Event detail/Loading', 'Event detail/ServerError'],
    failed: ['Event detail/ServerError', 'Event detail/Offline', 'Event detail/NotFound'],
    sessionExpired: 'Event detail/UnauthorisedWhileSignedIn',
    noUrl: ['Event detail/Actions/NoUrl', 'Event detail/Actions/UnsafeUrl', 'Home/BannerWithoutAddress'],
    linkCopied: 'Event detail/Actions/LinkCopied',
    shareFailed: 'Event detail/Actions/ShareFailed',
  },
  keyword: {
    tooShort: 'Keyword subscription/OneLetter',
    invalid: 'Keyword subscription/SpecialCharacters',
    inputError: 'Keyword subscription/InputError',
    boardRequired: 'Keyword subscription/NoBoardChosen',
    limitReached: 'Keyword subscription/TenKeywords',
    duplicate: 'Keyword subscription/AlreadySubscribedKeyword',
    limitExceeded: ['Keyword subscription/TenKeywords', 'Keyword subscription/KeywordLimitReached'],
    notFound: ['Keyword subscription/NotFoundWithoutMessage', 'Keyword subscription/NotFound'],
    serverError: 'Keyword subscription/ServerError',
    otherError: 'Keyword subscription/OtherError',
    subscribeFailed: waived('Chooses among the five texts above by the status of the answer.'),
    unsubscribeFailed: 'Keyword subscription/UnsubscribeFailed',
    emptyList: ['Keyword subscription/NoKeywords', 'Subscriptions/NoKeywords'],
    emptyHint: 'Subscriptions/NoKeywords',
    unreadable: 'Subscriptions/Failures/UnreadableKeyword',
    emptyFeed: ['Subscriptions/NoMatchingEvents', 'Subscriptions/Edges/NoEventsOfTheChosenKeyword'],
    loadFailed: ['Keyword subscription/KeywordsUnavailable', 'Subscriptions/Failures/KeywordsUnavailable'],
  },
  like: { failed: ['Home/LikeFails', 'Home/LikeNeedsALogin', 'Liked events/LikeError'] },
  liked: {
    removed: 'Liked events/Unliked',
    empty: 'Liked events/NothingLiked',
    emptyHint: 'Liked events/NothingLiked',
    emptySearch: 'Liked events/NothingFound',
  },
  list: {
    loading: ['Home/Loading', 'Event search/Loading', 'Liked events/Loading', 'Subscriptions/Loading'],
    noMore: ['Event search/NoMoreEvents', 'Liked events/NoMoreEvents', 'Subscriptions/NoMoreEvents'],
    empty: ['Event search/EmptyBoard', 'Subscriptions/Edges/NoEventsOfTheChosenTopic'],
    emptySearch: 'Event search/EmptySearchResult',
    serverError: [
      'Home/PopularEventsFail',
      'Event search/ServerError',
      'Event search/ServerErrorOnPageTwo',
      'Event search/Edges/Offline',
      'Liked events/ServerError',
      'Liked events/ServerErrorOnPageTwo',
      'Subscriptions/Failures/ServerError',
      'Subscriptions/Failures/ServerErrorOnPageTwo',
      'Subscriptions/Failures/KeywordFeedError',
      'Subscriptions/Failures/KeywordFeedErrorOnPageTwo',
    ],
  },
  login: {
    inProgress: 'Login return/LoggingIn',
    notMember: 'Sign up/NotYetAMember',
    failed: 'Login/Arrivals/LoginFailed',
    refused: 'Login/Arrivals/LoginRefused',
    cancelled: 'Login/Arrivals/LoginCancelled',
    missingCode: 'Login/Arrivals/MissingUrlParameters',
    wrongState: 'Login/Arrivals/LoginOfAnotherScreen',
    pushTokenMissing: 'Login/Arrivals/PushTokenLostOnTheWay',
  },
  notification: {
    loadFailed: [
      'Notifications/ErrorFetchingNotifications',
      'Notifications/ErrorOnPageTwo',
      'Notifications/Edges/Offline',
    ],
    empty: 'Notifications/NoNotifications',
    emptyHint: 'Notifications/NoNotifications',
    emptyUnread: 'Notifications/NothingUnread',
    untitled: 'Notifications/BlankTitle',
    noMore: 'Notifications/NoMoreNotifications',
    markAllConfirm: 'Notifications/Mark all read/Confirmation',
    markedAll: 'Notifications/Mark all read/MarkedAllRead',
    markAllFailed: 'Notifications/Mark all read/Failed',
  },
  popular: { empty: 'Home/NoPopularEvents' },
  push: {
    tokenSaved: 'Guide/Push answers/TokenSaved',
    tokenFailed: 'Guide/Push answers/TokenRequestFailed',
    setupFailed: 'Guide/Push answers/SetupRequestFailed',
    unsupported: 'Guide/Push answers/NotSupported',
  },
  registration: {
    departmentRequired: 'Department registration/DepartmentRequired',
    done: 'Department registration/RegistrationSucceeded',
    failed: ['Department registration/RegistrationFailed', 'Department registration/Offline'],
  },
  session: {
    logOutConfirm: 'My page/LoggingOut',
    timeout: 'Login/Arrivals/Timeout',
    memberGone: 'Login/Arrivals/MemberGone',
    loginRequired: '/Widgets/LoginRequired/SignedOut',
  },
  topic: {
    subscribeFailed: 'Subscriptions/Settings/SubscriptionFailed',
    noPushToken: 'Subscriptions/Settings/NoLivePushToken',
    notificationFailed: 'Subscriptions/Settings/NotificationSettingChangeFailed',
    unsubscribeFailed: 'Subscriptions/Settings/UnsubscribeFailed',
    emptyList: 'Subscriptions/NoSubscriptions',
    emptyHint: 'Subscriptions/NoSubscriptions',
    alreadySubscribed: 'Subscriptions/Settings/AlreadySubscribed',
    loadFailed: [
      'Subscriptions/Settings/ServerError',
      'Subscriptions/Failures/TopicsUnavailable',
      'Keyword subscription/BoardsUnavailable',
    ],
  },
  withdrawal: {
    resetFailed: ['Withdrawal/TopicResetFailed', 'Withdrawal/KeywordResetFailed', 'Withdrawal/Offline'],
    conditionsUnmet: ['Withdrawal/NothingMet', 'Withdrawal/ReasonNotChosen'],
    failed: 'Withdrawal/WithdrawalFailed',
    refused: 'Withdrawal/WithdrawalRefused',
    accountStays: 'Withdrawal/AccountStays',
    done: 'Home/Edges/AfterTheWithdrawal',
  },
};
