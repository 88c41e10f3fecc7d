/** @jsxRuntime classic */
import { ShareAltIcon } from '@storybook/icons';
import React from 'react';
import { Button, PopoverProvider, useCopyButton } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { renderSVG } from 'uqr';
import { isOfThisComputer } from './isOfThisComputer.ts';

/** Opens the current story on a phone, by a code to scan or a link to copy. */
export function PhoneTool() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  useGlobals();
  return (
    <PopoverProvider
      ariaLabel="This story on a phone"
      hasCloseButton
      popover={() => <Phone link={api.getStoryHrefs(storyId, { base: 'network' }).previewHref} />}
    >
      <Button variant="ghost" padding="small" ariaLabel="On a phone">
        <ShareAltIcon />
      </Button>
    </PopoverProvider>
  );
}

/** The code, the link and what to do with them; where no phone can open it, it says so instead of drawing a code. */
function Phone({ link }: { link: string }) {
  const { children, buttonProps } = useCopyButton({
    content: link,
    children: 'Copy link',
    childrenOnCopy: 'Copied',
    ariaLabel: false,
    ariaLabelOnCopy: false,
  });
  return (
    <div style={{ width: 280, overflowWrap: 'anywhere' }}>
      <h2>This story on a phone</h2>
      {isOfThisComputer(link) ? (
        <p>
          Only this computer can open this address. For a phone, open the published Storybook, or start it
          with “npm run storybook -- --host 0.0.0.0” and open the address in your network that it prints.
        </p>
      ) : (
        <>
          <img
            alt="QR code of the link below"
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'L', border: 4 }))}`}
          />
          <p>Scan the code: the phone opens this story alone, with the settings of the toolbar.</p>
          {link.startsWith('http:') ? (
            <p>The phone has to be in the same network; without HTTPS it shows no pictures of notices.</p>
          ) : null}
        </>
      )}
      <p>
        <code>{link}</code>
      </p>
      <Button size="small" variant="outline" {...buttonProps}>
        {children}
      </Button>
    </div>
  );
}
