import { noticeSegments } from './noticeSegments.ts';
import { noticeLines } from './noticeText.ts';
import { isKorean } from './writtenIn.ts';

/** A piece of a notice: words to be translated, a link, or anything else, which stays as it is. */
export interface NoticePiece {
  readonly kind: 'words' | 'link' | 'rest';
  readonly text: string;
}

/** Longer cells are translated sentence by sentence. */
const longestWords = 500;

const cellBorder = /(\s*\|\s*|\t+|\s{2,})/;
/** Up to its end; the dots of a date end none. */
const sentence = /\S.*?(?:[^\d\s][.!?](?=\s)|$)/g;
const listMark = /^(?:[※○●◦•▪■□◆◇▶►▷☞★☆✓*·–—-]+\s*|\d{1,2}[.)]\s+)+/;

/** The lines of a title or body in pieces; put together again they are the lines, with a new line between them. */
export function noticePieces(text: string | null): NoticePiece[] {
  return noticeLines(text).flatMap((line, at) => [
    ...(at === 0 ? [] : [rest('\n')]),
    ...noticeSegments(line).flatMap((segment) =>
      segment.kind === 'text'
        ? segment.text.split(cellBorder).flatMap(piecesOfCell)
        : [{ kind: 'link' as const, text: segment.text }],
    ),
  ]);
}

/**
 * A title or body in another language, piece by piece: lines, cells of a table, marks of a list and whatever is not
 * Korean stay. Links stay too, with a blank around them, so that no letter of a word becomes one of an address.
 * @param translate translates words that begin and end without a blank
 */
export async function translateNotice(
  text: string | null,
  translate: (words: string) => Promise<string>,
): Promise<string> {
  let said = '';
  let before: NoticePiece['kind'] = 'rest';
  for (const { kind, text: original } of noticePieces(text)) {
    if (original === '') continue;
    const translated = kind === 'words' ? oneLine(await translate(original)) : '';
    const next = translated === '' ? original : translated;
    const touches = (before === 'link' && kind === 'words') || (before === 'words' && kind === 'link');
    said += touches && !/[([{<“‘'"]$/.test(said) && !/^[)\]}>”’'",.:;!?]/.test(next) ? ` ${next}` : next;
    before = kind;
  }
  return said;
}

const rest = (text: string): NoticePiece => ({ kind: 'rest', text });

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function piecesOfCell(cell: string): NoticePiece[] {
  if (!isKorean(cell)) return cell === '' ? [] : [rest(cell)];
  const [, head = '', body = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(cell) ?? [];
  const mark = listMark.exec(body)?.[0] ?? '';
  const words = body.slice(mark.length);
  const parts = words.length > longestWords ? (words.match(sentence) ?? [words]) : [words];
  return [
    rest(head + mark),
    ...parts.flatMap((part, at) => [
      ...(at === 0 ? [] : [rest(' ')]),
      { kind: 'words' as const, text: part },
    ]),
    rest(tail),
  ].filter(({ text }) => text !== '');
}
