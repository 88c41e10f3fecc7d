import { likedPath } from '@campus-bell/domain/routes';
import { searchTextValue } from '@campus-bell/domain/searchText';
import { LikedScreen } from '@campus-bell/ui/screens/Liked/LikedScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** `/liked`: the address holds the search. */
export function LikedRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <title>내가 찜한 글 | 캠퍼스벨</title>
      <LikedScreen
        searchText={searchTextValue(params.get('searchText') ?? '')}
        onSubmitSearch={(searchText) => void navigate(likedPath(searchText))}
      />
    </>
  );
}
