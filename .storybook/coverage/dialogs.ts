import type { Shown } from './state.ts';

/** Every component that opens a dialog or a sheet of its own; alerts and confirmations are among the messages. */
export const dialogs: Readonly<Record<string, Shown>> = {
  BoardPicker: 'Keyword subscription/BoardPicker',
  CalendarDialog: ['Event detail/Calendar dialog/Prefilled', 'Event detail/Actions/CalendarOpened'],
  CategoryChoice: ['Event search/ChoosingAGroup', 'Event search/ChoosingABoard'],
  DepartmentField: 'Department registration/DepartmentPicker',
  FirstLaunchPrompt: [
    '/Widgets/FirstLaunchPrompt/PermissionDefault',
    '/Widgets/FirstLaunchPrompt/Asking',
    '/Widgets/FirstLaunchPrompt/PermissionGranted',
    '/Widgets/FirstLaunchPrompt/PermissionDenied',
    '/Widgets/FirstLaunchPrompt/Unsupported',
  ],
  FoldedPlaces: 'Event detail/Bars/PlacesBehindOneButton',
  ImageViewer: 'Event detail/Image viewer/ManyImages',
  InAppBrowserSheet: ['Login/InsideKakaoTalk', 'Sign up/InsideKakaoTalk'],
  InstallPrompt: '/Widgets/InstallPrompt/Install',
  IosInstallPrompt: '/Widgets/IosInstallPrompt/FirstVisit',
  MyPageScreen: 'My page/ThemeChoice',
  MyPageSheetDialog: ['My page/Faq', 'My page/Notices', 'My page/Version'],
  PolicyDocumentDialog: 'Terms consent/DocumentOpen',
  PushTokenDialog: ['Login/PushTokenMissingPermissionDenied', 'Sign up/PushTokenMissing'],
  ReconnectPushDialog: 'Subscriptions/Settings/NoLivePushToken',
  SettingsPanel: 'Subscriptions/Settings/GroupsWithSubscriptions',
  SubscriptionGuide: 'Subscriptions/Guide',
};
