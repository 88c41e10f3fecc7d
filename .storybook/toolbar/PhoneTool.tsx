/** @jsxRuntime classic */
import React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { Icon } from './Icon.tsx';
import { PhonePopover } from './PhonePopover.tsx';
import { phoneAddress, storyLink } from './phoneAddress.ts';
import { readReach } from './reach.ts';

/** Opens the current story on a phone, by a code to scan or a link to copy. */
export function PhoneTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  useGlobals();
  const place = phoneAddress(location.href, readReach(document));
  const address = place.kind === 'none' ? location.href : place.address;
  const popover = () => (
    <PhonePopover kind={place.kind} link={storyLink(api.getStoryHrefs(storyId).previewHref, address)} />
  );
  return (
    <PopoverProvider ariaLabel="This story on a phone" hasCloseButton padding={0} popover={popover}>
      <Button variant="ghost" padding="small" ariaLabel="On a phone">
        <Icon name="phone" />
      </Button>
    </PopoverProvider>
  );
}
