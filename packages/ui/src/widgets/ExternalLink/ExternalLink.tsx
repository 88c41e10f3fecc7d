import { safeUrl } from '@campus-bell/domain/safeUrl';
import { frame } from '@campus-bell/domain/words/frame';
import type { AnchorHTMLAttributes } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';

/** Props of {@link ExternalLink}; the rest goes to the anchor. */
export interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Any address; one that `safeUrl` refuses leaves its content without a link. */
  href: string | null;
}

/** A link that leaves the app in a new tab. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const url = safeUrl(href);
  if (url === null) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={visuallyHidden}> {frame.newWindow}</span>
    </a>
  );
}
