import { describe, expect, it } from 'vitest';
import { checkMessages } from './checkMessages.ts';

const english = {
  hello: 'Hello {name}',
  count: '{n, plural, one {# entry} other {# entries by {who}}}',
  link: 'Read <a>this</a>',
};

describe('the check of messages', () => {
  it('is content with the same placeholders in another order', () => {
    const other = {
      hello: '{name}, guten Tag',
      count: '{n, plural, one {# Eintrag} other {{who}: # Einträge}}',
      link: 'Lies <a>das</a>',
    };
    expect(checkMessages(english, { de: other })).toEqual([]);
  });

  it('names a missing and a surplus message', () => {
    const { hello, ...rest } = english;
    expect(checkMessages(english, { de: { ...rest, more: 'x' } })).toEqual([
      'de lacks hello.',
      'de has more, which English has not.',
    ]);
    expect(hello).toBeDefined();
  });

  it('names a wrong placeholder and a lost tag', () => {
    const faults = checkMessages(english, {
      de: { ...english, hello: 'Hallo {nam}', link: 'Lies' },
    });
    expect(faults).toEqual([
      'de uses {nam} in hello, English {name}.',
      'de uses {} in link, English {a}.',
    ]);
  });

  it('names a message that cannot be read', () => {
    expect(checkMessages({ hello: 'Hello {name' }, {})[0]).toContain('en has a fault in hello');
    expect(checkMessages({ hello: ' ' }, {})).toEqual(['en has no words for hello.']);
  });
});
