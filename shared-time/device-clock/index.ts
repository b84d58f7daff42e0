export { deviceClock } from './data/deviceClock.ts';
export { delayOf, needsServerTime, type LastAnswer } from './rules/delayOf.ts';
export {
  elapsedBetween,
  isCertain,
  serverTimeAt,
  type PressReading,
  type Reading,
  type ServerReading,
} from './rules/reading.ts';
