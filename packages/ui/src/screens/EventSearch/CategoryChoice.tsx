import { boardByName, type Category, categoryGroups, categoryOf } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { SelectSheet } from '../../widgets/SelectSheet/SelectSheet.tsx';
import { choices } from './EventSearchScreen.css.ts';
import { type ChangePins, PinButton } from './PinButton.tsx';

/** Props of {@link CategoryChoice}. */
export interface CategoryChoiceProps {
  category: Category;
  /** Slugs of the pinned boards. */
  pinned: readonly string[];
  onChangePins: ChangePins;
  onChangeCategory(category: Category): void;
}

const filterFrom = 10;
const optionOf = ({ name }: { name: string }) => ({ value: name, label: campusName(name) });

/** The group and the detail of the search (SE-1). A new group keeps the detail that it also holds, else takes its first (SE-2). */
export function CategoryChoice({ category, pinned, onChangePins, onChangeCategory }: CategoryChoiceProps) {
  const group = categoryGroups.find(({ name }) => name === category.group);
  const detailOptions = (group?.boards ?? []).map(optionOf);
  return (
    <div className={choices}>
      <SelectSheet
        label={eventSearch.group}
        options={categoryGroups.map(optionOf)}
        value={category.group}
        onSelectOption={(name) => onChangeCategory(categoryOf(name, null, category.detail))}
      />
      <SelectSheet
        label={eventSearch.detail}
        options={detailOptions}
        value={category.detail}
        filterable={detailOptions.length > filterFrom}
        onSelectOption={(name) => onChangeCategory(categoryOf(category.group, name))}
        renderBeside={({ value }) => (
          <PinButton
            slug={boardByName(value)?.slug ?? ''}
            name={campusName(value)}
            pinned={pinned}
            onChangePins={onChangePins}
          />
        )}
      />
    </div>
  );
}
