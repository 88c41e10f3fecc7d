import type { Locator, Page } from '@playwright/test';
import { openSettingsPanel, settingsPanel } from './panels.ts';
import { type CampusControl, expect } from './test.ts';

/** Something that a tap opens over a page. */
export interface Overlay {
  name: string;
  /** The component that draws it, below `packages/ui/src`. */
  source: string;
  as?: 'member' | 'newcomer' | 'visitor';
  path(campus: CampusControl): Promise<string> | string;
  /** What is done before it can be opened, on the page. */
  prepare?(page: Page, campus: CampusControl): Promise<void>;
  opener(page: Page): Locator;
  /** The opener is announced as disabled, but says what is missing. */
  unmet?: boolean;
  shown(page: Page): Locator;
}

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

/** Text of 200 %. */
export async function enlargeText(page: Page) {
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
}

/** Every overlay of the app that a tap opens. */
export const overlays: Overlay[] = [
  {
    name: 'the calendar',
    source: 'screens/EventDetail/CalendarDialog.tsx',
    path: (campus) => campus.eventPath(),
    opener: button('캘린더에 추가'),
    shown: dialog('캘린더에 추가'),
  },
  {
    name: 'the image viewer',
    source: 'screens/EventDetail/ImageViewer.tsx',
    as: 'visitor',
    path: (campus) => campus.eventPath(),
    opener: (page) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /크게 보기/ })
        .first(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the places behind the menu, where text is large',
    source: 'widgets/BottomNavigation/FoldedPlaces.tsx',
    as: 'visitor',
    path: (campus) => campus.eventPath(),
    async prepare(page) {
      // A student's text is large from the start. One that grows before the button has come leaves it hidden: Chromium
      // does not ask its container again.
      await expect(page.getByRole('button', { name: '메뉴', includeHidden: true })).toBeAttached();
      await enlargeText(page);
    },
    opener: button('메뉴'),
    shown: dialog('주요 메뉴'),
  },
  {
    name: 'the settings panel',
    source: 'screens/Subscriptions/SettingsPanel.tsx',
    path: () => '/subscribe',
    opener: button('구독 설정'),
    shown: settingsPanel,
  },
  {
    name: 'the menu of a topic',
    source: 'screens/Subscriptions/TopicSettingRow.tsx',
    path: () => '/subscribe',
    prepare: openSettingsPanel,
    opener: button(/^아주대학교-일반 구독 중/),
    shown: (page) => page.getByRole('menu'),
  },
  {
    name: 'the remedies for a missing push token',
    source: 'widgets/ReconnectPushDialog/ReconnectPushDialog.tsx',
    as: 'newcomer',
    path: () => '/subscribe',
    async prepare(page, campus) {
      await campus.flip({ fail: 'POST /api/topic/subscribe:404' });
      await openSettingsPanel(page);
      await page.getByRole('searchbox').fill('ㅅㅍㅌㅇㅇㅎㄱ');
    },
    opener: (page) => page.getByRole('button', { name: '소프트웨어학과 구독', exact: true }),
    shown: dialog('구독하지 못했어요'),
  },
  {
    name: 'the group of the search',
    source: 'screens/EventSearch/CategoryChoice.tsx',
    as: 'visitor',
    path: () => '/event',
    opener: button(/^단체/),
    shown: dialog('단체'),
  },
  {
    name: 'the boards of a student',
    source: 'screens/EventSearch/MyBoardsSheet.tsx',
    as: 'visitor',
    path: () => '/event',
    opener: button('편집'),
    shown: dialog('내 게시판'),
  },
  {
    name: 'the boards of one search over several',
    source: 'screens/EventSearch/SeveralBoardsSheet.tsx',
    as: 'visitor',
    path: () => '/event',
    opener: button('여러 게시판'),
    shown: dialog('여러 게시판에서 찾기'),
  },
  {
    name: 'the board of a keyword',
    source: 'screens/KeywordSubscription/BoardPicker.tsx',
    path: () => '/subscribe/keywordSubscribe',
    opener: button(/^게시판/),
    shown: dialog('게시판 고르기'),
  },
  {
    name: 'the department',
    source: 'screens/Registration/DepartmentField.tsx',
    as: 'newcomer',
    path: () => '/register-info',
    opener: button('학과 선택'),
    shown: dialog('학과 선택'),
  },
  {
    name: 'a policy document',
    source: 'screens/Consent/PolicyDocumentDialog.tsx',
    as: 'visitor',
    path: () => '/privacy-agreement',
    opener: button('서비스 이용약관 보기'),
    shown: dialog(/이용약관/),
  },
  {
    name: 'the theme',
    source: 'screens/MyPage/MyPageScreen.tsx',
    path: () => '/mypage',
    opener: button(/화면 테마/),
    shown: dialog('화면 테마'),
  },
  {
    name: 'the language',
    source: 'widgets/LanguageChoice/LanguageSelect.tsx',
    path: () => '/mypage',
    opener: button(/언어/),
    shown: dialog('언어'),
  },
  {
    name: 'the questions on my page',
    source: 'screens/MyPage/MyPageSheetDialog.tsx',
    path: () => '/mypage',
    opener: (page) => page.getByRole('link', { name: '자주 묻는 질문' }),
    shown: dialog('자주 묻는 질문'),
  },
  {
    name: 'the way to a push token before the login',
    source: 'widgets/GoogleLogin/PushTokenDialog.tsx',
    as: 'visitor',
    path: () => '/login',
    opener: button('구글 계정으로 로그인'),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'an alert',
    source: 'widgets/Alert/AlertFrame.tsx',
    as: 'visitor',
    path: () => '/privacy-agreement',
    opener: button('다음'),
    unmet: true,
    shown: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'a confirmation',
    source: 'widgets/Alert/AlertFrame.tsx',
    path: () => '/notification',
    opener: button('모두 읽음'),
    shown: (page) => page.getByRole('alertdialog'),
  },
];

/** Overlays that open by themselves, which no step of the history belongs to; and the parts that others are made of. */
export const notOpenedByATap = [
  'screens/Subscriptions/SubscriptionGuide.tsx',
  'widgets/InstallPrompt/InstallPrompt.tsx',
  'widgets/IosInstallPrompt/IosInstallPrompt.tsx',
  'widgets/FirstLaunchPrompt/FirstLaunchPrompt.tsx',
  'widgets/InAppBrowserSheet/InAppBrowserSheet.tsx',
  'widgets/SelectSheet/SelectSheet.tsx',
];
