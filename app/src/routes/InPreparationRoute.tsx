import { InPreparationScreen } from '@campus-bell/ui/screens/InPreparation/InPreparationScreen';

/** A route whose screen is still being built. */
export function InPreparationRoute() {
  return (
    <>
      <title>준비 중 | 캠퍼스벨</title>
      <InPreparationScreen />
    </>
  );
}
