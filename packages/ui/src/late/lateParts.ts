export { DueLine } from '../screens/Home/DueLine.tsx';
export { Shortcuts } from '../screens/Home/Shortcuts.tsx';
export { FoldedPlaces } from '../widgets/BottomNavigation/FoldedPlaces.tsx';
export { focusWhatCame } from '../widgets/Button/focusWhatCame.ts';
export { DeadlineChip } from '../widgets/DeadlineChip/DeadlineChip.tsx';
export { deadlineOf } from '../widgets/DeadlineChip/readDeadline.ts';
export { ReadWords } from '../widgets/EventCard/ReadWords.tsx';
