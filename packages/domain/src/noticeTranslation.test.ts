import { describe, expect, it, vi } from 'vitest';
import { noticeLines } from './noticeText.ts';
import { noticePieces, translateNotice } from './noticeTranslation.ts';

const wordsOf = (text: string) =>
  noticePieces(text)
    .filter(({ kind }) => kind === 'words')
    .map((piece) => piece.text);
const piecesOf = (text: string) => noticePieces(text).map((piece) => `${piece.kind} ${piece.text}`);
const marked = async (words: string) => `<${words}>`;

describe('noticePieces', () => {
  it('are the text again when they are put together', () => {
    const text =
      '○ 신청: https://www.kosaf.go.kr 에서\\n\\n1. 대상 | 재학생\t전체  \n문의: 031-219-1501 (내선 2)';
    const whole = noticePieces(text)
      .map((piece) => piece.text)
      .join('');
    expect(whole).toBe(noticeLines(text).join('\n'));
  });

  it('are cells of a table and what stands between links', () => {
    expect(wordsOf('구분 | 기간\t장소  비고')).toEqual(['구분', '기간', '장소', '비고']);
    expect(wordsOf('신청: https://www.kosaf.go.kr 에서 내요')).toEqual(['신청:', '에서 내요']);
  });

  it('leave out the marks of a list, and what is not Korean', () => {
    expect(wordsOf('※ 유의 사항\n - 2) 신분증 지참\n2026. 3. 4.\nFor exchange students')).toEqual([
      '유의 사항',
      '신분증 지참',
    ]);
  });

  it.each([
    ['가|나', ['words 가', 'rest |', 'words 나']],
    ['가 \t|  나', ['words 가', 'rest  \t|  ', 'words 나']],
    ['가\t\t나', ['words 가', 'rest \t\t', 'words 나']],
    ['www.ajou.ac.kr | 나', ['link www.ajou.ac.kr', 'rest  | ', 'words 나']],
    ['○신청', ['rest ○', 'words 신청']],
    ['12. 신청', ['rest 12. ', 'words 신청']],
    ['신청 - 접수', ['words 신청 - 접수']],
    ['가\n나', ['words 가', 'rest \n', 'words 나']],
  ])('of %j are these', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('are a blank between two sentences of a long line, and one piece up to 500 letters', () => {
    const sentence = `${'가'.repeat(249)}.`;
    expect(piecesOf(`${sentence} ${sentence}`)).toEqual([`words ${sentence}`, 'rest  ', `words ${sentence}`]);
    expect(wordsOf(`${sentence} ${sentence.slice(1)}`)).toHaveLength(1);
  });

  it('are sentences where a line is long', () => {
    const sentence = `${'가나다 '.repeat(60)}합니다.`;
    expect(wordsOf(`${sentence} ${sentence} ${sentence}`)).toEqual([sentence, sentence, sentence]);
    expect(wordsOf(`${sentence} ${sentence}`)).toHaveLength(1);
    const dated = `신청 기간은 2026. 3. 2. 부터 3. 10. 까지 ${sentence}`;
    expect(wordsOf(`${dated} ${sentence} ${sentence}`)).toEqual([dated, sentence, sentence]);
  });
});

describe('translateNotice', () => {
  it('keeps lines, cells, marks and links', async () => {
    const text = '○ 신청: https://www.kosaf.go.kr 에서\\n\\n대상 | 재학생';
    expect(await translateNotice(text, marked)).toBe(
      '○ <신청:> https://www.kosaf.go.kr <에서>\n\n<대상> | <재학생>',
    );
  });

  it('puts a blank between a link and the words that touched it', async () => {
    const said = vi.fn().mockResolvedValueOnce('Contact:').mockResolvedValueOnce('is the address');
    expect(await translateNotice('문의:scholar@ajou.ac.kr입니다', said)).toBe(
      'Contact: scholar@ajou.ac.kr is the address',
    );
    expect(await translateNotice('(문의) 메일:scholar@ajou.ac.kr', async () => '(Contact) mail:')).toBe(
      '(Contact) mail: scholar@ajou.ac.kr',
    );
    expect(await translateNotice('(누리집: www.ajou.ac.kr)', async () => '(Site:')).toBe(
      '(Site: www.ajou.ac.kr)',
    );
    const around = vi.fn().mockResolvedValueOnce('Site (').mockResolvedValueOnce(') opens');
    expect(await translateNotice('누리집(www.ajou.ac.kr)열기', around)).toBe('Site (www.ajou.ac.kr) opens');
  });

  it('keeps to one line what comes in several, and the original where nothing comes', async () => {
    expect(
      await translateNotice('신청 안내\n문의', async (words) => (words === '문의' ? ' ' : 'How to\n apply ')),
    ).toBe('How to apply\n문의');
  });

  it('says nothing of no text', async () => {
    expect(await translateNotice(null, marked)).toBe('');
  });

  it('ends where the translator fails', async () => {
    await expect(translateNotice('하나\n둘', () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
