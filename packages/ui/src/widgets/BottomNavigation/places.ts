import { routes } from '@campus-bell/domain/routes';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';

/** The five places of the app, in their order (FR-3). */
export const places = [
  { href: routes.home, label: '홈', Icon: House },
  { href: routes.events, label: '검색', Icon: Search },
  { href: routes.liked, label: '찜', Icon: Star },
  { href: routes.subscriptions, label: '구독', Icon: Bell },
  { href: routes.myPage, label: '프로필', Icon: User },
] as const;
