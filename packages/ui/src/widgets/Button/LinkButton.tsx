import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../AppLink/AppLink.tsx';
import { button } from './Button.css.ts';

/** Props of {@link LinkButton}; the rest goes to the link. */
export interface LinkButtonProps extends Omit<AppLinkProps, 'className'> {
  tone?: 'primary' | 'soft' | 'neutral' | 'quiet' | 'danger';
  extent?: 'large' | 'medium';
  /** Takes the whole width. */
  wide?: boolean;
  icon?: ReactNode;
}

/** A link to a place in the app that looks like a button. */
export function LinkButton({ tone, extent, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={button({ tone, extent, wide })}>
      {icon}
      {children}
    </AppLink>
  );
}
