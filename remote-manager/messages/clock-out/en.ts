export { english as messages } from './english.ts';
