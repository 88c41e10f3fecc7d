import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button } from './Button.css.ts';

/** Props of {@link Button}; the rest goes to the button. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  tone?: 'primary' | 'soft' | 'neutral' | 'quiet' | 'danger' | 'outlined';
  extent?: 'large' | 'medium';
  /** Takes the whole width. */
  wide?: boolean;
  icon?: ReactNode;
  /** A call runs: shown as a spinner, announced, and further clicks are ignored. */
  busy?: boolean;
  /** Looks and announces disabled but stays focusable and clickable, so that the screen can say what is missing. */
  unmet?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A verb to press. */
export function Button({
  tone,
  extent,
  wide,
  icon,
  busy = false,
  unmet = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={join(button({ tone, extent, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || unmet || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
