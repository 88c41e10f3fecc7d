import { expect, type Page } from '@playwright/test';
import { account, leaveForGoogle } from './accounts.ts';
import { keywordField, openKeywordForm } from './keywordForm.ts';
import { tapTwice } from './taps.ts';
import type { CampusControl } from './test.ts';

/** A control that writes. */
export interface Write {
  as?: 'member' | 'newcomer' | 'visitor';
  /** Goes to the control, slowed down already, and taps it twice. */
  tap(page: Page, campus: CampusControl): Promise<void>;
  /** The answer has been taken over. */
  isOver(page: Page): Promise<void>;
}

const panel = (page: Page) => page.getByRole('dialog', { name: '구독 설정' });
const alertOf = (page: Page, name: string) => page.getByRole('alertdialog', { name });
export const firstStar = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: /찜/ });

async function openPanel(page: Page) {
  await page.goto('/subscribe');
  await page.getByRole('button', { name: '구독 설정' }).click();
  await expect(panel(page).getByRole('button', { name: /^공지사항/ })).toBeVisible();
}
async function openTopicMenu(page: Page) {
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^아주대학교-일반 구독 중/ })
    .click();
}
const resetButton = (page: Page, what: string) => page.getByRole('button', { name: `${what} 초기화` });

/** Each operation that writes, and where a student sets it off. */
export const writes: Record<string, Write> = {
  reissueToken: {
    async tap(page, campus) {
      await page.goto('/event');
      await expect(firstStar(page)).toBeVisible();
      await campus.expire();
      await tapTwice(firstStar(page));
    },
    isOver: (page) => expect(firstStar(page)).not.toHaveAttribute('aria-busy'),
  },
  exchangeLoginCode: {
    as: 'visitor',
    async tap(page) {
      await page.goto('/login');
      await leaveForGoogle(page);
      await tapTwice(page.getByRole('link', { name: account.member }));
    },
    isOver: (page) => expect(page).toHaveURL('/'),
  },
  withdrawMember: {
    async tap(page, campus) {
      await campus.flip({ scenario: 'notificationsEmpty' });
      await page.goto('/delete-account?step=conditions');
      for (const what of ['게시판 구독', '키워드 구독']) {
        await resetButton(page, what).click();
        await expect(resetButton(page, what)).toHaveCount(0);
      }
      await page.getByText('사용 빈도가 낮음').click();
      await tapTwice(page.getByRole('button', { name: '탈퇴하기' }));
    },
    isOver: (page) => expect(page.getByText(/^탈퇴했어요/).first()).toBeVisible(),
  },
  registerDepartment: {
    as: 'newcomer',
    async tap(page) {
      await page.goto('/register-info');
      await page.getByRole('button', { name: '학과 선택' }).click();
      await page.getByRole('searchbox', { name: '학과 찾기' }).fill('ㅅㅍㅌ');
      await page.getByRole('radio', { name: '소프트웨어학과' }).click();
      await tapTwice(page.getByRole('button', { name: '등록하기' }));
    },
    isOver: (page) => expect(alertOf(page, '가입을 마쳤어요')).toBeVisible(),
  },
  reportNotificationClick: {
    async tap(page) {
      await page.goto('/notification');
      await tapTwice(page.getByRole('link', { name: /^읽지 않음/ }).first());
    },
    isOver: (page) => expect(page).toHaveURL(/\/event\/\d+$/),
  },
  markAllNotificationsRead: {
    async tap(page) {
      await page.goto('/notification');
      await page.getByRole('button', { name: '모두 읽음' }).click();
      await tapTwice(page.getByRole('alertdialog').getByRole('button', { name: '모두 읽음' }));
    },
    isOver: (page) => expect(page.getByRole('alertdialog')).toContainText('모두 읽음으로 표시했어요'),
  },
  subscribeTopic: {
    as: 'newcomer',
    async tap(page) {
      await openPanel(page);
      await panel(page).getByRole('searchbox').fill('ㅅㅍㅌㅇㅇㅎㄱ');
      await tapTwice(panel(page).getByRole('button', { name: '소프트웨어학과 구독', exact: true }));
    },
    isOver: (page) =>
      expect(panel(page).getByRole('button', { name: /^소프트웨어학과 구독 중/ })).not.toHaveAttribute(
        'aria-busy',
      ),
  },
  unsubscribeTopic: {
    async tap(page) {
      await openTopicMenu(page);
      await tapTwice(page.getByRole('menuitem', { name: '구독 취소' }));
    },
    isOver: (page) =>
      expect(panel(page).getByRole('button', { name: '아주대학교-일반 구독', exact: true })).toBeVisible(),
  },
  setTopicNotification: {
    async tap(page) {
      await openTopicMenu(page);
      await tapTwice(page.getByRole('menuitemradio', { name: /알림만 끄기/ }));
    },
    isOver: (page) =>
      expect(panel(page).getByRole('button', { name: /^아주대학교-일반 구독 중.*알림 꺼짐/ })).toBeVisible(),
  },
  resetTopicSubscriptions: {
    async tap(page) {
      await page.goto('/delete-account?step=conditions');
      await tapTwice(resetButton(page, '게시판 구독'));
    },
    isOver: (page) => expect(page.getByText('초기화했어요')).toHaveCount(1),
  },
  resetKeywords: {
    async tap(page) {
      await page.goto('/delete-account?step=conditions');
      await tapTwice(resetButton(page, '키워드 구독'));
    },
    isOver: (page) => expect(page.getByText('초기화했어요')).toHaveCount(1),
  },
  subscribeKeyword: {
    as: 'newcomer',
    async tap(page) {
      await openKeywordForm(page);
      await keywordField(page).fill('근로');
      await tapTwice(page.getByRole('button', { name: '구독하기' }));
    },
    isOver: (page) => expect(page.getByRole('button', { name: /‘근로’ 키워드 지우기/ })).toBeVisible(),
  },
  unsubscribeKeyword: {
    async tap(page) {
      await page.goto('/subscribe/keywordSubscribe');
      await tapTwice(page.getByRole('button', { name: /키워드 지우기/ }).first());
    },
    isOver: (page) => expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible(),
  },
  likeEvent: {
    async tap(page) {
      await page.goto('/event');
      await tapTwice(page.getByRole('button', { name: /찜/, pressed: false }).first());
    },
    isOver: (page) => expect(page.locator('article [aria-busy]')).toHaveCount(0),
  },
  unlikeEvent: {
    async tap(page) {
      await page.goto('/liked');
      await tapTwice(firstStar(page));
    },
    isOver: (page) => expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible(),
  },
  registerCalendarEvent: {
    async tap(page, campus) {
      await page.goto(await campus.eventPath());
      await page.getByRole('button', { name: '캘린더에 추가' }).click();
      await tapTwice(
        page.getByRole('dialog', { name: '캘린더에 추가' }).getByRole('button', { name: '등록하기' }),
      );
    },
    isOver: (page) => expect(page.getByRole('alertdialog')).toContainText('캘린더'),
  },
};
