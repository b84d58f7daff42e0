import { expect, test } from 'vitest';
import { afterDecision, afterOffer, afterPunch, isOfferDue, noOffers } from './installOffers.ts';

const punched = (times: number, from = noOffers) =>
  Array.from({ length: times }).reduce<typeof noOffers>((offers) => afterPunch(offers), from);

test('at first sight nothing is offered', () => {
  expect(isOfferDue(noOffers)).toBe(false);
  expect(isOfferDue(punched(2))).toBe(false);
});

test('after a few punches it is', () => {
  expect(isOfferDue(punched(3))).toBe(true);
});

test('an offer that was let pass comes again much later', () => {
  const passed = afterOffer(punched(3));
  expect(isOfferDue(punched(19, passed))).toBe(false);
  expect(isOfferDue(punched(20, passed))).toBe(true);
});

test('a decision is remembered for good', () => {
  expect(isOfferDue(punched(1000, afterDecision(punched(3))))).toBe(false);
});
