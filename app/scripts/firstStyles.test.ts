import { expect, test } from 'vitest';
import { restOf, stylesOf } from './firstStyles.ts';

const names = new Set(['card', 'open']);

test.each<[string, string, string]>([
  ['rules of elements', 'a,b{color:red}:root:has(main){--x:1}', 'a,b{color:red}:root:has(main){--x:1}'],
  ['rules of a class that stands', '.card:hover>svg{x:y}', '.card:hover>svg{x:y}'],
  ['none of another class', '.menu{x:y}.card .menu{x:y}:root:has(.menu){x:y}', ''],
  ['a rule of which one selector can hold', '.menu,.card{x:y}', '.menu,.card{x:y}'],
  [
    'a choice with a class that stands',
    ':is(.menu,.card){x:y}:is(.menu,.item){x:y}',
    ':is(.menu,.card){x:y}',
  ],
  [
    'a rule of what is not of another class',
    '.card:not(.menu):not(:has(.menu)){x:y}',
    '.card:not(.menu):not(:has(.menu)){x:y}',
  ],
  [
    'groups that are left with a rule',
    '@media print{.menu{x:y}}@layer a{@media print{.card{x:y}.menu{x:y}}}',
    '@layer a{@media print{.card{x:y}}}',
  ],
  ['the order of the layers', '@layer a,b;@layer b{.card{x:y}}', '@layer a,b;@layer b{.card{x:y}}'],
  ['letters of rules that stand in quotes', `.card{a:"}";b:url('{;')}.menu{x:y}`, `.card{a:"}";b:url('{;')}`],
  [
    'animations that are named',
    '@keyframes in{from{x:y}}@keyframes out{to{x:y}}.card{animation:in 1s}.menu{animation:out}',
    '@keyframes in{from{x:y}}.card{animation:in 1s}',
  ],
  ['what a face is', '@font-face{font-family:a}', '@font-face{font-family:a}'],
])('a document gets %s', (_, sheet, kept) => {
  expect(stylesOf(sheet, names)).toBe(kept);
});

test('a sheet that ends within a rule ends the build', () => {
  expect(() => stylesOf('.card{x:y', names)).toThrow('ends within a rule');
});

test.each<[string, string, string, string]>([
  ['a rule that stands before', 'a{x:y}.card{x:y}.menu{x:y}', 'a{x:y}.card{x:y}', '.menu{x:y}'],
  [
    'the same of a group',
    '@media print{.card{x:y}.menu{x:y}}',
    '@media print{.card{x:y}}',
    '@media print{.menu{x:y}}',
  ],
  ['none of another group', '@media print{.card{x:y}}', '.card{x:y}', '@media print{.card{x:y}}'],
  [
    'the animations that are left',
    '@keyframes in{to{x:y}}@keyframes out{to{x:y}}',
    '@keyframes in{to{x:y}}',
    '@keyframes out{to{x:y}}',
  ],
  [
    'a rule that has to win over an earlier one of its file',
    '@layer a{._1carda{x:y}._1cardb{x:z}.menu{x:y}}',
    '@layer a{._1cardb{x:z}}',
    '@layer a{._1carda{x:y}._1cardb{x:z}.menu{x:y}}',
  ],
  [
    'no rule that an earlier one of its file has to win over',
    '@layer a{._1carda{x:y}._1cardb{x:z}}',
    '@layer a{._1carda{x:y}}',
    '@layer a{._1cardb{x:z}}',
  ],
  [
    'no rule of another layer than the earlier one',
    '@layer a{._1carda{x:y}}@layer b{@media print{._1cardb{x:z}}}',
    '@layer b{@media print{._1cardb{x:z}}}',
    '@layer a{._1carda{x:y}}',
  ],
])('the rest of a sheet has %s', (_, sheet, first, rest) => {
  expect(restOf(sheet, first)).toBe(rest);
});
