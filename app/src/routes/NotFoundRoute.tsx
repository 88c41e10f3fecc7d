import { product } from '@campus-bell/domain/words/product';
import { screenTitle } from '@campus-bell/domain/words/screenTitle';
import { NotFoundScreen } from '@campus-bell/ui/screens/NotFound/NotFoundScreen';

/** Any path that is no route. */
export function NotFoundRoute() {
  return (
    <>
      <title>{product.titled({ page: screenTitle.notFound })}</title>
      <NotFoundScreen />
    </>
  );
}
