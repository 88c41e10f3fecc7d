import { style } from '@vanilla-extract/css';
import { componentRule } from '../tokens/componentRule.ts';
import { zIndex } from '../tokens/zIndex.ts';

export const shieldLook = style(
  componentRule({ position: 'fixed', zIndex: zIndex.shield, pointerEvents: 'auto' }),
);
