import { routes } from '@campus-bell/domain/routes';
import { list } from '@campus-bell/domain/words/list';
import { login } from '@campus-bell/domain/words/login';
import { registration } from '@campus-bell/domain/words/registration';
import { session } from '@campus-bell/domain/words/session';
import { withdrawal } from '@campus-bell/domain/words/withdrawal';
import { alertOf, button, cards, type Scene } from './scene.ts';

/** The session, the member and the way out. */
export const account = {
  reissueToken: {
    as: 'member',
    path(campus) {
      campus.expireAccessTokens();
      return routes.liked;
    },
    says: [session.timeout.text, session.memberGone.title, list.serverError],
    shown: cards,
    mayEndAtLogin: true,
  },
  exchangeLoginCode: {
    as: 'visitor',
    notes: { pendingLogin: JSON.stringify({ state: 'walk', redirectUri: 'http://localhost/loginSuccess' }) },
    path(campus) {
      const code = campus.mintLoginCode('member', 'http://localhost/loginSuccess');
      return `${routes.loginReturn}?${new URLSearchParams({ code, state: 'walk' })}`;
    },
    says: [login.failed, login.refused, login.notMember],
    shown: (page) => page.getByRole('heading', { name: '이번 주 인기글' }),
    isOptional: true,
    mayEndAtLogin: true,
  },
  fetchMember: {
    as: 'member',
    path: routes.myPage,
    says: [],
    shown: (page) => page.getByText('김하늘', { exact: true }),
  },
  withdrawMember: {
    as: 'member',
    notes: { finishedResets: 'topics keywords' },
    path(campus, person) {
      if (person !== null) {
        campus.resetTopics(person);
        campus.resetKeywords(person);
        campus.clearNotifications(person);
      }
      return `${routes.withdrawal}?step=conditions`;
    },
    prepare: (page) => page.getByText('사용 빈도가 낮음').click(),
    control: button('탈퇴하기'),
    input: (page) =>
      page
        .getByRole('radio', { name: '사용 빈도가 낮음' })
        .isChecked()
        .then((isChosen) => `${isChosen}`),
    says: [withdrawal.failed.title, session.memberGone.title],
    shown: (page) => page.getByRole('link', { name: /^알림함/ }),
    mayEndAtLogin: true,
  },
  registerDepartment: {
    as: 'newcomer',
    path: routes.registration,
    async prepare(page) {
      await button('학과 선택')(page).click();
      await page.getByRole('radio', { name: '소프트웨어학과' }).click();
    },
    control: button('등록하기'),
    input: (page) => page.getByRole('textbox', { name: '학과' }).inputValue(),
    says: [registration.failed.title],
    shown: (page) => alertOf(page, registration.done.title).or(page.getByText('구독 소식').first()),
  },
  resetTopicSubscriptions: {
    as: 'member',
    path: `${routes.withdrawal}?step=conditions`,
    control: button('게시판 구독 초기화'),
    says: [withdrawal.resetFailed],
    shown: (page) => page.getByText('초기화했어요').first(),
  },
  resetKeywords: {
    as: 'member',
    path: `${routes.withdrawal}?step=conditions`,
    control: button('키워드 구독 초기화'),
    says: [withdrawal.resetFailed],
    shown: (page) => page.getByText('초기화했어요').first(),
  },
} satisfies Record<string, Scene>;
