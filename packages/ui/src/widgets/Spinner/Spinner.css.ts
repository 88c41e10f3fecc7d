import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius } from '../../tokens/space.ts';
import { motion } from '../../tokens/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  componentRule({
    display: 'inline-block',
    flex: 'none',
    width: '1.25em',
    height: '1.25em',
    border: `${line.mark} solid currentColor`,
    borderRightColor: 'transparent',
    borderRadius: radius.full,
    animation: `${turn} ${motion.turn} linear infinite`,
  }),
);
