import { type ButtonHTMLAttributes, lazy, type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { opener, place } from './Menu.css.ts';
import type { MenuAction, MenuOption } from './MenuFrame.tsx';

const MenuFrame = lazy(() => import('./MenuFrame.tsx').then((part) => ({ default: part.MenuFrame })));

/** Props of {@link Menu}; the rest goes to its button. */
export interface MenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** What the button shows; its Korean name may say more by `aria-label`. */
  children: ReactNode;
  options: readonly MenuOption[];
  value: string;
  onSelectOption(value: string): void;
  actions: readonly MenuAction[];
  /** A call runs: announced, and the menu stays closed. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a short menu of settings and actions. Its code arrives on the first opening. */
export function Menu({
  children,
  options,
  value,
  onSelectOption,
  actions,
  busy = false,
  ...rest
}: MenuProps) {
  const id = useId();
  const menuId = `${id}-menu`;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    if (busy) return;
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <span className={place}>
      <button
        {...rest}
        id={id}
        type="button"
        className={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={open}
      >
        {children}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <MenuFrame
            open={isOpen}
            openerId={id}
            menuId={menuId}
            options={options}
            value={value}
            onSelectOption={onSelectOption}
            actions={actions}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
