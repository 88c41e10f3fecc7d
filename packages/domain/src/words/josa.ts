/** A word with the particle that its last letter asks for. */
export { josa } from 'es-hangul';
