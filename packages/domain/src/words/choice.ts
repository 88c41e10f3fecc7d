import { room } from './room.ts';

/** A choice of one among many. */
export const choice = room({
  choose: ['선택해 주세요', 'Please choose'],
  find: ['{options} 찾기', 'Find: {options}'],
  howToFind: ['이름, 초성, 줄임말로 찾기', 'Find by name or initials'],
  nothing: ['찾는 이름이 없어요. 다른 말로 찾아보세요.', 'No such name. Try other words.'],
});
