import Check from 'lucide-react/icons/check';
import { DropdownMenu } from 'radix-ui';
import { type Ref, useRef } from 'react';
import { useCloseRequest } from '../../hooks/useCloseRequest.ts';
import { useOverlayShield } from '../../touch/useOverlayShield.ts';
import { anchor, divider, frame, hint, item, mark, words } from './Menu.css.ts';

/** One of several settings, of which one holds. */
export interface MenuOption {
  value: string;
  label: string;
  /** A line that says what it means. */
  hint?: string;
}

/** Something to do. */
export interface MenuAction {
  label: string;
  tone?: 'ordinary' | 'danger';
  onSelectAction(): void;
}

/** Props of {@link MenuFrame}. */
export interface MenuFrameProps {
  open: boolean;
  /** Id of the button that opens it. */
  openerId: string;
  menuId: string;
  options: readonly MenuOption[];
  value: string;
  onSelectOption(value: string): void;
  actions: readonly MenuAction[];
  onClose(): void;
}

/** The place of the button. What Radix would say of a trigger is said by the button itself. */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={anchor} aria-hidden="true" />;
}

/** The menu itself, in a chunk of its own. It hangs on a shadow of its button, which keeps the focus. */
export function MenuFrame({
  open,
  openerId,
  menuId,
  options,
  value,
  onSelectOption,
  actions,
  onClose,
}: MenuFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useCloseRequest(open, onClose);
  useOverlayShield(open, content);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DropdownMenu.Trigger asChild>
        <Anchor />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
          id={menuId}
          className={frame}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={openerId}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(openerId)?.focus();
          }}
        >
          <DropdownMenu.RadioGroup value={value} onValueChange={onSelectOption}>
            {options.map((option) => (
              <DropdownMenu.RadioItem
                key={option.value}
                value={option.value}
                className={item({ tone: 'ordinary' })}
              >
                <span className={words}>
                  {option.label}
                  {option.hint === undefined ? null : <span className={hint}>{option.hint}</span>}
                </span>
                <DropdownMenu.ItemIndicator className={mark}>
                  <Check aria-hidden="true" size="1.25rem" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className={divider} />
          {actions.map(({ label, tone = 'ordinary', onSelectAction }) => (
            <DropdownMenu.Item key={label} className={item({ tone })} onSelect={onSelectAction}>
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
