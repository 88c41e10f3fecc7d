import { matchesBoard } from '@campus-bell/domain/boardMatch';
import { choice } from '@campus-bell/domain/words/choice';
import Check from 'lucide-react/icons/check';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { afterAnswer } from '../../touch/afterAnswer.ts';
import { FilterField } from '../FilterField/FilterField.tsx';
import { check, groupTitle, nothing, option as optionLook, row } from './OptionList.css.ts';

/** One thing to choose. */
export interface SelectOption {
  /** The Korean name, which finds the option in either language. */
  value: string;
  label: string;
  /** Options of one group stand under its name. */
  group?: string;
  /** The language of the label, where it is another than that of the app. */
  lang?: string;
}

/** Props of {@link OptionList}. */
export interface OptionListProps {
  label: string;
  options: readonly SelectOption[];
  value: string | null;
  filterable: boolean;
  onSelectOption(value: string): void;
  renderBeside?: (option: SelectOption) => ReactNode;
}

/**
 * The options of a SelectSheet as radios: arrow keys move, Enter and Space choose. The mark moves at once; what the choice
 * leads to follows.
 */
export function OptionList({
  label,
  options,
  value,
  filterable,
  onSelectOption,
  renderBeside,
}: OptionListProps) {
  const radios = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const shown = options.filter(({ value, label }) =>
    [value, label].some((name) => matchesBoard(name, sought)),
  );
  const groups = [...new Set(shown.map((one) => one.group))];
  const [chosen, mark] = useOptimistic(value);
  const choose = (option: string) => {
    if (chosen !== value) return;
    startTransition(async () => {
      mark(option);
      await afterAnswer(() => onSelectOption(option));
    });
  };
  const reachable = shown.some((one) => one.value === value) ? value : shown[0]?.value;

  useEffect(() => {
    const checked = radios.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    checked?.scrollIntoView({ block: 'center' });
    if (!filterable) checked?.focus({ preventScroll: true });
  }, [filterable]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const focused = document.activeElement;
    // From what stands beside an option, the option counts.
    const beside = all.findIndex((one) => one.parentElement === focused?.parentElement);
    const at = Math.max(all.indexOf(focused as HTMLElement), beside);
    all[(at + step + all.length) % all.length]?.focus();
  };

  return (
    <>
      {filterable ? (
        <FilterField
          label={choice.find({ options: label })}
          placeholder={choice.howToFind}
          value={typed}
          onChangeValue={setTyped}
        />
      ) : null}
      <div ref={radios} role="radiogroup" aria-label={label} onKeyDown={move}>
        {groups.map((group) => (
          <div key={group ?? ''}>
            {group === undefined ? null : <p className={groupTitle}>{group}</p>}
            {shown
              .filter((one) => one.group === group)
              .map((one) => {
                const radio = (
                  // biome-ignore lint/a11y/useSemanticElements: a native radio would choose while the arrow keys still look around
                  <button
                    key={one.value}
                    type="button"
                    role="radio"
                    className={optionLook}
                    lang={one.lang}
                    aria-checked={one.value === chosen}
                    tabIndex={one.value === reachable ? 0 : -1}
                    onClick={() => choose(one.value)}
                  >
                    {one.label}
                    {one.value === chosen ? (
                      <Check className={check} aria-hidden="true" size="1.25rem" />
                    ) : null}
                  </button>
                );
                if (renderBeside === undefined) return radio;
                return (
                  <div key={one.value} className={row}>
                    {radio}
                    {renderBeside(one)}
                  </div>
                );
              })}
          </div>
        ))}
      </div>
      <p className={shown.length === 0 ? nothing : undefined} role="status">
        {shown.length === 0 ? choice.nothing : ''}
      </p>
    </>
  );
}

const stepByKey: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
