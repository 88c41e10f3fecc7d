import type { KeyboardEvent } from 'react';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { count, list, tab as tabLook } from './SegmentedTabs.css.ts';

/** One tab of {@link SegmentedTabs}. */
export interface SegmentedTab<Id extends string> {
  id: Id;
  label: string;
  /** Shows the red dot. */
  unread?: boolean;
  /** A number after the label. */
  count?: number;
}

/** Props of {@link SegmentedTabs}. */
export interface SegmentedTabsProps<Id extends string> {
  /** The Korean name of the row. */
  label: string;
  /** Unique in the page; ties the tabs to their {@link TabPanel}. */
  name: string;
  tabs: readonly SegmentedTab<Id>[];
  /** What the red dot says. */
  unreadLabel?: string;
  activeId: Id;
  onSelectTab(id: Id): void;
}

/** Two or three views of one page side by side; arrow keys, Home and End move. */
export function SegmentedTabs<Id extends string>({
  label,
  name,
  tabs,
  unreadLabel,
  activeId,
  onSelectTab,
}: SegmentedTabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === activeId);
    const goal = goalOf(event.key, at, tabs.length);
    const next = goal === null ? undefined : tabs[goal];
    if (next === undefined) return;
    event.preventDefault();
    onSelectTab(next.id);
    document.getElementById(tabId(name, next.id))?.focus();
  };
  return (
    <div className={list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(name, tab.id)}
          type="button"
          role="tab"
          className={tabLook}
          aria-selected={tab.id === activeId}
          aria-controls={tab.id === activeId ? panelId(name, tab.id) : undefined}
          tabIndex={tab.id === activeId ? 0 : -1}
          onClick={() => onSelectTab(tab.id)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className={count}>{tab.count}</span>}
          {tab.unread === true ? <UnreadDot label={unreadLabel} /> : null}
        </button>
      ))}
    </div>
  );
}

function goalOf(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`;
}

/** The element id of the panel that a tab shows. */
export function panelId(name: string, id: string): string {
  return `${name}-panel-${id}`;
}
