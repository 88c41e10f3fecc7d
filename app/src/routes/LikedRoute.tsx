import { type LikedQuery, likedNames, likedPath, likedQuery } from '@campus-bell/domain/likedAddress';
import { settledPath } from '@campus-bell/domain/routes';
import { likes } from '@campus-bell/domain/words/likes';
import { product } from '@campus-bell/domain/words/product';
import { LikedScreen } from '@campus-bell/ui/screens/Liked/LikedScreen';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

/** `/liked`: the address holds order and search. A search is a step of its own, another order is none. */
export function LikedRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = likedQuery(new URLSearchParams(search));
  const settled = settledPath(search, likedPath(view), likedNames);
  if (settled !== null) return <Navigate replace to={settled} />;
  const change = (next: LikedQuery) => void navigate(likedPath(next), { replace: next.sort !== view.sort });
  return (
    <>
      <title>{product.titled({ page: likes.title })}</title>
      <LikedScreen view={view} onChangeView={change} />
    </>
  );
}
