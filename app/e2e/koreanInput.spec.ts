import { keywordField, openKeywordForm } from './keywordForm.ts';
import { openKoreanKeyboard } from './koreanKeyboard.ts';
import { expect, test } from './test.ts';

test.describe('Korean input', () => {
  test('a syllable in the making is neither blocked nor flagged, and its Enter does not submit', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await openKeywordForm(page);
    const keyboard = await openKoreanKeyboard(page);
    const hint = page.getByText(/특수문자는 입력할 수 없어요|두 글자 이상/);
    await keywordField(page).focus();
    for (const state of ['ㄱ', '그', '근']) {
      await keyboard.compose(state);
      await expect(keywordField(page)).toHaveValue(state);
      await expect(hint).toHaveCount(0);
    }
    await keyboard.pressEnterWhileComposing();
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await keyboard.commit('근');
    await expect(page.getByText('두 글자 이상 입력해 주세요.')).toBeVisible();
    await keyboard.compose('ㄹ', '로');
    await expect(hint).toHaveCount(0);
    await keyboard.commit('로');
    await expect(keywordField(page)).toHaveValue('근로');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /‘근로’ 키워드 지우기/ })).toBeVisible();
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(1);
  });

  test('lone letters that are submitted are refused and the field clears', async ({ page, campus }) => {
    await campus.signIn(page);
    await openKeywordForm(page);
    const keyboard = await openKoreanKeyboard(page);
    await keywordField(page).focus();
    await keyboard.compose('ㅋ');
    await keyboard.commit('ㅋ');
    await keyboard.compose('ㅋ');
    await keyboard.commit('ㅋ');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: '입력 오류' }).getByRole('button', { name: '확인' }).click();
    await expect(keywordField(page)).toHaveValue('');
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(0);
  });

  test('a search submits once, with the Enter after the composition', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    await expect(page.getByRole('article').first()).toBeVisible();
    const keyboard = await openKoreanKeyboard(page);
    await page.getByRole('searchbox').focus();
    await keyboard.compose('ㅇ', '아', '안');
    await keyboard.pressEnterWhileComposing();
    await expect(page).toHaveURL('/liked');
    await keyboard.commit('안');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/searchText=/);
    const found = page.getByRole('region', { name: '‘안’ 검색 결과' });
    await expect(found.getByRole('article').first()).toContainText('안');
    const searches = (await campus.log()).filter(
      ({ path, query }) => path === '/api/event/liked' && new URLSearchParams(query).get('page') === '0',
    );
    expect(searches.map(({ query }) => new URLSearchParams(query).get('keyword'))).toEqual([null, '안']);
  });
});
