/**
 * Every dialog, toast and status text of the error catalogue and the validation rules (spec §5, §8). A namespace
 * of small modules, so that a screen's code carries the texts that it uses and no others.
 */
export * as messages from './messages/catalogue.ts';
