import { likedPath, settledPath } from '@campus-bell/domain/routes';
import { searchTextValue } from '@campus-bell/domain/searchText';
import { LikedScreen } from '@campus-bell/ui/screens/Liked/LikedScreen';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

/** `/liked`: the address holds the search. */
export function LikedRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const searchText = searchTextValue(new URLSearchParams(search).get('searchText') ?? '');
  const settled = settledPath(search, likedPath(searchText), ['searchText']);
  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>내가 찜한 글 | 캠퍼스벨</title>
      <LikedScreen searchText={searchText} onSubmitSearch={(text) => void navigate(likedPath(text))} />
    </>
  );
}
