import type { Answer, CallRequest } from '../../http/calls.ts';

/** The calls that punch; they share the shape of their requests and answers. */
export type PunchCall = 'clockInShift' | 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

export type PunchRequest = CallRequest<PunchCall>;

/** All punches are answered alike. */
export type PunchAnswer = Answer<'clockInShift'>;
