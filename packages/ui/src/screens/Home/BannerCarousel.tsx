import type { Banner } from '@campus-bell/api/wire/event';
import { bannerIntervalMs } from '@campus-bell/domain/limits';
import { home } from '@campus-bell/domain/words/home';
import { memo } from 'react';
import { Carousel, type CarouselProps } from '../../widgets/Carousel/Carousel.tsx';

/** Props of {@link BannerCarousel}. */
export interface BannerCarouselProps {
  banners: readonly Banner[];
  renderSlide: CarouselProps<Banner>['renderSlide'];
}

/** The banners of home, one at a time (HO-3, HO-4). */
export const BannerCarousel = memo(function BannerCarousel({ banners, renderSlide }: BannerCarouselProps) {
  return (
    <Carousel
      label={home.banners}
      items={banners}
      itemKey={(_banner, index) => index}
      renderSlide={renderSlide}
      shape="banner"
      indicator="counter"
      intervalMs={bannerIntervalMs}
    />
  );
});
