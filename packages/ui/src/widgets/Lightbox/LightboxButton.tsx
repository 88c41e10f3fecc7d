import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { button } from './LightboxButton.css.ts';

/** Props of {@link LightboxButton}; the rest goes to the button. */
export interface LightboxButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** The Korean name, read aloud. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of one icon on the dark stage. */
export function LightboxButton({ label, icon, ...rest }: LightboxButtonProps) {
  return (
    <button type="button" {...rest} className={button}>
      {icon}
      <span className={visuallyHidden}>{label}</span>
    </button>
  );
}
