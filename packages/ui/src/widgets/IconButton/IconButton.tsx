import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { iconButton, sign } from './IconButton.css.ts';

/** Props of {@link IconButton}; the rest goes to the button. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The Korean name, read aloud. */
  label: string;
  icon: ReactNode;
  /** A badge or dot on the icon's shoulder; what it says is read after the label. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon, 44 px square. */
export function IconButton({ label, icon, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className === undefined ? iconButton : `${iconButton} ${className}`}
    >
      {icon}
      <span className={visuallyHidden}>{label}</span>
      {badge === undefined ? null : <span className={sign}>{badge}</span>}
    </button>
  );
}
