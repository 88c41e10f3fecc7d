import type { ReactNode } from 'react';
import { panelId } from './SegmentedTabs.tsx';

/** Props of {@link TabPanel}. */
export interface TabPanelProps {
  /** `name` of the SegmentedTabs. */
  name: string;
  /** Id of the tab that is open. */
  activeId: string;
  children: ReactNode;
}

/** What the open tab of a SegmentedTabs shows. */
export function TabPanel({ name, activeId, children }: TabPanelProps) {
  return (
    <div id={panelId(name, activeId)} role="tabpanel" aria-labelledby={`${name}-tab-${activeId}`}>
      {children}
    </div>
  );
}
