import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts a rule of a widget or screen into the components layer. */
export function componentRule(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layers.components]: rule } } as StyleRule;
}
