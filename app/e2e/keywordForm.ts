import { expect, type Page } from '@playwright/test';

/** The field of the keyword form. */
export const keywordField = (page: Page) => page.getByRole('textbox', { name: '키워드' });

/** Picks a board in the keyword form. */
export const pickBoard = async (page: Page, board: string) => {
  await page.getByRole('button', { name: /^게시판/ }).click();
  const picker = page.getByRole('dialog', { name: '게시판 고르기' });
  await picker.getByRole('searchbox').fill(board);
  await picker.getByRole('button', { name: board, exact: true }).click();
  await expect(picker).toHaveCount(0);
};

/** Opens the keyword form with a board picked. */
export const openKeywordForm = async (page: Page, board = '아주대학교-장학') => {
  await page.goto('/subscribe/keywordSubscribe');
  await pickBoard(page, board);
};
