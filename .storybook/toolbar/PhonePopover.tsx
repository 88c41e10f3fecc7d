/** @jsxRuntime classic */
import React from 'react';
import { Button, useCopyButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { PhoneAddress } from './phoneAddress.ts';
import { qrPicture } from './qrPicture.ts';

const Sheet = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 288,
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
}));

const Heading = styled.h2(({ theme }) => ({
  margin: 0,
  paddingRight: 32,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));

const Picture = styled.svg({ display: 'block', width: '100%', borderRadius: 4, background: '#fff' });

const Words = styled.p({ margin: 0 });

const Address = styled.code(({ theme }) => ({
  padding: 8,
  overflowWrap: 'anywhere',
  borderRadius: 4,
  background: theme.background.hoverable,
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  userSelect: 'all',
}));

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const explanations: Record<PhoneAddress['kind'], string> = {
  page: 'Scan the code: the phone opens this story alone, with the settings of the toolbar.',
  published: 'Scan the code: the phone opens this story in the published Storybook.',
  network: 'Scan the code: the phone opens this story while it is in the same network as this computer.',
  none: 'Only this computer can open this Storybook. For a phone, open the published one, or start it with “npm run storybook -- --host 0.0.0.0”.',
};

/** The code, the link and what to do with them; without an address for a phone it says so instead of drawing a code. */
export function PhonePopover({ kind, link }: { kind: PhoneAddress['kind']; link: string }) {
  const isPlain = kind !== 'none' && link.startsWith('http:');
  return (
    <Sheet>
      <Heading>This story on a phone</Heading>
      {kind === 'none' ? null : <Code link={link} />}
      <Words>{explanations[kind]}</Words>
      {isPlain ? <Words>Without HTTPS the phone shows no pictures of notices.</Words> : null}
      <Address>{link}</Address>
      <Actions>
        <CopyLink link={link} />
        <Button asChild size="small" variant="outline" ariaLabel={false}>
          <a href={link} target="_blank" rel="noreferrer">
            Open full screen
          </a>
        </Button>
      </Actions>
    </Sheet>
  );
}

function Code({ link }: { link: string }) {
  const { side, path } = qrPicture(link);
  return (
    <Picture
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code of the link below"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </Picture>
  );
}

function CopyLink({ link }: { link: string }) {
  const { children, buttonProps } = useCopyButton({
    content: link,
    children: 'Copy link',
    childrenOnCopy: 'Copied',
    ariaLabel: false,
    ariaLabelOnCopy: false,
  });
  return (
    <Button size="small" variant="outline" {...buttonProps}>
      {children}
    </Button>
  );
}
