import { leaving } from '@campus-bell/domain/words/leaving';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../widgets/Button/Button.tsx';
import { passFocus } from '../../widgets/Button/passFocus.ts';
import { done as doneLook, reset, resetName } from './WithdrawalScreen.css.ts';

/** Props of {@link ResetRow}. */
export interface ResetRowProps {
  /** What is reset. */
  name: string;
  status: 'open' | 'running' | 'done';
  onReset(): void;
}

/** To the other reset, else to the reason. */
const focusToNext = passFocus((control) => {
  const page = control.closest('main');
  const resets = control.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [];
  const other = [...resets].find((one) => one !== control);
  return other ?? page?.querySelector<HTMLElement>('[type="radio"]:checked, [type="radio"]');
});

/** One thing that must be reset before leaving. */
export function ResetRow({ name, status, onReset }: ResetRowProps) {
  return (
    <li className={reset}>
      <span className={resetName}>{name}</span>
      <span role="status">
        {status === 'done' ? (
          <span className={doneLook}>
            <CircleCheck aria-hidden="true" size="1.25rem" />
            {leaving.resetDone}
          </span>
        ) : null}
      </span>
      {status === 'done' ? null : (
        <Button
          ref={focusToNext}
          tone="soft"
          extent="medium"
          busy={status === 'running'}
          aria-label={leaving.resetOf({ subscriptions: name })}
          onClick={onReset}
        >
          {leaving.reset}
        </Button>
      )}
    </li>
  );
}
