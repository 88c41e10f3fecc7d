import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../widgets/Button/Button.tsx';
import { done as doneLook, reset, resetName } from './WithdrawalScreen.css.ts';

/** Props of {@link ResetRow}. */
export interface ResetRowProps {
  /** What is reset. */
  name: string;
  status: 'open' | 'running' | 'done';
  onReset(): void;
}

/** One thing that must be reset before leaving. */
export function ResetRow({ name, status, onReset }: ResetRowProps) {
  return (
    <li className={reset}>
      <span className={resetName}>{name}</span>
      <span role="status">
        {status === 'done' ? (
          <span className={doneLook}>
            <CircleCheck aria-hidden="true" size="1.25rem" />
            초기화했어요
          </span>
        ) : null}
      </span>
      {status === 'done' ? null : (
        <Button
          tone="soft"
          extent="medium"
          busy={status === 'running'}
          aria-label={`${name} 초기화`}
          onClick={onReset}
        >
          초기화
        </Button>
      )}
    </li>
  );
}
