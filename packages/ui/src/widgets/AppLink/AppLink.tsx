import type { EventCard } from '@campus-bell/api/wire/event';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';

/** Props of {@link AppLink}; the rest goes to the anchor. */
export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address inside the app, starting with `/`. */
  href: string;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  /** What its list knows of the event that it leads to. */
  of?: EventCard;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real link to an address of the app: a plain click navigates without a reload, every other click is the browser's. */
export function AppLink({ href, replace, of, onClick, ...rest }: AppLinkProps) {
  const { navigate } = useEnvironment();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (replace === undefined && of === undefined) navigate(href);
    else navigate(href, { ...(replace && { replace }), ...(of && { event: of }) });
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** Whether a click is to follow the link here, and not in another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
