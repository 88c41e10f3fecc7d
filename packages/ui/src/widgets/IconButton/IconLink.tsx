import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { AppLink, type AppLinkProps } from '../AppLink/AppLink.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { iconButton, sign } from './IconButton.css.ts';

/** Props of {@link IconLink}; the rest goes to the link. */
export interface IconLinkProps extends Omit<AppLinkProps, 'children' | 'className'> {
  /** The Korean name, read aloud. */
  label: string;
  icon: ReactNode;
  /** A badge or dot on the icon's shoulder; what it says is read after the label. */
  badge?: ReactNode;
  /** The address lies outside the app and opens in a new tab. */
  external?: boolean;
}

/** A link of one icon, 44 px square. */
export function IconLink({ label, icon, badge, external = false, href, ...rest }: IconLinkProps) {
  if (external) {
    return (
      <ExternalLink href={href} className={iconButton}>
        {icon}
        <span className={visuallyHidden}>{label}</span>
      </ExternalLink>
    );
  }
  if (badge === undefined) {
    return (
      <AppLink {...rest} href={href} className={iconButton} aria-label={label}>
        {icon}
      </AppLink>
    );
  }
  return (
    <AppLink {...rest} href={href} className={iconButton}>
      {icon}
      <span className={visuallyHidden}>{label}</span>
      <span className={sign}>{badge}</span>
    </AppLink>
  );
}
