import BellPlus from 'lucide-react/icons/bell-plus';
import type { ReactNode } from 'react';
import { banner, bannerAction, bannerSign, bannerText, bannerTitle } from './SubscriptionsScreen.css.ts';

/** Props of {@link HintBanner}. */
export interface HintBannerProps {
  title: string;
  text: string;
  /** The next step. */
  action: ReactNode;
}

/** Says what a tab is for while nothing is subscribed there (SU-2). */
export function HintBanner({ title, text, action }: HintBannerProps) {
  return (
    <section className={banner} aria-label={title}>
      <span className={bannerSign} aria-hidden="true">
        <BellPlus size="1.5rem" />
      </span>
      <p className={bannerTitle}>{title}</p>
      <p className={bannerText}>{text}</p>
      <div className={bannerAction}>{action}</div>
    </section>
  );
}
