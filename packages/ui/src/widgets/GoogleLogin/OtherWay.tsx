import { standingLink } from '../../tokens/utilities.css.ts';
import { AppLink } from '../AppLink/AppLink.tsx';
import { way } from './OtherWay.css.ts';

/** Props of {@link OtherWay}. */
export interface OtherWayProps {
  /** For whom the other way is. */
  text: string;
  href: string;
  /** The Korean name of the link. */
  label: string;
}

/** Below the Google button: from the login to the sign-up and back. */
export function OtherWay({ text, href, label }: OtherWayProps) {
  return (
    <p className={way}>
      {text}
      <AppLink className={standingLink} href={href}>
        {label}
      </AppLink>
    </p>
  );
}
