import type { Banner } from '@campus-bell/api/wire/event';
import { safeUrl } from '@campus-bell/domain/safeUrl';
import { detail } from '@campus-bell/domain/words/detail';
import { home } from '@campus-bell/domain/words/home';
import { memo } from 'react';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { ExternalLink } from '../../widgets/ExternalLink/ExternalLink.tsx';
import { site } from './BannerSection.css.ts';

/** Props of {@link BannerSlide}. */
export interface BannerSlideProps {
  banner: Banner;
  /** Place among the banners, from 0. */
  index: number;
}

/** A banner that opens its site in a new tab (HO-3). Its words are in the picture, so its name says where it leads. */
export const BannerSlide = memo(function BannerSlide({ banner, index }: BannerSlideProps) {
  const { alert } = useAlert();
  const url = safeUrl(banner.siteUrl);
  const name =
    url === null
      ? home.banner({ number: index + 1 })
      : home.bannerOf({ number: index + 1, site: new URL(url).hostname });
  const image = <EventImage address={banner.imageUrl} alt={name} shape="banner" eager={index === 0} />;
  if (url === null) {
    return (
      <button type="button" className={site} onClick={() => void alert(detail.noUrl)}>
        {image}
      </button>
    );
  }
  return (
    <ExternalLink href={url} className={site}>
      {image}
    </ExternalLink>
  );
});
