import { routes } from '@campus-bell/domain/routes';
import { places } from '@campus-bell/domain/words/places';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';

/** The five places of the app, in their order (FR-3). */
export const appPlaces = () => [
  { href: routes.home, label: places.home, Icon: House },
  { href: routes.events, label: places.search, Icon: Search },
  { href: routes.liked, label: places.liked, Icon: Star },
  { href: routes.subscriptions, label: places.subscriptions, Icon: Bell },
  { href: routes.myPage, label: places.profile, Icon: User },
];
