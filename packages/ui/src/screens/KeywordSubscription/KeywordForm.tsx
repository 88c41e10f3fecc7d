import type { Keyword } from '@campus-bell/api/wire/keyword';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { keywordHint, keywordValue, submittedKeyword } from '@campus-bell/domain/keywordInput';
import { keywordMax } from '@campus-bell/domain/limits';
import { keyword } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { type FormEvent, useRef, useState } from 'react';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { BoardPicker } from './BoardPicker.tsx';
import { KeywordField } from './KeywordField.tsx';
import { form, limit } from './KeywordSubscriptionScreen.css.ts';
import { Rehearsal } from './Rehearsal.tsx';
import { useSubscribeKeyword } from './useSubscribeKeyword.tsx';

/** Props of {@link KeywordForm}. */
export interface KeywordFormProps {
  ownKeywords: readonly Keyword[];
  /** Connects this device anew and leads through the login back here; false when that failed. */
  onReconnectPush: ReconnectPush;
}

/** A board, a word, and what they would bring (KW-1 to KW-4, KW-6, KW-7). */
export function KeywordForm({ ownKeywords, onReconnectPush }: KeywordFormProps) {
  const { alert } = useAlert();
  const field = useRef<HTMLInputElement>(null);
  const [board, setBoard] = useState<TopicStatus | null>(null);
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  const { busy, send: subscribe } = useSubscribeKeyword(onReconnectPush);
  const isFull = ownKeywords.length >= keywordMax;
  const word = submittedKeyword(typed);
  const isOwn = ownKeywords.some(
    ({ koreanKeyword, boardName }) =>
      word.ok && koreanKeyword === word.keyword && boardName === board?.koreanTopic,
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (composing || busy) return;
    if (isFull) return void alert(keyword.limitExceeded);
    if (board === null) return void alert(keyword.boardRequired);
    if (!word.ok) {
      setTyped('');
      return void alert(keyword.inputError);
    }
    if (isOwn) return field.current?.focus();
    if (await subscribe({ koreanKeyword: word.keyword, slug: board.slug })) setTyped('');
  };
  const use = (suggestion: string) => {
    setTyped(suggestion);
    field.current?.focus();
  };

  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      {isFull ? (
        <p className={limit} role="status">
          {keyword.limitReached}
        </p>
      ) : null}
      <BoardPicker board={board} onPickBoard={setBoard} />
      <KeywordField
        ref={field}
        value={typed}
        hint={isOwn && !composing ? duplicateHint() : keywordHint(typed, { composing })}
        composing={composing}
        onChangeValue={(raw, isComposing) => setTyped(isComposing ? raw : keywordValue(raw))}
        onChangeComposing={setComposing}
      />
      {board === null ? null : (
        <Rehearsal
          board={board}
          keyword={word.ok && !composing ? word.keyword : null}
          onUseSuggestion={use}
        />
      )}
      <Button type="submit" wide busy={busy} unmet={isFull || board === null || !word.ok || isOwn}>
        {keywords.subscribe}
      </Button>
    </form>
  );
}

function duplicateHint(): string {
  const { title, text } = keyword.duplicate;
  return `${title}. ${text}`;
}
